"""The database, SQLite or PostgreSQL: people, tables, journals, links and chat."""
