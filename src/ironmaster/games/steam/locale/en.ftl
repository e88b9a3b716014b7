# Names
sum = ${ $dollars }
debt = −${ $dollars }
hex = { $hex }
    .at = on { $hex }
port = { $place } ({ $edge })
link = { $start }–{ $end }
open-run = { $start } to { $hex } ({ $edge })
track = { $face } ({ $ways })
    .article = { ARTICLE($face) }
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
    .article = a
face-22 = gentle curve
    .article = a
face-23 = sharp curve
    .article = a
face-41 = crossing of two straights
    .article = a
face-42 = crossing of a straight and a gentle curve
    .article = a
face-43 = crossing of two gentle curves
    .article = a
face-44 = straight with a sharp curve
    .article = a
face-45 = pair of gentle curves
    .article = a
face-46 = gentle curve with a sharp curve to its left
    .article = a
face-47 = gentle curve with a sharp curve to its right
    .article = a
face-T11 = town tile with one exit
    .article = a
face-T21 = town tile with a straight
    .article = a
face-T22 = town tile with a gentle curve
    .article = a
face-T23 = town tile with a sharp curve
    .article = a
face-T31 = town tile with three evenly spaced exits
    .article = a
face-T32 = town tile with a left fork
    .article = a
face-T33 = town tile with a right fork
    .article = a
face-T34 = town tile with three adjacent exits
    .article = a
face-T41 = town tile with four exits, three of them adjacent
    .article = a
face-T42 = town tile with four exits in an X
    .article = a
face-T43 = town tile with four adjacent exits
    .article = a

# Colours of cities and cubes
coloured = { $colour }
new-city = { coloured } New City
colours = { $colour }
cubes-alike = { $count ->
    [one] a { $colour } cube
   *[other] { $count } { colours } cubes
}
cubes-mixed = { $count } cubes ({ $parts })
cubes-part = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { colours }
}

# Action tiles
tile-turn_order-base = First in the order of the next turn.
tile-turn_order-standard = May pass once in the auction of the next turn without leaving it.
tile-first_move = Acts first in both rounds of moving goods.
tile-engineer = May lay four track tiles instead of three.
tile-first_build = Builds before everybody else.
tile-city_growth = The cubes of a goods supply space go to a city without a City Growth marker.
tile-locomotive-base = The locomotive goes up one level at once, for ${ $cost } plus one dollar for each level that it then has.
tile-locomotive-standard = The locomotive goes up one level at once.
tile-urbanization = A New City with the cubes of a goods supply space takes the place of a town.

# What is asked
prompt-opening = { YOU($seat) ->
    [you] It is your turn to bid for place { $place }.
   *[other] { $seat } is to bid for place { $place }.
} { YOU($bidder) ->
    [you] You have
   *[other] { $bidder } has
} bid { $bid }.
prompt-opening-first = { YOU($seat) ->
    [you] It is your turn to bid for place { $place }.
   *[other] { $seat } is to bid for place { $place }.
} Nobody has bid yet.
prompt-capital = { YOU($seat) ->
    [you] How many loans do you take this turn? You have { $cash }.
   *[other] How many loans does { $seat } take this turn? { $seat } has { $cash }.
}
prompt-bidding = { YOU($seat) ->
    [you] It is your turn to bid for the turn order, and you have { $cash }.
   *[other] { $seat } is to bid for the turn order, and has { $cash }.
} { YOU($bidder) ->
    [you] You have
   *[other] { $bidder } has
} bid { $bid }.
prompt-bidding-first = { YOU($seat) ->
    [you] It is your turn to bid for the turn order, and you have { $cash }.
   *[other] { $seat } is to bid for the turn order, and has { $cash }.
} Nobody has bid yet.
prompt-actions = { YOU($seat) ->
    [you] Which action tile do you take? You have { $cash }.
   *[other] Which action tile does { $seat } take? { $seat } has { $cash }.
}
prompt-pay = { YOU($seat) ->
    [you] Do you pay { $price } for { $tile } or pass?
   *[other] Does { $seat } pay { $price } for { $tile } or pass?
}
prompt-build = { YOU($seat) ->
    [you] You can
   *[other] { $seat } can
} lay { $left ->
    [0] no more track tiles
    [one] 1 more track tile
   *[other] { $left } more track tiles
} and { YOU($seat) ->
    [you] have
   *[other] has
} { $cash }.
prompt-supply = { YOU($seat) ->
    [you] Which goods supply space do you choose for { THE($place) }?
   *[other] Which goods supply space does { $seat } choose for { THE($place) }?
}
prompt-move = { YOU($seat) ->
    [you] Goods round { $cycle }: do you deliver a cube, upgrade your locomotive or pass?
   *[other] Goods round { $cycle }: does { $seat } deliver a cube, upgrade the locomotive or pass?
}
prompt-route = { YOU($seat) ->
    [you] By which link do you send the { $cube } cube on from { THE($place) }?
   *[other] By which link does { $seat } send the { $cube } cube on from { THE($place) }?
}
prompt-score = { YOU($seat) ->
    [you] Do you add
   *[other] Does { $seat } add
} { $points ->
    [one] 1 point
   *[other] { $points } points
} to { YOU($seat) ->
    [you] your income or to your victory points?
   *[other] income or to victory points?
}
prompt-over = The game is over.
prompt-chance = The table is being set up.

