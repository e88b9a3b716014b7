"""Looking after a server: checking its games, taking copies, tidying up. Plain functions on a database."""
