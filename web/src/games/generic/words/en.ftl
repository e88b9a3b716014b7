# The table of a game that has no drawing of its own
generic-board = The table
generic-choose = Choices
generic-nothing = There is nothing to show yet. Your choices are listed in the decision.
