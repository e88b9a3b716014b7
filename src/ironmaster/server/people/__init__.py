"""People: guests, accounts, sessions and tokens for programs."""
