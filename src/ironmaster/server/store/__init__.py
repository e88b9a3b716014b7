"""What the server keeps: people, tables, journals, links and chat, in SQLite or PostgreSQL."""
