"""The server: HTTP, WebSocket, and the built web client."""

from pathlib import Path

TEXT = Path(__file__).parent / "text"
