"""How good the chances of winning are that an analysis shows."""
