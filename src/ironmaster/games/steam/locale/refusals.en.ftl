# Why a move is refused: the moment is wrong
moment-opening = The places in the turn order are being auctioned: { YOU($seat) ->
    [you] bid or pass.
   *[other] { $seat } bids or passes.
}
moment-capital = This is the capital phase: { YOU($seat) ->
    [you] say how many loans you take.
   *[other] { $seat } says how many loans to take.
}
moment-bidding = The turn order is being auctioned: { YOU($seat) ->
    [you] bid or pass.
   *[other] { $seat } bids or passes.
}
moment-actions = Action tiles are being chosen: { YOU($seat) ->
    [you] take one.
   *[other] { $seat } takes one.
}
moment-pay = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} taken { $tile } and must first pay for it or pass.
moment-build = This is the build phase: { YOU($seat) ->
    [you] build or stop.
   *[other] { $seat } builds or stops.
}
moment-supply = { YOU($seat) ->
    [you] You must
   *[other] { $seat } must
} first choose the goods supply space whose cubes go to the city.
moment-move = Goods are being moved: { YOU($seat) ->
    [you] deliver a cube, upgrade your locomotive or pass.
   *[other] { $seat } delivers a cube, upgrades the locomotive or passes.
}
moment-route = The { $cube } cube from { THE($source) } is under way: { YOU($seat) ->
    [you] you must
   *[other] { $seat } must
} first choose its next link.
moment-score = Points from a delivery must be placed first: { YOU($seat) ->
    [you] choose income or victory points.
   *[other] { $seat } chooses income or victory points.
}
moment-over = The game is over; no more moves are possible.
moment-chance = The table is being set up; nobody can move before that is done.
moment-via = { YOU($seat) ->
    [you] First choose the cube to deliver.
   *[other] { $seat } must first choose the cube to deliver.
} Its links are then asked for one by one, and only where more than one leads on.

# Why a move is refused: building
refusal-steam-build-limit = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} already laid the { $tiles } tiles that this build allows.
refusal-steam-build-duty = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} paid for { $tile } and must carry it out before stopping.
refusal-steam-track-hexonly = { CAPITAL(THE($hex)) } is a city: track is never laid on it.
off-map = { $hex } is not a hex of the map.
refusal-steam-track-kind = { CAPITAL(THE($hex)) } is not a town: a town tile cannot be laid there.
plain-on-town = { CAPITAL(THE($hex)) } is a town: only a town tile can be laid there.
refusal-steam-track-blackedge = At the { $edge } edge of { THE($hex) }, the track would point at a thick black line.
refusal-steam-track-mapedge = At the { $edge } edge of { THE($hex) }, the track would lead off the map.
refusal-steam-track-first = { YOU($seat) ->
    [you] Your first tile
   *[other] The first tile of { $seat }
} must have track that leaves a city.
refusal-steam-track-anchor = { CAPITAL(AT($hex)) }, the track would start neither at a city, nor at an open end that { YOU($seat) ->
    [you] you may continue, nor at a town where you have
   *[other] { $seat } may continue, nor at a town where { $seat } has
} a completed link.
refusal-steam-track-each = Each stretch of track on a tile must start from something by itself; { AT($hex) }, one of them does not.
refusal-steam-track-notfromtown = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no completed link { AT($hex) }, and none of the new exits would meet a city or an open end that { YOU($seat) ->
    [you] you
   *[other] { $seat }
} may continue.
refusal-steam-track-notother = At the { $edge } edge of { THE($hex) }, the track would meet the open end of a link that belongs to { $owner }.
refusal-steam-track-noloop = The link would start and end { AT($start) }.
refusal-steam-town-others = At the { $edge } edge of { THE($hex) }, the new exit would meet the open end of a link that belongs to { $owner }.
refusal-steam-claim-eligible = At the { $edge } edge of { THE($hex) }, the track would continue an unowned link that starts { AT($start) }, where { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} no completed link.
refusal-steam-claim-merge = At the { $edge } edge of { THE($hex) }, the track would meet an unowned link that starts { AT($start) }, where { YOU($seat) ->
    [you] you have no completed link, so you cannot claim it.
   *[other] { $seat } has no completed link, so { $seat } cannot claim it.
}
refusal-steam-redirect-who = The open end { AT($hex) } belongs to { $owner }.
redirect-own = The open end { AT($hex) } belongs to { YOU($seat) ->
    [you] you
   *[other] { $seat }
}: only unowned links can be redirected.
redirect-unclaimable = The open end { AT($hex) } is that of an unowned link that starts { AT($start) }, where { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} no completed link.
refusal-steam-redirect-inner = Only the open end of track can be redirected; { AT($hex) }, its other end must stay in place.
refusal-steam-redirect-notown = In a town, track can be added, but not redirected or taken away: every exit { AT($hex) } must stay.
refusal-steam-upgrade-what = { CAPITAL(AT($hex)) }, track without an open end must stay in place; a new tile can only add to it.
same-tile = That tile already lies { AT($hex) }.
refusal-steam-upgrade-anchor = The track added { AT($hex) } would start neither at a city, nor at an open end that { YOU($seat) ->
    [you] you
   *[other] { $seat }
} may continue.
refusal-steam-upgrade-mixed = { CAPITAL(AT($hex)) }, all track must stay, except open ends that { YOU($seat) ->
    [you] you are
   *[other] { $seat } is
} allowed to redirect.
one-turn-only = One tile can redirect only one open end { AT($hex) }; all other track there must stay.
refusal-steam-upgrade-stock = No track tile has such a pattern.
refusal-steam-stock-limit = No { BARE($face) } is left.
refusal-steam-stock-twosided = No { BARE($face) } is left: all the tiles with this pattern lie on the map, on one side or the other.
refusal-steam-stock-ring = No { BARE($face) } is left: the tiles with this pattern are used up by the track on the map, on one side or the other.
refusal-steam-borrow-optional = The tile costs ${ $cost }, and { YOU($seat) ->
    [you] you
   *[other] { $seat }
} can raise ${ $means } at most.
refusal-steam-std-build = The tile costs ${ $cost }, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} only ${ $cash }.

