# Verbs of moves and outcomes, for a button
action-build = Build
action-combine = Build (2 actions)
action-link = Build a link
action-develop = Develop
action-sell = Sell cotton
action-loan = Take a loan
action-pass = Pass
action-stop = Stop here
action-discard = Discard
action-coal = Take coal
action-iron = Take iron
action-liquidate = Sell a tile
action-first = First player
action-draw = Draw
action-market = Turn up a distant-market tile

# What the other words name
element-slot = { $place }, slot { $slot }
element-card = { BARE($card) } card
element-market = distant market
element-seat = player { $seat }
element-market_tile = { $number ->
    [one] 1 space down
   *[other] { $number } spaces down
}

# What is asked for
ask-action = What do you do?
ask-industry = Which industry?
ask-slot = Where?
ask-card = With which card?
ask-line = Which line?
ask-market = Where to?
ask-sum = How much?
ask-develop-industry = From which pile?
ask-build-slot = Where do you build?
ask-combine-slot = Where do you build?
ask-sell-slot = Which cotton mill, and where to?
ask-coal-slot = Which mine gives the coal?
ask-iron-slot = Which iron works gives the iron?
ask-liquidate-slot = Which tile do you sell?
ask-discard-card = Which card do you discard?
