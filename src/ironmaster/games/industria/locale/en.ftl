# Names
name-factory = factory
name-technology = technology
name-bonus = bonus
name-raw = raw material
name-bank = the bank
tile-raw = Raw { $what } ({ $epoch })
tile-bonus = Bonus: { $what } ({ $epoch })
link = { $start }–{ $end }
sum = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}

# What is asked
prompt-lot = { $seat } has the hammer: which tile is put up?
prompt-bid = { $seat }, your bid for { $tile }: { $bidder } bids { $bid }, you have { sum-cash }.
prompt-bid-first = { $seat }, your bid for { $tile }: nobody has bid yet, you have { sum-cash }.
prompt-award = { $seat }: sell { $tile } to { $bidder } for { $bid }, or keep it?
prompt-build = { $seat } builds: lay a tile, or stop? You have { sum-cash }.
prompt-source = { $seat }: where does the { $material } for { $tile } come from?
prompt-over = The game is over.
prompt-chance = A tile is turned up.
sum-cash = { $cash ->
    [one] 1 thaler
   *[other] { $cash } thalers
}

# What was done
did-offer = { $seat } puts up { $tile }.
did-bid = { $seat } bids { $bid }.
did-pass = { $seat } passes.
did-sell = { $seat } sells { $tile } to { $bidder } for { $bid ->
    [one] 1 thaler
   *[other] { $bid } thalers
} and keeps the hammer.
did-keep = { $seat } keeps { $tile } rather than sell it to { $bidder } for { $bid }; the hammer goes to { $next }.
did-lay = { $seat } builds { $tile }{ $price ->
    [0] {""}
    [one] {" "}for 1 thaler
   *[other] {" "}for { $price } thalers
}.
did-cash = { $seat } hands in a tile ({ $tile }) for { $value ->
    [one] 1 thaler
   *[other] { $value } thalers
}.
did-stop = { $seat } is done building.
did-use = { $seat } uses a tile: { $tile }.
did-buy = { $seat } buys { $material } from { $seller } for { $price }.
did-first = The lot makes { $seat } the first start player.
did-reveal = Turned up: { $tile }.

# What followed
then-last-lot = { $tile } is put up as the last tile of the round.
then-cannot-bid = { $seat } cannot bid and passes.
then-no-bid = Nobody bids: { $seat } must take { $tile }.
then-all-sold = All tiles have an owner; { $next } builds first.
then-own = { $seat } makes the { $material }.
then-used = The { $material } comes from a tile of { $seat }.
then-bought = { $seat } buys { $material } from { $seller } for { $price }.
then-laid = { $tile } lies before { $seat }{ $late ->
    [1] , too late for its points.
   *[other] { $points ->
        [0] .
        [one] : 1 point.
       *[other] : { $points } points.
    }
}
then-revealed = { $seat } is the auctioneer.
then-scored = The game is over.
then-epoch = Epoch { $epoch } begins{ $extra ->
    [0] .
    [one] ; everybody gets 1 thaler more.
   *[other] ; everybody gets { $extra } thalers more.
}
then-lost = { $number ->
    [one] A technology is lost: { $tiles }.
   *[other] Technologies are lost: { $tiles }.
}
then-round = Round { $round }: { $seat } has the start marker, everybody gets { $income ->
    [one] 1 thaler.
   *[other] { $income } thalers.
}

# Why a move is refused: the moment is wrong
moment-lot = This is the moment to put up a tile: { $auctioneer } has the hammer.
moment-bid = { $lot } is under the hammer: { $seat } bids or passes.
moment-award = Everybody has bid or passed on { $lot }: { $seat } sells it or keeps it.
moment-build = This is the moment to build: { $seat } lays a tile or stops.
moment-source = { $laying } is being built: first choose where the { $needed } comes from.
moment-over = The game is over; no move is possible any more.
moment-chance = Tiles are being turned up; nobody moves before.

# Why a move is refused: the rule
refusal-industria-auction-lot = { $tile } is not among the tiles turned up this round that nobody owns yet.
refusal-industria-auction-price = A first bid is at least { $lowest }.
refusal-industria-auction-once = { $bidder } has bid { $highest }: a bid must be higher.
refusal-industria-auction-limit = { $seat } has { sum-cash } and cannot bid { $bid }.
refusal-industria-build-hand = { $seat } does not hold { $tile }.
refusal-industria-build-rawtile = { $tile } is a raw-material tile: it is used or handed in, never laid.
refusal-industria-build-limit = { $seat } has already laid a tile of this kind this round: { $kind }.
refusal-industria-build-materials = { $seat } cannot get all the materials for { $tile }.
refusal-industria-build-material-sameepoch = No { $lacking } is available: nobody makes it, and the bank sells it only from the next epoch on.
refusal-industria-build-unaffordable = { $tile } takes { $outlay ->
    [one] 1 thaler
   *[other] { $outlay } thalers
} in all, and { $seat } has { sum-cash }.
refusal-industria-build-material-tile = { $seat } has no such raw-material tile for { $laying }.
refusal-industria-build-material-need = { $laying } needs { $needed } now, not { $material }.
refusal-industria-build-material-other = { $seller } makes no { $material } for { $seat }.
refusal-industria-build-material-bank = The bank sells no { $material } while a player makes it: { $maker }.
bank-closed = The bank does not sell { $material } yet: it is made in this epoch or later.
rest-unpayable = That would leave { $seat } without the means for the rest of { $laying }.
not-held = { $seat } does not hold { $tile } as a raw-material tile.
no-cashing = Raw-material tiles cannot be handed in for money now.
not-won = { $tile } has no owner yet: it is still to be auctioned.

# Parts of the game and standings
chapter = Epoch { $epoch }, round { $round } of { $rounds }
chapter-start = The start
chapter-end = End of the game
standing = { $seat } { sum-cash }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $worth } with all that counts

# The scoring
part-factories = Factories
part-technologies = Technologies
part-bonuses = Bonuses
part-links = Roads and lines
part-money = Money
award-tile = { $tile }, laid in epoch { $epoch }
award-late = { $tile }, laid too late
award-bonus = { $tile }: { $bonus }
award-link = { $link }
award-money = { sum } in hand, 1 point for each { $rate }
figure-points = Points
figure-worth = Points with all that counts
figure-cash = Thalers
