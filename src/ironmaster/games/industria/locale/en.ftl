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
prompt-first = The first start player is drawn.
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
did-buy = { $seat } buys { $material } from { $seller } for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}.
did-first = The lot makes { $seat } the first start player.
did-reveal = Turned up: { $tile }.

# What followed
then-last-lot = { $tile } is put up as the last tile of the round.
then-cannot-bid = { $seat } cannot bid and passes.
then-no-bid = Nobody bids: { $seat } must take { $tile }.
then-all-sold = All tiles have an owner; { $next } builds first.
then-own = The { $material } comes from { $factory }, laid by { $seat }.
then-used = The { $material } comes from a tile of { $seat }: { $tile }.
then-bought = { $seat } buys { $material } from { $seller } for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}.
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
moment-bid = { $lot } is under the hammer: { $seat } bids or passes{ $cashing ->
    [0] {""}
   *[other] , or turns a raw-material tile into money first
}.
moment-award = Everybody has bid or passed on { $lot }: { $seat } sells it or keeps it.
moment-build = This is the moment to build: { $seat } lays a tile{ $cashing ->
    [0] {""}
   *[other] , turns a raw-material tile into money
} or stops.
moment-source = { $laying } is being built: first choose where the { $needed } comes from.
moment-over = The game is over; no move is possible any more.
moment-chance = Tiles are being turned up; nobody moves before.
moment-first = The first start player is being drawn; nobody moves before.

# Why a move is refused: the rule
refusal-industria-auction-lot = { $tile } has not been turned up yet.
refusal-industria-auction-price = A first bid is at least { $lowest ->
    [one] 1 thaler
   *[other] { $lowest } thalers
}.
refusal-industria-auction-once = { $bidder } has bid { $highest }: a bid must be higher.
refusal-industria-auction-limit = { $seat } has { sum-cash } and cannot bid { $bid }.
refusal-industria-build-hand = { $seat } does not hold { $tile }: it has not been turned up yet.
refusal-industria-build-rawtile = { $tile } is a raw-material tile: it supplies its material when another tile is built, and is never laid itself.
refusal-industria-build-limit = { $seat } has already laid { $kind ->
    [factory] a factory
    [technology] a technology
   *[other] a bonus
} this round.
refusal-industria-build-materials = After that, the rest of the materials for { $laying } takes { $rest ->
    [one] 1 thaler
   *[other] { $rest } thalers
}, and { $seat } would have { $left ->
    [0] none
    [one] 1 thaler
   *[other] { $left } thalers
} left.
refusal-industria-build-material-sameepoch = { $tile } needs { $material }, and there is none: { $seat } holds no tile of it, nobody has laid a factory that makes it, and { $opens ->
    [never] the bank never sells it in this game.
   *[other] the bank sells it only from epoch { $opens } on.
}
refusal-industria-build-unaffordable = { $tile } takes { $outlay ->
    [one] 1 thaler
   *[other] { $outlay } thalers
}{ $materials ->
    [0] {""}
   *[other] {" "}({ $price } for the tile, { $materials } for materials)
}, and { $seat } has { sum-cash }.
refusal-industria-build-material-tile = { $seat } does not hold { $tile }: it has not been turned up yet.
refusal-industria-build-material-need = { $laying } needs { $needed } now, not { $material }.
refusal-industria-build-material-own = { $seat } has laid the factory that makes { $material }: it always comes from there, for nothing.
refusal-industria-build-material-other = { $seller } has laid no factory that makes { $material }.
refusal-industria-build-material-bank = The bank sells no { $material } while a player makes it: { $maker }.
bank-closed = The bank does not sell { $material }: it is made in epoch { $made }{ $opens ->
    [never] , the last one of this game.
   *[other] , and on sale from epoch { $opens } on.
}
lacking-again = { $tile } needs { $material } more often than { $seat } has tiles of it: nobody has laid a factory that makes it, and { $opens ->
    [never] the bank never sells it in this game.
   *[other] the bank sells it only from epoch { $opens } on.
}
lacking-earlier = { $tile } needs { $material }, which is made in epoch { $made }: in this game only materials of earlier epochs can be had.
material-ahead = A material is fetched only for a tile that is being built: lay the tile first. Where a single source is possible, it is used without a question.
material-supplied = The { $material } for { $laying } has been supplied already; now it needs { $needed }.
lies-box = { $tile } is not in the game: it stays in the box with { $seats } players.
lies-pile = { $tile } has not been turned up yet.
lies-display = { $tile } has no owner yet: it is still to be auctioned.
lies-gone = { $tile } is out of the game.
lies-hand = { $tile } is in the hand of { $owner }.
lies-laid = { $tile } has already been laid by { $owner }.
not-raw = { $tile } is not a raw-material tile.
no-cashing = In this game raw-material tiles cannot be turned into money.
no-cashing-now = In this game a raw-material tile can be turned into money only when its owner builds.

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
