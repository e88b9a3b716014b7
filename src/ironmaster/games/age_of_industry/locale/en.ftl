# Names
name-cotton = cotton mill
    .article = a
name-factory = factory
    .article = a
name-iron = iron works
    .article = an
name-coal = coal mine
    .article = a
name-port = port
    .article = a
name-ship = ship
    .article = a
name-brown = brown
name-light_green = light green
name-purple = purple
name-blue = blue
name-yellow = yellow
name-red = red
name-deck = deck
    .article = the
counter = { $industry } { $level }
    .article = { ARTICLE($industry) }
counter-in-words = level { $level } { $industry }
    .article = a
line = { $start }–{ $end }
either = { THE($first) } or { THE($second) }
    .at = { AT($first) } or { AT($second) }
the-track = demand track
    .article = the
    .at = on the demand track
import-space = import space of { THE($place) }
    .article = an
    .at = on the import space of { THE($place) }
market-of = market { AT($place) }
    .article = a
market-at-sea = market { AT($place) }
    .article = a
demand-cotton = cotton
demand-goods = factory goods
demand-both = cotton or factory goods
demand-none = no demand

# What is asked
prompt-action = { YOU($seat) ->
    [you] You have { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left and { $cash } in hand.
   *[other] { $seat } is to act, with { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left and { $cash } in hand.
}
prompt-end-turn = { YOU($seat) ->
    [you] Do you repay loans, or end your turn?
   *[other] { $seat } may repay loans, or end the turn.
}
prompt-repay = { YOU($seat) ->
    [you] Do you repay loans before interest is due?
   *[other] { $seat } may repay loans before interest is due.
}
prompt-discard = { YOU($seat) ->
    [you] Which card do you discard?
   *[other] { $seat } chooses a card to discard.
}
prompt-coal = { YOU($seat) ->
    [you] From which of the nearest sources do you take the coal?
   *[other] { $seat } chooses which of the nearest sources gives the coal.
}
prompt-iron = { YOU($seat) ->
    [you] From which of the nearest sources do you take the iron?
   *[other] { $seat } chooses which of the nearest sources gives the iron.
}
prompt-sell-again = { YOU($seat) ->
    [you] Do you sell from another mill or factory, or stop?
   *[other] { $seat } may sell from another mill or factory, or stop.
}
prompt-take = { YOU($seat) ->
    [you] Which card do you take as your second?
   *[other] { $seat } chooses a second card to take.
}
prompt-over = The game is over.
prompt-chance = Chance decides.

# What was done
did-build = { $seat } builds { A($counter) } { AT($place) } for { $paid } with { A($card) }.
did-combine = { $seat } combines both actions and builds { A($counter) } { AT($place) } for { $paid }.
did-railway = { $seat } builds the railway { $line } for { $paid }.
did-sell = { $seat } sells from { THE($counter) } { AT($place) } to { $owner }’s port { AT($port) }.
did-sell-own = { $seat } sells from { THE($counter) } { AT($place) } to their own port { AT($port) }.
did-sell-market = { $seat } sells from { THE($counter) } { AT($place) } to { THE($market) }.
did-develop = { $seat } develops and removes { A($counter) } from the display.
did-take = { $seat } takes { THE($card) }.
did-take-deck = { $seat } draws a card from the deck.
did-pass = { $seat } passes.
did-free_pass = { $seat } passes without discarding.
did-repay = { $seat } repays a loan of { $loan }.
did-end = { $seat } repays no more loans.
did-stop = { $seat } stops selling.
did-discard = { $seat } discards { A($card) }.
did-coal = { $seat } takes coal from { $owner }’s mine { AT($place) }.
did-coal-own = { $seat } takes coal from their own mine { AT($place) }.
did-coal-import = { $seat } takes coal from { THE($place) }.
did-iron = { $seat } takes iron from { $owner }’s works { AT($place) }.
did-iron-own = { $seat } takes iron from their own works { AT($place) }.
did-coal-track = { $seat } buys coal from the demand track for { $paid }.
did-iron-track = { $seat } buys iron from the demand track for { $paid }.
did-first = { $seat } is the first player.
did-draw = { $seat } draws { A($card) }.
did-face-up = { CAPITAL(A($card)) } is laid face up.
did-demand = The market counter { AT($place) } shows { $demand }.
then-coal = { $cubes ->
    [one] Coal comes
   *[other] { $cubes } coal cubes come
} from { $owner }’s mine { AT($place) }.
then-coal-import = { $cubes ->
    [one] Coal comes
   *[other] { $cubes } coal cubes come
} from { THE($place) }.
then-iron = { $cubes ->
    [one] Iron comes
   *[other] { $cubes } iron cubes come
} from { $owner }’s works { AT($place) }.
then-part-coal = Coal is bought from the demand track for { $dollars }.
then-part-iron = Iron is bought from the demand track for { $dollars }.
then-got-loans = { $seat } borrows { $dollars }.
then-got-coal = { $cubes ->
    [one] 1 coal cube goes to the demand track and brings
   *[other] { $cubes } coal cubes go to the demand track and bring
} { $seat } { $dollars }.
then-got-iron = { $cubes ->
    [one] 1 iron cube goes to the demand track and brings
   *[other] { $cubes } iron cubes go to the demand track and bring
} { $seat } { $dollars }.
then-flip = { $owner }’s { $counter } { AT($place) } flips and brings { $profit }.
then-interest = { $seat } pays { $interest } in interest{ $loans ->
    [0] .
    [one] {" "}and takes a new loan for it.
   *[other] {" "}and takes { $loans } new loans for it.
}
then-round = Round { $round } begins, in the order { $order }.
then-over = The game is over.

# Why a move is refused: the moment is wrong
moment-action = Now an action must be chosen: build an industry, combine both actions, build a railway, sell, develop, take cards, pass, or repay a loan.
moment-end-turn = { YOU($seat) ->
    [you] You have no action left: repay a loan, or end your turn.
   *[other] { $seat } has no action left and can only repay loans or end the turn.
}
moment-repay = Interest is due next: now loans can be repaid, and nothing else can be done.
moment-discard = First a card must be discarded for the action.
moment-coal = First a source must be chosen for the coal.
moment-iron = First a source must be chosen for the iron.
moment-sell-again = The sale is still under way: sell from another mill or factory, or stop.
moment-take = First the second card must be taken.
moment-over = The game is over; no more moves are possible.
moment-chance = A random draw comes before the next move.

# Why a move is refused: the rule
refusal-aoi-build-card = { YOU($seat) ->
    [you] You have no { $card } in your hand.
   *[other] { $seat } has no { $card } in hand.
}
refusal-aoi-build-card-industry = { CAPITAL(A($card)) } cannot be used to build { A($industry) }.
refusal-aoi-build-card-location = { CAPITAL(A($card)) } cannot be used { AT($place) }, which has another colour.
refusal-aoi-build-level-lowest = { YOU($seat) ->
    [you] You have no { $industry } left on your display.
   *[other] { $seat } has no { $industry } left on the display.
}
refusal-aoi-build-level-zero = { YOU($seat) ->
    [you] Your lowest counter of this industry, { A($counter) }, can never be built: develop first to remove it from your display.
   *[other] { $seat }’s lowest counter of this industry, { A($counter) }, can never be built: a development must remove it first.
}
refusal-aoi-build-space-open = Space { $space } { AT($place) } has a symbol, and no { $industry } can be built there.
refusal-aoi-build-space-coal = A coal mine can be built only on a space with its symbol, which space { $space } { AT($place) } does not have.
refusal-aoi-build-space-port = A port can be built only on a space with its symbol, which space { $space } { AT($place) } does not have.
refusal-aoi-build-space-ship = A ship can be built only on a ship space, and space { $space } { AT($place) } is not one.
refusal-aoi-build-limit-small = { YOU($seat) ->
    [you] You already have
   *[other] { $seat } already has
} a counter { AT($place) }, and only one is allowed there.
refusal-aoi-build-limit-large = { YOU($seat) ->
    [you] You already have
   *[other] { $seat } already has
} { $limit } counters { AT($place) }, and no more are allowed there.
refusal-aoi-over-higher = { CAPITAL(THE($standing)) } { AT($place) } can be built over only by a counter of a higher level.
refusal-aoi-over-rival = { YOU($owner) ->
    [you] Your
   *[other] { $owner }’s
} { $standing } { AT($place) } cannot be built over: of a rival’s counters, only coal mines and iron works can be.
refusal-aoi-over-rival_scarcity = { YOU($owner) ->
    [you] Your
   *[other] { $owner }’s
} { $standing } { AT($place) } can be built over by a rival only when no coal is left, neither on the map nor on the demand track.
refusal-aoi-over-rival_scarcity-iron = { YOU($owner) ->
    [you] Your
   *[other] { $owner }’s
} { $standing } { AT($place) } can be built over by a rival only when no iron is left, neither on the map nor on the demand track.
refusal-aoi-over-rival-other = { YOU($owner) ->
    [you] Your
   *[other] { $owner }’s
} { $standing } { AT($place) } can be built over by a rival only with a counter of the same industry.
refusal-aoi-combo-when = A combined build takes both actions of a turn, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} only { $actions ->
    [one] one
   *[other] { $actions }
} left.
refusal-aoi-combo-when-first-round = In the first round, each player has only one action, and a combined build takes two.
refusal-aoi-combo-effect = A combined build costs a card, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} none in hand.
refusal-aoi-card-ship_germany = No ship can be built on this map, so a ship card does not pay for a combined build, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} no other card.
refusal-aoi-card-ship_germany-discard = No ship can be built on this map, so a ship card does not pay for a combined build: another card must be discarded.
refusal-aoi-rail-stock = { YOU($seat) ->
    [you] All { $railways } of your railway counters are already on the map.
   *[other] All { $railways } railway counters of { $seat } are already on the map.
}
refusal-aoi-rail-from = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} neither a counter nor a railway at either end of the connection { $line }.
refusal-aoi-map-connection = There is already a railway on the connection { $line }.
refusal-aoi-sell-action = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no unflipped cotton mill or factory on space { $space } { AT($place) }.
refusal-aoi-sell-route = { CAPITAL(THE($place)) } is not connected to { THE($outlet) }.
refusal-aoi-sell-route-no-port = There is no port on that space { AT($outlet) }.
refusal-aoi-sell-no_demand = { CAPITAL(THE($market)) } has no demand.
refusal-aoi-sell-market_kind = { CAPITAL(THE($market)) } accepts only { $demand }.
refusal-aoi-sell-port_one = The port { AT($outlet) } is of level 1 and accepts no factory goods.
refusal-aoi-sell-one_each = The port { AT($outlet) } has already been used.
refusal-aoi-sell-one_each-market = { CAPITAL(THE($market)) } has already been used.
refusal-aoi-ship-market_open = { CAPITAL(THE($market)) } is closed until a ship stands there.
refusal-aoi-dev-action = Developing costs a card, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} none in hand.
refusal-aoi-dev-any = { YOU($seat) ->
    [you] You have no { $counter } left on your display.
   *[other] { $seat } has no { $counter } left on the display.
}
refusal-aoi-dev-any-lowest = { CAPITAL(A($counter)) } is not the lowest counter of its industry that { YOU($seat) ->
    [you] you have left on your display.
   *[other] { $seat } has left on the display.
}
refusal-aoi-draw-full = { YOU($seat) ->
    [you] You already hold
   *[other] { $seat } already holds
} { $most } cards, and no more are allowed.
refusal-aoi-draw-two = There is no { $card } face up.
refusal-aoi-draw-deck_empty = The deck is empty.
refusal-aoi-pass-discard = Passing costs a card, and { YOU($seat) ->
    [you] you have none in hand: as long as there are cards in the deck, draw instead.
   *[other] { $seat } has none in hand: as long as there are cards in the deck, the action is to draw.
}
refusal-aoi-pass-free = { YOU($seat) ->
    [you] You have cards in hand and must discard one to pass.
   *[other] { $seat } has cards in hand and must discard one to pass.
}
refusal-aoi-pass-free-deck = The deck still has { $deck ->
    [one] one card
   *[other] { $deck } cards
}: until it is empty, { YOU($seat) ->
    [you] you
   *[other] { $seat }
} must discard a card to pass.
refusal-aoi-pass-free-anyway = An ordinary pass already costs { YOU($seat) ->
    [you] you
   *[other] { $seat }
} no card now.
refusal-aoi-pass-free-empty-hand = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no card in hand, but the deck still has { $deck ->
    [one] one
   *[other] { $deck }
}: nobody passes without discarding while there are cards to draw.
refusal-aoi-loan-repay = { $loans ->
    [0] { YOU($seat) ->
        [you] You have
       *[other] { $seat } has
    } no loan to repay.
   *[other] Repaying a loan costs ${ $loan }, and { YOU($seat) ->
        [you] you have
       *[other] { $seat } has
    } only ${ $cash } in hand.
}
refusal-aoi-card-discard = { YOU($seat) ->
    [you] You have no { $card } in your hand.
   *[other] { $seat } has no { $card } in hand.
}
refusal-aoi-supply-each_cube = The cube that is needed now is coal, not iron.
refusal-aoi-supply-each_cube-iron = The cube that is needed now is iron, not coal.
refusal-aoi-supply-route = { CAPITAL(THE($place)) } is not connected to { THE($goal) }, where the cube is needed.
refusal-aoi-supply-nearest = The nearest source must be used, and { THE($place) } is farther away than { THE($nearer) }.
refusal-aoi-supply-nearest-coal-later = Coal is fetched when something is built, from the nearest source; { YOU($seat) ->
    [you] you choose
   *[other] { $seat } chooses
} only between sources that are equally near.
refusal-aoi-supply-nearest-iron-later = Iron is fetched when something is built, from the nearest source; { YOU($seat) ->
    [you] you choose
   *[other] { $seat } chooses
} only between sources that are equally near.
refusal-aoi-supply-sources = There is no coal to be had from space { $space } { AT($place) }.
refusal-aoi-supply-sources-iron = There is no iron to be had from space { $space } { AT($place) }.
refusal-aoi-supply-sources-import = There is no coal to be had from { THE($place) }.
refusal-aoi-track-when = No cube may be bought while a connected source on the map has one: the nearest is { AT($nearer) }.
refusal-aoi-track-when-coal-later = Coal is bought automatically when something is built, and only if no connected source has any.
refusal-aoi-track-when-iron-later = Iron is bought automatically when something is built, and only if no connected source has any.
refusal-aoi-build-space-ship-no-port = A ship { AT($place) } needs a port { AT($ports) }, and there is none.
refusal-aoi-build-card-industry-reach = { CAPITAL(A($card)) } does not reach that space: { YOU($seat) ->
    [you] you have no counter on it and no railway that ends { AT($place) }.
   *[other] { $seat } has no counter on it and no railway that ends { AT($place) }.
}
refusal-aoi-build-reach-ship-any = A ship card needs a port { AT($ports) }, where the sea lanes of { THE($place) } end, and there is none.
refusal-aoi-build-reach-ship-own = A ship card needs { YOU($seat) ->
    [you] a port of your own
   *[other] a port of { $seat }
} { AT($ports) }, where the sea lanes of { THE($place) } end; a rival’s port is not enough.
refusal-aoi-build-reach-ship = A ship card needs { YOU($seat) ->
    [you] a port of your own { AT($ports) }, where the sea lanes of { THE($place) } end, or a rival’s port there that one of your railways reaches.
   *[other] a port of { $seat } { AT($ports) }, where the sea lanes of { THE($place) } end, or a rival’s port there that a railway of { $seat } reaches.
}
refusal-aoi-track-access-coal = No coal can come to { THE($place) }: no connected source has any, and no port or distant port gives access to the demand track.
refusal-aoi-track-access-iron = No iron can come to { THE($place) }: no connected source has any, and no port or distant port gives access to the demand track.
refusal-aoi-track-access = Neither coal nor iron can come to { THE($place) }: no connected source has any, and no port or distant port gives access to the demand tracks.
refusal-aoi-rail-later-coal = The railway { $line } needs coal, and none can come to either end: no connected source has any, and no port or distant port gives access to the demand track.
refusal-aoi-rail-later-iron = The railway { $line } needs iron, and none can come to either end: no connected source has any, and no port or distant port gives access to the demand track.
refusal-aoi-rail-later = The railway { $line } needs coal and iron, and neither can come to either end: no connected source has any, and no port or distant port gives access to the demand tracks.
refusal-aoi-map-pennsylvania-coal = Coal could come to { THE($place) } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-iron = Iron could come to { THE($place) } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-both = Coal and iron could come to { THE($place) } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-coal = Coal could come to the railway { $line } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-iron = Iron could come to the railway { $line } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-both = Coal and iron could come to the railway { $line } only through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania = The only way from { THE($place) } to { THE($outlet) } leads through { THE($closed) }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-source = The only way from { THE($place) } leads through { THE($closed) }, and nothing may pass through there.
