"""What tiles, thalers and the hammer are worth in Industria."""
