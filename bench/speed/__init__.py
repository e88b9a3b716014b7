"""Speed: this engine and others, measured side by side in one run."""
