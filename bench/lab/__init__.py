"""How much the shapes of other libraries cost, and how the games compare with theirs."""
