"""Tables before and after the game: creating, joining, links, rematches and records."""
