"""One decision each: what may be chosen, what it does, and why not."""
