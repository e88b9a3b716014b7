"""Self-play: bots against themselves, every decision written to Parquet, on one machine or on a Ray cluster."""
