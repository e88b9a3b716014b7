# Verbs of moves and outcomes, for a button
action-bid = Bid
action-pass = Pass
action-free_pass = Pass and stay in
action-capital = Take loans
action-take = Take
action-pay = Pay
action-lay = Lay track
action-urbanize = Lay a New City
action-grow = Let a city grow
action-supply = Take the cubes
action-stop = Stop building
action-deliver = Deliver a cube
action-via = Go on
action-upgrade = Upgrade the locomotive
action-income = Add to income
action-points = Add to victory points
action-first = First to bid
action-dealt = Dealt
action-goods = Cubes drawn

# What the other words name
element-loans = { $loans ->
    [0] no loan
    [one] 1 loan ({ $dollars })
   *[other] { $loans } loans ({ $dollars })
}
element-space = goods supply space { $space }
element-seat = player { $seat }

# What is asked for
ask-action = What do you do?
ask-sum = How much do you bid?
ask-loans = How many loans?
ask-tile = Which action tile?
ask-hex = Which hex?
ask-track = Which track?
ask-colour = Which colour?
ask-space = Which goods supply space?
ask-link = By which link does the cube go on?
ask-lay-hex = Where do you lay track?
ask-urbanize-hex = Which town becomes a city?
ask-urbanize-colour = Which New City?
ask-grow-hex = Which city grows?
ask-deliver-hex = From which city do you take a cube?
ask-deliver-colour = Which cube?
