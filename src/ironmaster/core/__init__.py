"""The core: matches, records and everything else that does not depend on the rules of a particular game."""
