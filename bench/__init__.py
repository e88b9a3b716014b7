"""Measurements, each as a ratio to peers or against a stated target; every folder contains its results."""
