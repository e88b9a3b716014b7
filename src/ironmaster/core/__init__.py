"""The core: what every game table needs and no game's rules."""
