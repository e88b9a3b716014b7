# What several refusals say
has-cash = { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} { $cash ->
    [0] no money
   *[other] only £{ $cash }
}
can-build = { YOU($seat) ->
    [you] you can
   *[other] { $seat } can
} build
has-neither = { YOU($seat) ->
    [you] you have neither
   *[other] { $seat } has neither
}
no-build = nothing that { YOU($seat) ->
    [you] you
   *[other] { $seat }
} can build now
top-tile = { YOU($seat) ->
    [you] your top { BARE($industry) } tile
   *[other] { $seat }’s top { BARE($industry) } tile
}
tile-there = { YOU($owner) ->
    [you] your { BARE($old) }
   *[other] { $owner }’s { BARE($old) }
}
links-away = { $far ->
    [0] on the spot
    [one] 1 link away
   *[other] { $far } links away
}
nearest-away = { $near ->
    [0] on the spot
    [one] 1 link away
   *[other] { $near } links away
}

# Why a move is refused: the moment is wrong
moment-action = Choose an action first: build, combine both actions, build a link, develop, sell cotton, take a loan or pass.
moment-action-liquidate = Tiles are sold only when a round begins and cash does not cover a negative income.
moment-action-discard = A card is discarded for an action: choose the action first.
moment-action-coal-serves = Coal is taken when a tile or a rail needs it, and a question is asked only if several mines are equally near. The mine { AT($place) } could now give the coal for: { $goals }.
moment-action-coal-idle = Coal is taken when a tile or a rail needs it. { CAPITAL(no-build) } would take it from the mine { AT($place) }.
moment-action-coal-unneeded = Coal is taken when a tile or a rail needs it, and { no-build } does.
moment-action-coal-farther = Another mine is nearer than the one { AT($place) } to: { $goals }.
moment-action-coal-unconnected = No chain of built links leads from the mine { AT($place) } to: { $goals }.
moment-action-track-bought = Where no mine with coal is connected, coal is bought from the demand track without a question. A cube now costs £{ $track_price }, and would be bought for: { $goals }.
moment-action-track-mines = Coal may be bought from the demand track only where no mine with coal is connected. Wherever coal is needed for something that { can-build } now, such a mine is connected.
moment-action-track-unneeded = Coal is bought when a tile or a rail needs it, and { no-build } does.
moment-action-iron = Iron is taken when a tile or a development needs it. The iron works { AT($place) } could give it; a question is asked only if several iron works hold iron.
moment-action-iron-works = Iron may be bought from the demand track only if no iron works holds any. There is iron in: { $works }.
moment-action-iron-bought = No iron works holds iron, so a tile or a development that needs it buys it from the demand track without a question. A cube now costs £{ $iron_price }.
moment-discard = First discard a card for the action.
moment-coal = First choose which of the nearest coal mines gives the coal.
moment-iron = First choose which iron works gives the iron.
moment-rail-again = The link action is not finished: build a second rail or stop.
moment-develop-again = The development is not finished: develop a second tile or stop.
moment-sell-again = The sale is not finished: sell from another cotton mill or stop.
moment-liquidate = { YOU($seat) ->
    [you] You owe £{ $owed } and have
   *[other] { $seat } owes £{ $owed } and has
} £{ $cash }, so a tile must be sold first.
moment-over = The game is over; no move is possible any more.
moment-chance = An outcome of chance comes before the next move.

