# Verbs of moves and outcomes, for a button
action-bid = Bid
action-pass = Pass
action-free_pass = Pass and stay in
action-capital = Take loans
action-take = Take
action-pay = Pay
action-lay = Lay track
action-urbanize = Place a New City
action-grow = Let a city grow
action-supply = Take the cubes
action-stop = Done building
action-deliver = Deliver a cube
action-via = Go on
action-upgrade = Upgrade the locomotive
action-income = To income
action-points = To victory points
action-first = First to bid
action-dealt = Dealt
action-goods = Cubes drawn

# What the other words name
element-loans = { $loans ->
    [0] no loan
    [one] 1 loan ({ $dollars })
   *[other] { $loans } loans ({ $dollars })
}
element-space = supply space { $space }
element-seat = player { $seat }

# What is asked for
ask-action = What do you do?
ask-sum = How much do you bid?
ask-loans = How many loans?
ask-tile = Which action tile?
ask-hex = Which hex?
ask-track = Which track?
ask-colour = Which colour?
ask-space = Which supply space?
ask-link = Which link next?
ask-lay-hex = Where do you lay track?
ask-urbanize-hex = Which town becomes a city?
ask-urbanize-colour = Which New City?
ask-grow-hex = Which city grows?
ask-deliver-hex = A cube from which city?
ask-deliver-colour = Which cube?
