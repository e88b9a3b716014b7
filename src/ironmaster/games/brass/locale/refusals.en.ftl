# Why a move is refused: the moment is wrong
moment-action = This is the moment for an action: build, combine two actions, build a link, develop, sell cotton, take a loan or pass.
moment-action-liquidate = Tiles are sold only when a round begins and cash does not cover a negative income.
moment-action-discard = A card is discarded for an action: choose the action first.
moment-action-coal-serves = Coal is taken when a tile or a rail needs it, without a question if only one mine is nearest. Now the mine in { $place } could serve: { $goals }.
moment-action-coal-idle = Coal is taken when a tile or a rail needs it. Nothing that { $seat } could build now would take it from the mine in { $place }.
moment-action-coal-unneeded = Coal is taken when a tile or a rail needs it, and nothing that { $seat } could build now does.
moment-action-coal-farther = Another mine is nearer than the one in { $place } for: { $goals }.
moment-action-coal-unconnected = No chain of built links leads from the mine in { $place } to: { $goals }.
moment-action-track-bought = Where no mine with coal is connected, coal is bought from the demand track without a question, now for £{ $track_price }: { $goals }.
moment-action-track-mines = Coal may be bought from the demand track only where no mine with coal is connected. Everything that { $seat } could build now and that needs coal has one.
moment-action-track-unneeded = Coal is bought when a tile or a rail needs it, and nothing that { $seat } could build now does.
moment-action-iron = Iron is taken when a tile or a development needs it. The works in { $place } could give it; a question is asked only if several works hold iron.
moment-action-iron-works = Iron may be bought from the demand track only when no works hold any. These do: { $works }.
moment-action-iron-bought = No works hold iron, so a tile or a development that needs it buys it from the demand track without a question, now for £{ $iron_price }.
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
refusal-brass-build-card-industry_type = The card { $card } allows building that industry only, not this one: { $industry }.
refusal-brass-build-card-network_canal = An industry card needs a canal of your own that ends in { $place }, and none does.
refusal-brass-build-card-network_canal-virtual = An industry card needs a canal of your own that ends in { $place } or, over the virtual link, in { $other }. None does.
refusal-brass-build-card-network_canal-tile = An industry card needs a canal or a tile of your own in { $place }, and there is none.
refusal-brass-build-card-network_canal-tile-virtual = An industry card needs a canal or a tile of your own in { $place } or, over the virtual link, in { $other }. There is none.
refusal-brass-build-card-network_rail = An industry card needs a rail or a tile of your own in { $place }, and there is none.
refusal-brass-build-card-network_rail-virtual = An industry card needs a rail or a tile of your own in { $place } or, over the virtual link, in { $other }. There is none.
refusal-brass-build-top_of_pile = { $seat } has no tile left of this industry: { $industry }.
refusal-brass-build-level0 = The top tile of the pile ({ $industry }) is of level 0: it can only be developed away.
refusal-brass-build-era_limits = The top tile of the pile ({ $industry } { $level }) cannot be built in the { $era } era.
refusal-brass-build-slot-symbol = Slot { $slot } of { $place } does not show this industry: { $industry }.
refusal-brass-build-slot-single = Slot { $slot } of { $place } holds a tile of { $owner } ({ $old }). Of other players’ tiles only coal mines and iron works can ever be covered.
refusal-brass-build-canal-one_per_location = { $seat } already has a tile in { $place }, and in the canal era one per town is the limit.
refusal-brass-build-lancaster_port = In Lancaster a port goes into the left slot first, and that slot is empty.
refusal-brass-build-preston_port = In Preston a port goes into the top slot first, and that slot is empty.
refusal-brass-build-barrow = Barrow-in-Furness gets coal only over a rail, and no rail leads there yet.
refusal-brass-build-barrow-linked = A rail leads to Barrow-in-Furness, but no coal reaches it over that rail.
refusal-brass-build-birkenhead = Birkenhead gets coal only over the rail from Ellesmere Port, not over the virtual link, and that rail is not built.
refusal-brass-build-birkenhead-linked = The rail from Ellesmere Port leads to Birkenhead, but no coal reaches it over that rail, and none comes over the virtual link.
refusal-brass-build-price = This costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-build-price-cubes = This costs £{ $cost } and £{ $cubes } for cubes from the demand tracks, £{ $price } in all, and { $seat } has £{ $cash }.
refusal-brass-build-price-without = Even without the coal that is missing, this costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-cover-own = Slot { $slot } of { $place } holds a tile of your own ({ $old }), which only the same industry can cover.
refusal-brass-cover-own-level = Your own tile in { $place } ({ $old }) is of level { $old_level }. Only a higher level can cover it, and the top tile of your pile is of level { $level }.
refusal-brass-cover-opponent_kinds = Slot { $slot } of { $place } holds a tile of { $owner } ({ $old }), which only the same industry can cover.
refusal-brass-cover-opponent_kinds-level = The tile of { $owner } in { $place } ({ $old }) is of level { $old_level }. Only a higher level can cover it, and the top tile of your pile is of level { $level }.
refusal-brass-cover-opponent_scarcity = The tile of { $owner } can be covered only when there is no { $kind ->
    [coal] coal
   *[iron] iron
} on the board and none on the demand track. There are { $board } cubes on the board and { $track } on the track.
refusal-brass-cover-opponent_scarcity-either = The tile of { $owner } can be covered only when the board or the demand track is without { $kind ->
    [coal] coal
   *[iron] iron
}. There are { $board } cubes on the board and { $track } on the track.
refusal-brass-cover-opponent_canal_limit = { $seat } has another tile in { $place }, so in the canal era no other player’s tile can be covered there.
refusal-brass-coal-track_condition = This needs a coal cube in { $place }: no mine with coal is connected, and no port through which coal could be bought.
refusal-brass-coal-track_condition-none = This needs a coal cube in { $place }: no mine holds coal, and no port through which coal could be bought is connected.
refusal-brass-coal-board_first = Slot { $slot } of { $place } holds no coal mine.
refusal-brass-coal-board_first-spent = The coal mine in slot { $slot } of { $place } has no coal left.
refusal-brass-coal-board_first-track = A mine with coal is connected ({ $mines }), so the coal must not be bought from the demand track.
refusal-brass-coal-nearest = For { $goal } the coal comes from the nearest mine with coal ({ $mines }, { $near ->
    [one] 1 link
   *[other] { $near } links
} away). The one in { $place } is { $far ->
    [one] 1 link
   *[other] { $far } links
} away.
refusal-brass-coal-nearest-chosen = For { $goal } the coal comes from a mine that is nearest to one of the two ends ({ $mines }). The one in { $place } is nearest to neither.
refusal-brass-def-connected = The mine in { $place } is not connected with { $goal } by built links.
refusal-brass-def-connected-rail = The mine in { $place } is connected neither with { $goal } nor with { $goal2 } by built links.
refusal-brass-iron-board_first = Works with iron are on the board ({ $works }), so the iron must not be bought from the demand track.
refusal-brass-iron-any_works = Slot { $slot } of { $place } holds no iron works.
refusal-brass-iron-any_works-spent = The iron works in slot { $slot } of { $place } have no iron left.
refusal-brass-combined-needs_both = The combined action needs both actions of the turn, and { $seat } has already used one.
refusal-brass-combined-needs_both-first = The combined action needs two actions, and in the first round of the canal era each player has only one.
refusal-brass-combined-two_cards = The combined action needs two cards.
refusal-brass-link-type = The line from { $from } to { $to } takes no link in the { $era } era.
refusal-brass-link-free_line = The line from { $from } to { $to } already carries a link of { $owner }.
refusal-brass-link-adjacent = { $seat } has neither a tile nor a link in { $from } or { $to }.
refusal-brass-link-needs_presence = { $seat } has nothing on the board, and a link begins at a tile or a link of its owner.
refusal-brass-setup-links = All { $markers } link markers of { $seat } are on the board.
refusal-brass-link-canal_cost = A canal costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-link-rail_cost = A rail costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-link-rail_cost-cube = This rail costs £{ $cost } and £{ $cube } for coal from the demand track, and { $seat } has £{ $cash }.
refusal-brass-link-double_cost = A second rail costs £{ $price }, and { $seat } has £{ $cash }.
refusal-brass-link-double_cost-cube = This second rail costs £{ $cost } and £{ $cube } for coal from the demand track, and { $seat } has £{ $cash }.
refusal-brass-link-rail_coal_end = Neither { $from } nor { $to } can get a coal cube: no mine with coal is connected, and no port through which coal could be bought.
refusal-brass-link-rail_coal_end-none = Neither { $from } nor { $to } can get a coal cube: no mine holds coal, and no port through which coal could be bought is connected.
refusal-brass-link-rail_coal_source = For a rail the mine nearest to either end must serve; now that is { $mines }.
refusal-brass-link-rail_coal_source-chosen = For a rail you choose an end, and the mine nearest to it must serve; now these are { $mines }.
refusal-brass-develop-top = { $seat } has no tile left of this industry: { $industry }.
refusal-brass-develop-iron = No works hold iron, so the cube must be bought for £{ $iron_price }, and { $seat } has £{ $cash }.
refusal-brass-sell-own_mills = There is no cotton mill in slot { $slot } of { $place }.
refusal-brass-sell-own_mills-rival = The cotton mill in slot { $slot } of { $place } belongs to { $owner }.
refusal-brass-sell-own_mills-sold = The cotton mill in slot { $slot } of { $place } has already sold its cotton.
refusal-brass-sell-target = There is no port in slot { $port_slot } of { $port }.
refusal-brass-sell-target-used = The port in slot { $port_slot } of { $port } is flipped: it has already bought cotton.
refusal-brass-sell-port_connected = { $place } and { $port } are not connected by built links.
refusal-brass-sell-distant_closed = The distant market is closed for the rest of this era.
refusal-brass-sell-distant_closed-tiles = No tile of the distant market is left in this era.
refusal-brass-sell-distant_closed-round = The distant market has closed in this round. By this game’s rules ports buy cotton again from the next round on.
refusal-brass-sell-distant_access = { $place } is connected neither with a port nor with an external location.
refusal-brass-loan-amount = A loan is of £10, £20 or £30, not of £{ $pounds }.
refusal-brass-loan-ban = In the rail era no loan can be had once the draw pile is empty.
refusal-brass-loan-floor = Income stands at { $income }: a loan of £{ $pounds } would lower it below −£10.
refusal-brass-cards-discard = { $seat } does not hold the card { $card }.
refusal-brass-income-liquidate_choice = { $seat } has no tile in slot { $slot } of { $place }.
