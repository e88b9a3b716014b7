# Names
sum = ${ $dollars }
debt = −${ $dollars }
port = { $place }, { $edge }
link = { $start }–{ $end }
open-run = { $start } to { $hex }/{ $edge }
name-red = red
name-blue = blue
name-yellow = yellow
name-purple = purple
name-grey = grey
name-turn_order = Turn Order
name-first_move = First Move
name-engineer = Engineer
name-first_build = First Build
name-city_growth = City Growth
name-locomotive = Locomotive
name-urbanization = Urbanization
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SW
edge-nw = NW
face-21 = straight
face-22 = gentle curve
face-23 = sharp curve
face-41 = crossing straights
face-42 = straight crossing a gentle curve
face-43 = crossing gentle curves
face-44 = straight and sharp curve
face-45 = two gentle curves
face-46 = gentle curve, sharp curve at its left
face-47 = gentle curve, sharp curve at its right
face-T11 = town, one exit
face-T21 = town, straight
face-T22 = town, gentle
face-T23 = town, sharp
face-T31 = town, three ways
face-T32 = town, left fork
face-T33 = town, right fork
face-T34 = town, three side by side
face-T41 = town, four exits
face-T42 = town, cross
face-T43 = town, four side by side

# Action tiles
tile-turn_order-base = First in the turn order of the next turn.
tile-turn_order-standard = May pass once in the next auction without leaving it.
tile-first_move = Acts first in both cycles of the goods phase.
tile-engineer = May lay four track tiles instead of three.
tile-first_build = Builds before everybody else.
tile-city_growth = The cubes of a supply space go to a city without growth marker.
tile-locomotive-base = The locomotive goes up a level at once, for ${ $cost } and the new level.
tile-locomotive-standard = The locomotive goes up a level at once.
tile-urbanization = A New City with the cubes of a supply space takes the place of a town.

# What is asked
prompt-opening = { $seat }, your bid for place { $place }: { $bidder } bids { $bid }.
prompt-opening-first = { $seat }, your bid for place { $place }: nobody has bid yet.
prompt-capital = { $seat }: how many loans for this turn? You have { $cash }.
prompt-bidding = { $seat }, your bid for the turn order: { $bidder } bids { $bid }, you have { $cash }.
prompt-bidding-first = { $seat }, your bid for the turn order: nobody has bid yet, you have { $cash }.
prompt-actions = { $seat }: which action tile? You have { $cash }.
prompt-pay = { $seat }: pay { $price } for { $tile }, or pass?
prompt-build = { $seat } builds: { $left ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $left } tiles left
}, { $cash } in hand.
prompt-supply = { $seat }: which supply space for { $place }?
prompt-move = { $seat }, cycle { $cycle }: deliver a cube, upgrade the locomotive, or pass?
prompt-route = { $seat }: which way does the { $cube } cube go on from { $place }?
prompt-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} to income, or to victory points?
prompt-over = The game is over.
prompt-chance = The table is being set up.

# What was done
did-bid = { $seat } bids { $bid }.
did-pass-opening = { $seat } passes.
did-pass-bidding = { $seat } passes and leaves the auction.
did-pass-pay = { $seat } passes: { $tile } is turned over.
did-pass-move = { $seat } passes.
did-free_pass = { $seat } passes and stays in the auction, by Turn Order.
did-capital = { $loans ->
    [0] { $seat } takes no loan.
    [one] { $seat } takes 1 loan: { $dollars }.
   *[other] { $seat } takes { $loans } loans: { $dollars }.
}
did-take = { $seat } takes { $tile }.
did-take-locomotive = { $seat } takes { $tile } for { $price }: level { $level }.
did-take-locomotive-free = { $seat } takes { $tile }: level { $level }.
did-pay = { $seat } pays { $price } for { $tile }.
did-lay = { $seat } lays track on { $hex } for { $cost }: { $track }.
did-replace = { $seat } replaces the tile on { $hex } for { $cost }: { $track }.
did-urbanize = { $seat } puts a New City on { $place }: { $colour }.
did-grow = { $seat } lets { $place } grow.
did-supply = Supply space { $space } goes to { $place }: { $cubes }.
did-stop = { $seat } has built.
did-deliver = { $seat } takes a { $colour } cube from { $place }.
did-via = { $seat } sends the { $cube } cube to { $place }.
did-upgrade = { $seat } upgrades the locomotive: level { $level }.
did-income = { $seat } puts { $points ->
    [one] 1 point
   *[other] { $points } points
} on income.
did-points = { $seat } takes { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
did-first = The lot makes { $seat } the first to bid.
did-dealt = { $seat } is dealt { $tile }.
did-goods = { $place }: { $cubes }.
did-goods-supply = Supply space { $space }: { $cubes }.

# What followed
then-loans = { $seat } borrows { $loans ->
    [one] once
   *[other] { $loans } times
}: income { $income }{ $points ->
    [0] .
   *[other] , { $points } points lost.
}
then-link = { $owner } has the link { $link }.
then-link-nobody = The link { $link } is complete, and nobody owns it.
then-claimed = { $seat } claims an incomplete link: { $start }.
then-lost = { $runs ->
    [one] { $seat } no longer holds an incomplete link: { $starts }.
   *[other] { $seat } no longer holds { $runs } incomplete links: { $starts }.
}
then-won = { $seat } has place { $place } for { $price }: income { $income }.
then-place = Place { $place }: { $seat }, who pays { $price }.
then-delivered = The { $cube } cube is delivered: { $route } ({ $shares }).
leg = –({ $owner })–
nobody = nobody
share = { $seat } { $links }
then-capped = Income is at its top: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for { $seat }.
then-forced = { $seat } can choose no tile and takes { $tile } as passed.
then-income = { $seat } receives { $dollars }.
then-expense = { $seat } pays { $dollars }.
then-short = { $seat } owes { $dollars } and is short: income { $income }{ $lost ->
    [0] .
    [one] , 1 point lost.
   *[other] , { $lost } points lost.
}
then-bankrupt = { $seat } cannot pay { $dollars } and is bankrupt.
then-order = Turn order: { $order }.
then-round = Turn { $round }; order: { $order }.
then-over = The game is over.

# Parts of the game and standings
chapter = Turn { $round } of { $rounds }
chapter-start = Setting up
chapter-end = End of the game
standing = { $seat } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}, income { $income }, { $cash }, { $worth } if the game ended now
standing-end = { $seat } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}, income { $income }
standing-out = { $seat } bankrupt
