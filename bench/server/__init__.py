"""Load on a real server over loopback, bounded in count and time."""
