"""The table server: an HTTP and WebSocket server for all registered games.

It stores every acknowledged move durably, and shows each seat only what that seat may know.
"""
