"""The calibration of the chances of winning that an analysis shows."""