# What was done
did-bid = { $seat } bids { $bid }.
did-pass-opening = { $seat } passes.
did-pass-bidding = { $seat } passes and leaves the auction.
did-pass-pay = { $seat } passes, and { $tile } is turned over.
did-pass-move = { $seat } passes.
did-free_pass = { $seat } passes and stays in the auction, thanks to Turn Order.
did-capital = { $loans ->
    [0] { $seat } takes no loan.
    [one] { $seat } takes 1 loan and receives { $dollars }.
   *[other] { $seat } takes { $loans } loans and receives { $dollars }.
}
did-take = { $seat } takes { $tile }.
did-take-locomotive = { $seat } takes { $tile } for { $price }; the locomotive is now level { $level }.
did-take-locomotive-free = { $seat } takes { $tile }; the locomotive is now level { $level }.
did-pay = { $seat } pays { $price } for { $tile }.
did-lay = { $seat } lays { A($track) } { AT($hex) } for { $cost }.
did-replace = { $seat } replaces the tile { AT($hex) } with { A($track) } for { $cost }.
did-urbanize = { $seat } lays a { new-city } on { THE($place) }.
did-grow = { $seat } lets { THE($place) } grow.
did-supply = { CAPITAL(THE($place)) } receives { $cubes } from goods supply space { $space }.
did-stop = { $seat } ends the build.
did-deliver = { $seat } moves a { $colour } cube from { THE($place) }.
did-via = { $seat } sends the { $cube } cube to { THE($place) }.
did-upgrade = { $seat } upgrades the locomotive to level { $level }.
did-income = { $seat } adds { $points ->
    [one] 1 point
   *[other] { $points } points
} to income.
did-points = { $seat } takes { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
did-first = The draw makes { $seat } the first to bid.
did-dealt = { $seat } is dealt { $tile }.
did-goods = { CAPITAL(THE($place)) } receives { $cubes }.
did-goods-supply = Goods supply space { $space } receives { $cubes }.

# What followed
then-loans = { $seat } takes { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}; income is now { $income }{ $points ->
    [0] .
    [one] , and 1 victory point is lost.
   *[other] , and { $points } victory points are lost.
}
then-link = { $owner } now owns the link { $link }.
then-link-nobody = The link { $link } is complete and has no owner.
then-claimed = { $seat } claims the incomplete link from { $start }.
then-lost = { $runs ->
    [one] { $seat } loses the incomplete link from { $starts }.
   *[other] { $seat } loses { $runs } incomplete links: { $starts }.
}
then-won = { $paid ->
    [0] { $seat } gets place { $place } for free.
   *[other] { $seat } gets place { $place } for { $price }; income is now { $income }.
}
then-place = { $paid ->
    [0] { $seat } gets place { $place } and pays nothing.
   *[other] { $seat } gets place { $place } and pays { $price }.
}
then-delivered = The { $cube } cube is delivered to { THE($place) }. Its route was { $route }.
then-share = { $links ->
    [one] { $seat } earns 1 point.
   *[other] { $seat } earns { $links } points.
}
leg = –({ $owner })–
nobody = nobody
then-capped = { $seat } has reached the end of the income track and takes { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
then-forced = { $seat } may take none of the tiles left and receives { $tile }, turned over as after a pass.
then-settled = Income is settled.
then-income = { $seat } receives { $dollars }.
then-expense = { $seat } pays { $dollars }.
then-short = { $seat } owes { $dollars } and has too little cash; income is now { $income }{ $lost ->
    [0] .
    [one] , and 1 victory point is lost.
   *[other] , and { $lost } victory points are lost.
}
then-bankrupt = { $seat } cannot pay { $dollars } and is bankrupt.
then-order = The turn order is { $order }.
then-round = Turn { $round } begins; the turn order is { $order }.
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
joined = { $first }; { $second }
