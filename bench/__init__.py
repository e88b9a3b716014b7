"""Measurements, each as a ratio to peers or against a stated aim; see bench/results.md."""
