"""Administration of a database: verify games, back up, restore and prune."""
