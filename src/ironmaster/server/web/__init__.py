"""The HTTP and WebSocket interface: routes, authentication, error responses and static files."""
