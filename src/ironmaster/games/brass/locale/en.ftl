# Names
name-canal = canal
name-rail = rail
name-cotton = cotton mill
name-port = port
name-coal = coal mine
name-iron = iron works
name-shipyard = shipyard

# What is asked
prompt-action = { $seat } to act: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left, £{ $cash } in hand.
prompt-discard = { $seat }: which card do you discard?
prompt-coal = { $seat }: which of the nearest coal mines gives the coal?
prompt-iron = { $seat }: which iron works give the iron?
prompt-rail-again = { $seat }: build a second rail, or stop?
prompt-develop-again = { $seat }: develop a second time, or stop?
prompt-sell-again = { $seat }: sell from another mill, or stop?
prompt-liquidate = { $seat } owes £{ $owed } and has £{ $cash }: which tile is sold for half its cost?
prompt-over = The game is over.
prompt-chance = Chance decides.

# What was done
did-build = { $seat } builds: { $industry } { $level } in { $place }{ $paid ->
    [0] {""}
   *[other] {" "}for £{ $paid }
} (card: { $card }).
did-combine = { $seat } combines both actions and builds: { $industry } { $level } in { $place }{ $paid ->
    [0] .
   *[other] {" "}for £{ $paid }.
}
did-link = { $seat } builds a { $era } from { $from } to { $to } for £{ $paid }.
did-develop = { $seat } develops: { $industry } { $level } leaves the game.
did-sell = { $seat } sells cotton from { $place } to the port of { $owner } in { $port }.
did-sell-market = { $seat } sells cotton from { $place } to the distant market.
did-loan = { $seat } borrows £{ $amount }.
did-pass = { $seat } passes.
did-stop = { $seat } stops here.
did-discard = { $seat } discards { $card }.
did-coal = { $seat } takes coal from { $owner }’s mine in { $place }.
did-iron = { $seat } takes iron from { $owner }’s works in { $place }.
did-liquidate = { $seat } sells the { $tile } in { $place } for £{ $got } to pay the negative income.
did-first = { $seat } is the first player.
did-draw = { $seat } draws { $card }.
did-turn-up = The market tile shows { $amount ->
    [0] 0
   *[other] −{ $amount }
}.
then-flip = { $owner }’s { $tile } in { $place } flips.
then-income = { $seat }’s income goes from { $was } to { $income }.
then-closed = The distant market is closed: the sale fails and the action ends.
then-era = The canal era ends, and the { $era } era begins.
then-over = The game is over.

# Why a move is refused: the moment is wrong
moment-action = This is the moment for an action: build, combine, link, develop, sell, loan or pass.
moment-discard = First a card must be discarded for the action.
moment-coal = First choose which of the nearest coal mines gives the coal.
moment-iron = First choose which iron works give the iron.
moment-rail-again = The link action is still under way: build a second rail, or stop.
moment-develop-again = The development is still under way: develop a second tile, or stop.
moment-sell-again = The sale is still under way: sell from another mill, or stop.
moment-liquidate = { $seat } owes £{ $owed } and has £{ $cash }: a tile must be sold first.
moment-over = The game is over; no move is possible any more.
moment-chance = An outcome of chance comes before the next move.

