"""Clutch: three board games of eggs and empires, for players, tinkerers and researchers."""

__version__ = "0.1.0"
