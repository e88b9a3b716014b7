# What a move changes
effect-cash = Cash