# Why a move is refused: New Cities and growth
unpayable-tile = { $tile } costs ${ $price }, and { YOU($seat) ->
    [you] you
   *[other] { $seat }
} can raise ${ $means } at most.
refusal-steam-urban-where = { CAPITAL(THE($place)) } is not a town.
is-city = { CAPITAL(THE($place)) } is already a city.
not-this-tile = For that, { YOU($seat) ->
    [you] you need
   *[other] { $seat } needs
} the action tile { $wanted }.
refusal-steam-urban-noloop = If { THE($place) } became a city, a link would start and end there.
no-town = No town can take a New City now.
refusal-steam-urban-marker = { CAPITAL(THE($place)) } cannot grow: only the cities printed on the map can.
refusal-steam-comp-newcity = No { new-city } is left.
refusal-steam-comp-growth = No City Growth marker is left.
refusal-steam-action-pass = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} either passed on { $tile } this turn or already carried it out.
carried-out = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} already carried out { $tile }.
refusal-steam-growth-do = { CAPITAL(THE($place)) } cannot grow now.
refusal-steam-growth-once = { CAPITAL(THE($place)) } has already grown.
no-city = Every city has already grown.
refusal-steam-supply-empty = All goods supply spaces are empty.
refusal-steam-supply-norefill = Goods supply space { $number } is empty.

# Why a move is refused: moving goods
refusal-steam-map-town = { CAPITAL(THE($place)) } is a town, and towns hold no cubes.
refusal-steam-deliver-source = There is no { $colour } cube { AT($place) }.
refusal-steam-deliver-colour = There is no { coloured } city to which the cube could be delivered.
refusal-steam-deliver-complete = No completed links lead from { THE($place) } to a { coloured } city.
refusal-steam-loco-reach = With a locomotive of level { $level }, { YOU($seat) ->
    [you] you
   *[other] { $seat }
} cannot reach a { coloured } city from { THE($place) }.
refusal-steam-deliver-own1 = { YOU($seat) ->
    [you] You own
   *[other] { $seat } owns
} no link on any route from { THE($place) } to a { coloured } city within reach of the locomotive.
refusal-steam-deliver-majority = Every route from { THE($place) } to a { coloured } city within reach that uses links of { YOU($seat) ->
    [you] yours
   *[other] { $seat }
} uses more links of some other player.
refusal-steam-deliver-route = By the link that leaves { THE($place) }, no permitted route leads the { $cube } cube to a city of its colour.
no-link-there = No completed link leaves { THE($place) }.
cube-elsewhere = The { $cube } cube is { AT($station) } now and cannot leave from { THE($place) }.
refusal-steam-deliver-towns = The cube has already used that link.
town-passed = The cube has already passed through { THE($end) } and may pass through each town only once.
refusal-steam-deliver-notback = The cube may not return to { THE($source) }.
refusal-steam-deliver-city_once = The cube has already passed through { THE($end) } and may enter each city only once.
link-of-others = The cube would reach { THE($end) } without having used a link of { YOU($seat) ->
    [you] yours
   *[other] { $seat }
}.
link-majority = The cube would reach { THE($end) } having used more links of another player than of { YOU($seat) ->
    [you] yours
   *[other] { $seat }
}.
refusal-steam-goods-upgrade = { YOU($seat) ->
    [you] Your locomotive
   *[other] The locomotive of { $seat }
} has reached the highest level.
upgraded-already = { YOU($seat) ->
    [you] You have already upgraded your
   *[other] { $seat } has already upgraded the
} locomotive in this goods phase.

# Why a move is refused: action tiles and auctions
refusal-steam-action-choose = { YOU($holder) ->
    [you] You have
   *[other] { $holder } has
} already taken { $tile }.
refusal-steam-action-t6-max = { YOU($seat) ->
    [you] Your locomotive
   *[other] The locomotive of { $seat }
} has reached the highest level.
locomotive-unpayable = The new locomotive costs ${ $locomotive }, and { YOU($seat) ->
    [you] you
   *[other] { $seat }
} can raise ${ $means } at most.
refusal-steam-action-t7-barred = No town is left for a New City.
no-new-city = No New City tile is left.
refusal-steam-order-auction-bid = A bid must be higher than ${ $highest }.
refusal-steam-order-auction-cap = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} can raise ${ $means } at most.
refusal-steam-std-bid-raise = A bid must be higher than ${ $highest }.
bid-beyond-cash = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} ${ $cash } and cannot bid more.
refusal-steam-std-bid-freepass = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no free pass in this auction.
free-pass-first = { YOU($seat) ->
    [you] You hold the free pass of Turn Order, so your
   *[other] { $seat } holds the free pass of Turn Order, so the
} first pass in this auction must be “Pass and stay in”.
refusal-steam-std-capital-floor = The bank gives { YOU($seat) ->
    [you] you
   *[other] { $seat }
} { $loans ->
    [0] no more loans
    [one] 1 loan at most
   *[other] { $loans } loans at most
}.
