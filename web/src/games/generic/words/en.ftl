# The table of a game that has no drawing of its own
generic-board = The table
generic-choose = What can be chosen
generic-nothing = There is nothing to see here yet. What you can do stands in your decision.