# Why a move is refused: the rule
refusal-brass-build-conditions = { $seat } does not hold the card { $card }.
refusal-brass-build-card-location = The card { $card } allows building in that town only, not in { $place }.
refusal-brass-build-card-industry_type = The card { $card } does not allow building this: { $industry }.
refusal-brass-build-card-network_canal = An industry card needs a canal of your own touching { $place }, and none does.
refusal-brass-build-card-network_rail = An industry card needs a rail or a tile of your own in { $place }, and there is none.
refusal-brass-build-top_of_pile = No tile is left in the pile: { $industry }.
refusal-brass-build-level0 = The top tile of the pile ({ $industry }) is of level 0: it can only be developed away.
refusal-brass-build-era_limits = The top tile of the pile ({ $industry } { $level }) cannot be built in the { $era } era.
refusal-brass-build-slot-symbol = Slot { $slot } of { $place } does not show this industry: { $industry }.
refusal-brass-build-slot-single = Slot { $slot } of { $place } holds a tile of { $owner }, which cannot be covered.
refusal-brass-build-canal-one_per_location = { $seat } already has a tile in { $place }, and in the canal era one per town is the limit.
refusal-brass-build-lancaster_port = In Lancaster a port goes into the left slot first, and that slot is empty.
refusal-brass-build-preston_port = In Preston a port goes into the top slot first, and that slot is empty.
refusal-brass-build-barrow = Barrow-in-Furness gets coal only over a rail, so nothing can be built there without one.
refusal-brass-build-birkenhead = Birkenhead gets coal only over the rail from Ellesmere Port, not over the Mersey.
refusal-brass-build-price = This costs £{ $price } in all, and { $seat } has £{ $cash }.
refusal-brass-cover-own = Your own tile can be covered only by the same industry of a higher level.
refusal-brass-cover-opponent_kinds = The tile of { $owner } can be covered only by the same industry of a higher level.
refusal-brass-cover-opponent_scarcity = The tile of { $owner } cannot be covered while cubes of its kind are available on the board or on the demand track.
refusal-brass-cover-opponent_canal_limit = { $seat } has another tile in { $place }, so in the canal era no other player’s tile can be covered there.
refusal-brass-coal-track_condition = This needs a coal cube in { $place }: no mine with coal is connected, and no port reaches the coal market.
refusal-brass-coal-board_first = The slot in { $place } holds no mine with coal.
refusal-brass-coal-nearest = Another mine is nearer than the one in { $place }, and the nearest must serve.
refusal-brass-def-connected = The mine in { $place } is not connected by built links.
refusal-brass-iron-any_works = The slot in { $place } holds no works with iron.
refusal-brass-combined-needs_both = The combined action needs both actions of the turn.
refusal-brass-combined-two_cards = The combined action needs two cards.
refusal-brass-link-type = The line from { $from } to { $to } takes no link in the { $era } era.
refusal-brass-link-free_line = The line from { $from } to { $to } is already built.
refusal-brass-link-adjacent = Neither { $from } nor { $to } has a tile or a link of { $seat }.
refusal-brass-link-needs_presence = { $seat } has nothing on the board yet; a link begins at a tile or a link of the same player.
refusal-brass-setup-links = All { $markers } link markers of { $seat } are on the board.
refusal-brass-link-canal_cost = A canal costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-link-rail_cost = This rail costs £{ $price } with its coal, and { $seat } has £{ $cash }.
refusal-brass-link-double_cost = A second rail costs £{ $price } with its coal, and { $seat } has £{ $cash }.
refusal-brass-link-rail_coal_end = Neither { $from } nor { $to } can have a coal cube: no mine with coal is connected, and no port reaches the coal market.
refusal-brass-link-rail_coal_source = For a rail the mine nearest to either end must serve.
refusal-brass-develop-top = No tile is left in the pile: { $industry }.
refusal-brass-develop-iron = The iron cube must be bought, and £{ $cash } is not enough.
refusal-brass-sell-own_mills = { $seat } has no unflipped cotton mill in slot { $slot } of { $place }.
refusal-brass-sell-target = There is no unflipped port in that slot in { $port }.
refusal-brass-sell-port_connected = { $place } and { $port } are not connected by built links.
refusal-brass-sell-distant_closed = The distant market is closed for the rest of this era.
refusal-brass-sell-distant_access = { $place } is not connected to a port or an external location.
refusal-brass-loan-amount = A loan is of £10, £20 or £30, not of £{ $pounds }.
refusal-brass-loan-ban = In the rail era no loan can be had once the draw pile is empty.
refusal-brass-loan-floor = Income stands at { $income }: a loan of £{ $pounds } would lower it below −£10.
refusal-brass-cards-discard = { $seat } does not hold the card { $card }.
refusal-brass-income-liquidate_choice = { $seat } has no tile in slot { $slot } of { $place }.
