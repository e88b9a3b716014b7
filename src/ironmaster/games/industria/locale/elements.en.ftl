# Verbs of moves and outcomes, for a button
action-offer = Auction
action-bid = Bid
action-pass = Pass
action-sell = Sell
action-keep = Keep
action-lay = Lay a tile
action-cash = Cash in a tile
action-stop = Stop building
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
ask-material = Which raw material?
ask-seller = Who sells it to you?
ask-offer-tile = Which tile do you auction?
ask-lay-tile = Which tile do you lay?
ask-cash-tile = Which tile do you cash in?
ask-use-tile = Which tile do you use?
