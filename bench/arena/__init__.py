"""How strong the bots are, and how they play: reports of the arena, with the commands that made them."""
