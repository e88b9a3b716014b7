"""Tables before and after the game: opening, joining, links, rematch, records."""
