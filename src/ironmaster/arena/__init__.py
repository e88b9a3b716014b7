"""Which bot is stronger, and how sure that is: the same deals for everybody, seats in turn, and intervals."""