# Why a move is refused: the rule
refusal-brass-build-conditions = { YOU($seat) ->
    [you] You hold
   *[other] { $seat } holds
} no { BARE($card) } card.
refusal-brass-build-card-location = The { BARE($card) } card allows building only { AT($card) }, not { AT($place) }.
refusal-brass-build-card-industry_type = The { BARE($card) } card allows building only { A($card) }, not { A($industry) }.
refusal-brass-build-card-network_canal = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] one of your canals
   *[other] a canal of { $seat }’s
} ends there, and none does.
refusal-brass-build-card-network_canal-virtual = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] one of your canals
   *[other] a canal of { $seat }’s
} ends there or { AT($other) }, at the other end of the virtual link, and none does.
refusal-brass-build-card-network_canal-tile = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} a canal or a tile there, and { has-neither }.
refusal-brass-build-card-network_canal-tile-virtual = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} a canal or a tile there or { AT($other) }, at the other end of the virtual link. { CAPITAL(has-neither) }.
refusal-brass-build-card-network_rail = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} a rail or a tile there, and { has-neither }.
refusal-brass-build-card-network_rail-virtual = An industry card can be used { AT($place) } only if { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} a rail or a tile there or { AT($other) }, at the other end of the virtual link. { CAPITAL(has-neither) }.
refusal-brass-build-top_of_pile = { YOU($seat) ->
    [you] You have no { BARE($industry) } tile left in your pile.
   *[other] { $seat } has no { BARE($industry) } tile left to build.
}
refusal-brass-build-level0 = { CAPITAL(top-tile) } is level 0: it cannot be built, only discarded by developing.
refusal-brass-build-era_limits = { CAPITAL(top-tile) } is level { $level }, which cannot be built in the { BARE($era) } era.
refusal-brass-build-slot-symbol = Slot { $slot } of { THE($place) } has no { BARE($industry) } symbol.
refusal-brass-build-slot-single = Slot { $slot } of { THE($place) } holds { $owner }’s { BARE($old) }. Of an opponent’s tiles, only coal mines and iron works can be covered.
refusal-brass-build-canal-one_per_location = { YOU($seat) ->
    [you] You already have
   *[other] { $seat } already has
} a tile { AT($place) }, and in the canal era a player may have only one tile in a location.
refusal-brass-build-lancaster_port = In Lancaster a port must go into the left slot first, and that slot is empty.
refusal-brass-build-preston_port = In Preston a port must go into the top slot first, and that slot is empty.
refusal-brass-build-barrow = Coal reaches Barrow-in-Furness only over a rail, and no rail leads there yet.
refusal-brass-build-barrow-linked = A rail leads to Barrow-in-Furness, but no coal can be brought over it.
refusal-brass-build-birkenhead = Coal reaches Birkenhead only over the rail from Ellesmere Port, not over the virtual link, and that rail is not built.
refusal-brass-build-birkenhead-linked = The rail from Ellesmere Port leads to Birkenhead, but no coal can be brought over it, and none comes over the virtual link.
refusal-brass-build-price = This costs £{ $price }, and { has-cash }.
refusal-brass-build-price-cubes = This costs £{ $price } in all, £{ $cost } for the tile and £{ $cubes } for cubes from the demand tracks, and { has-cash }.
refusal-brass-build-price-without = Even without the coal that is missing, this costs £{ $price }, and { has-cash }.
refusal-brass-cover-own = Slot { $slot } of { THE($place) } holds { tile-there }, which only the same industry can cover.
refusal-brass-cover-own-level = Slot { $slot } of { THE($place) } holds { tile-there }, which is level { $old_level }. Only a higher level can cover it, and { top-tile } is level { $level }.
refusal-brass-cover-opponent_kinds = Slot { $slot } of { THE($place) } holds { tile-there }, which only the same industry can cover.
refusal-brass-cover-opponent_kinds-level = Slot { $slot } of { THE($place) } holds { tile-there }, which is level { $old_level }. Only a higher level can cover it, and { top-tile } is level { $level }.
cubes-left = There { $board ->
    [one] is 1 cube
   *[other] are { $board } cubes
} on the board and { $track } on the track.
refusal-brass-cover-opponent_scarcity = { $owner }’s { BARE($old) } { AT($place) } can be covered only when there is no { $kind ->
    [coal] coal
   *[iron] iron
} either on the board or on the demand track. { cubes-left }
refusal-brass-cover-opponent_scarcity-either = { $owner }’s { BARE($old) } { AT($place) } can be covered only when there is no { $kind ->
    [coal] coal
   *[iron] iron
} on the board or none on the demand track. { cubes-left }
refusal-brass-cover-opponent_canal_limit = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} another tile { AT($place) }, so no opponent’s tile can be covered there in the canal era.
refusal-brass-coal-track_condition = A coal cube is needed { AT($place) }, but it is connected neither to a mine with coal nor to a built port or external location through which coal could be bought.
refusal-brass-coal-track_condition-none = A coal cube is needed { AT($place) }, but no mine holds coal, and it is connected to no built port or external location through which coal could be bought.
refusal-brass-coal-board_first = Slot { $slot } of { THE($place) } holds no coal mine.
refusal-brass-coal-board_first-spent = The coal mine in slot { $slot } of { THE($place) } has no coal left.
refusal-brass-coal-board_first-track = Coal cannot be bought from the demand track, because a mine with coal is connected. The nearest coal is in: { $mines }.
refusal-brass-coal-nearest = The coal for { $goal } comes from the nearest mine that holds any ({ $mines }, { nearest-away }). The mine { AT($place) } is { links-away }.
refusal-brass-coal-nearest-chosen = The coal for { $goal } comes from the mine nearest to one end or the other ({ $mines }). The mine { AT($place) } is nearest to neither.
refusal-brass-def-connected = The mine { AT($place) } is not connected to { THE($goal) } by built links.
refusal-brass-def-connected-rail = The mine { AT($place) } is connected neither to { THE($goal) } nor to { THE($goal2) } by built links.
refusal-brass-iron-board_first = Iron cannot be bought from the demand track, because there is iron in iron works on the board: { $works }.
refusal-brass-iron-any_works = Slot { $slot } of { THE($place) } holds no iron works.
refusal-brass-iron-any_works-spent = The iron works in slot { $slot } of { THE($place) } has no iron left.
refusal-brass-combined-needs_both = Combining takes both actions of the turn, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} already used one.
refusal-brass-combined-needs_both-first = Combining takes two actions, and in the first round of the canal era each player has only one.
refusal-brass-combined-two_cards = Combining takes two cards, and { YOU($seat) ->
    [you] you hold
   *[other] { $seat } holds
} fewer.
refusal-brass-link-type = No { BARE($era) } can be built between { THE($from) } and { THE($to) }, and no other link is built in the { BARE($era) } era.
refusal-brass-link-free_line = The line between { THE($from) } and { THE($to) } already carries { YOU($owner) ->
    [you] your link
   *[other] { $owner }’s link
}.
refusal-brass-link-adjacent = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no tile and no link at either end of this line, { THE($from) } or { THE($to) }.
refusal-brass-link-needs_presence = { YOU($seat) ->
    [you] You have nothing on the board, and a link must begin at one of your tiles or links.
   *[other] { $seat } has nothing on the board, and a link must begin at a tile or a link of the same player.
}
refusal-brass-setup-links = { YOU($seat) ->
    [you] All { $markers } of your
   *[other] All { $markers } of { $seat }’s
} link markers are on the board.
refusal-brass-link-canal_cost = A canal costs £{ $price }, and { has-cash }.
refusal-brass-link-rail_cost = A rail costs £{ $price }, and { has-cash }.
refusal-brass-link-rail_cost-cube = This rail costs £{ $price } in all, £{ $cost } for the link and £{ $cube } for coal from the demand track, and { has-cash }.
refusal-brass-link-double_cost = A second rail costs £{ $price }, and { has-cash }.
refusal-brass-link-double_cost-cube = This second rail costs £{ $price } in all, £{ $cost } for the link and £{ $cube } for coal from the demand track, and { has-cash }.
refusal-brass-link-rail_coal_end = A rail needs a coal cube at one of its ends. Neither { THE($from) } nor { THE($to) } is connected to a mine with coal, or to a built port or external location through which coal could be bought.
refusal-brass-link-rail_coal_end-none = A rail needs a coal cube at one of its ends, but no mine holds coal, and neither { THE($from) } nor { THE($to) } is connected to a built port or external location through which coal could be bought.
refusal-brass-link-rail_coal_source = A rail takes its coal from the mine that is nearest to either of its ends, now in: { $mines }.
refusal-brass-link-rail_coal_source-chosen = A rail takes its coal from the mine that is nearest to the end that the player chooses, now in: { $mines }.
refusal-brass-develop-top = { YOU($seat) ->
    [you] You have no { BARE($industry) } tile left in your pile.
   *[other] { $seat } has no { BARE($industry) } tile left to discard.
}
refusal-brass-develop-iron = No iron works holds iron, so the cube must be bought from the demand track for £{ $iron_price }, and { has-cash }.
refusal-brass-sell-own_mills = Slot { $slot } of { THE($place) } holds no cotton mill.
refusal-brass-sell-own_mills-opponent = The cotton mill in slot { $slot } of { THE($place) } belongs to { $owner }.
refusal-brass-sell-own_mills-sold = The cotton mill in slot { $slot } of { THE($place) } has already sold its cotton.
refusal-brass-sell-target = Slot { $port_slot } of { THE($port) } holds no port.
refusal-brass-sell-target-used = The port in slot { $port_slot } of { THE($port) } is flipped: it has already bought cotton.
refusal-brass-sell-port_connected = { CAPITAL(THE($place)) } and { THE($port) } are not connected by built links.
refusal-brass-sell-distant_closed = The distant market is closed for the rest of this era.
refusal-brass-sell-distant_closed-tiles = No distant-market tile is left in this era.
refusal-brass-sell-distant_closed-round = The distant market has closed in this round. By the rules of this game, ports buy cotton again only from the next round on.
refusal-brass-sell-distant_access = { CAPITAL(THE($place)) } is connected neither to a built port nor to an external location.
refusal-brass-loan-amount = A loan is of £10, £20 or £30, not of £{ $pounds }.
refusal-brass-loan-ban = In the rail era no loan can be taken once the draw pile is empty.
refusal-brass-loan-floor = { YOU($seat) ->
    [you] Your
   *[other] { $seat }’s
} income is { $income }, and a loan of £{ $pounds } would lower it below −£10.
refusal-brass-cards-discard = { YOU($seat) ->
    [you] You hold
   *[other] { $seat } holds
} no { BARE($card) } card.
refusal-brass-income-liquidate_choice = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no tile in slot { $slot } of { THE($place) }.
