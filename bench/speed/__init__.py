"""Speed: this engine and others, measured alternately in one run."""
