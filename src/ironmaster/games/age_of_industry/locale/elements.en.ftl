# Verbs of actions
action-build = Build
action-combine = Build (2 actions)
action-railway = Build a railway
action-sell = Sell
action-develop = Develop
action-take = Take cards
action-pass = Pass
action-free_pass = Pass without discarding
action-repay = Repay a loan
action-end = Repay no more
action-stop = Stop selling
action-discard = Discard
action-coal = Take coal
action-iron = Take iron
action-first = First player
action-draw = Draw
action-demand = Lay a market counter

# What the other words name
element-space = { $place }, space { $space }
element-card = { $card } card
    .article = { ARTICLE($card) ->
        [an] an
       *[other] a
    }
element-deck = the deck
element-track = the demand track
element-seat = player { $seat }

# What is asked for
ask-action = What do you do?
ask-industry = Which industry?
ask-space = Where?
ask-card = With which card?
ask-line = Which connection?
ask-counter = Which counter leaves the display?
ask-market = Where do you sell?
ask-import = From where?
ask-track = From where?
ask-deck = Which card?
ask-build-space = Where do you build?
ask-combine-space = Where do you build?
ask-sell-space = From which mill or factory do you sell, and where?
ask-coal-space = Which source gives the coal?
ask-iron-space = Which works give the iron?
ask-face_up = Which card do you take?
ask-discard-card = Which card do you discard?
