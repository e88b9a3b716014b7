"""The server's face: HTTP, WebSocket, who is asking, and what they are told."""
