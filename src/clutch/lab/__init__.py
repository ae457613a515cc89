"""Studying games: many of them, and what they say."""
