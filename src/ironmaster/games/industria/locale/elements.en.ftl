# Verbs of moves and outcomes, for a button
action-offer = Put up
action-bid = Bid
action-pass = Pass
action-sell = Sell
action-keep = Keep
action-lay = Build
action-cash = Turn into money
action-stop = Done building
action-use = Use a tile
action-buy = Buy
action-first = Start marker
action-reveal = Turn up

# What the other words name
element-bank = bank
element-seat = player { $seat }

# What is asked for
ask-action = What do you do?
ask-tile = Which tile?
ask-sum = How much do you bid?
ask-material = Which material?
ask-seller = From whom?
ask-offer-tile = Which tile do you put up?
ask-lay-tile = What do you build?
ask-cash-tile = Which tile do you turn into money?
ask-use-tile = Which tile do you use?
