"""The judge of Industria: evaluates tiles, thalers and auctions."""
