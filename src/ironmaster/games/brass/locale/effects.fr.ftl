# Ce que change un coup
effect-cash = Argent
