"""Measurements, each as a ratio to peers or against a stated aim; every folder has its results."""
