# Names
name-factory = factory
    .article = a
name-technology = technology
    .article = a
name-bonus = bonus
    .article = a
name-raw = raw material
    .article = a
name-bank = bank
    .article = the
tile-raw = { $what ->
    [computers] Computer
   *[other] { CAPITAL($what) }
} tile of epoch { $epoch }
    .article = a
tile-bonus = { CAPITAL($what) } bonus of epoch { $epoch }
    .article = a
link = { $start }–{ $end }
some = { BARE($what) }
either = { $first } or { $second }

# Sums of money
sum = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}
sum-cash = { $cash ->
    [one] 1 thaler
   *[other] { $cash } thalers
}
sum-bid = { $bid ->
    [one] 1 thaler
   *[other] { $bid } thalers
}
sum-price = { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}

# What is asked
prompt-lot = { YOU($seat) ->
    [you] You are the auctioneer: which tile do you auction?
   *[other] { $seat } is the auctioneer: which tile is auctioned?
}
prompt-bid = { YOU($seat) ->
    [you] { $bidder } bids { sum-bid } for { THE($tile) }, and you have { sum-cash }: do you bid higher or pass?
   *[other] { $bidder } bids { sum-bid } for { THE($tile) }, and { $seat } has { sum-cash }: does { $seat } bid higher or pass?
}
prompt-bid-first = { YOU($seat) ->
    [you] Nobody has bid for { THE($tile) } yet, and you have { sum-cash }: do you bid or pass?
   *[other] Nobody has bid for { THE($tile) } yet, and { $seat } has { sum-cash }: does { $seat } bid or pass?
}
prompt-award = { YOU($seat) ->
    [you] Do you sell { THE($tile) } to { $bidder } for { sum-bid }, or keep it?
   *[other] Does { $seat } sell { THE($tile) } to { $bidder } for { sum-bid }, or keep it?
}
prompt-build = { YOU($seat) ->
    [you] You have { sum-cash }: do you lay a tile or stop?
   *[other] { $seat } has { sum-cash }: does { $seat } lay a tile or stop?
}
prompt-source = { YOU($seat) ->
    [you] Where do you get the { BARE($material) } for { THE($tile) }?
   *[other] Where does { $seat } get the { BARE($material) } for { THE($tile) }?
}
prompt-over = The game is over.
prompt-chance = A tile is turned up.
prompt-first = The start player of the first round is drawn.

# What was done
did-offer = { $seat } auctions { THE($tile) }.
did-bid = { $seat } bids { sum-bid }.
did-pass = { $seat } passes.
did-sell = { $seat } sells { THE($tile) } to { $bidder } for { sum-bid }{ $left ->
    [0] .
   *[other] {" "}and stays auctioneer.
}
did-keep = { $seat } keeps { THE($tile) } rather than sell it to { $bidder } for { sum-bid }{ $left ->
    [0] .
   *[other] ; { $next } becomes auctioneer.
}
did-lay = { $seat } lays { THE($tile) }{ $price ->
    [0] .
   *[other] {" "}for { sum-price }.
}
did-cash = { $seat } cashes in { THE($tile) } for { $value ->
    [one] 1 thaler
   *[other] { $value } thalers
}.
did-stop = { $seat } is done building.
did-use = { $seat } uses { THE($tile) }, which leaves the game.
did-buy = { $seat } buys { BARE($material) } from { THE($seller) } for { sum-price }.
did-first = { $seat } is drawn as the start player of the first round.
did-reveal = { CAPITAL(THE($tile)) } is turned up.

# What followed
then-last-lot = { CAPITAL(THE($tile)) } is auctioned as the last tile of the round.
then-cannot-bid = { $seat } cannot bid and passes.
then-no-bid = Nobody bids: { $seat } must take { THE($tile) }{ $left ->
    [0] .
   *[other] , and { $next } becomes auctioneer.
}
then-all-sold = All tiles have an owner; building begins with { $next }.
then-own = { $seat }’s own { BARE($factory) } supplies the { BARE($material) }.
then-used = { $seat } uses { THE($tile) }, which leaves the game.
then-bought = { $seat } buys { BARE($material) } from { THE($seller) } for { sum-price }.
then-laid = { CAPITAL(THE($tile)) } { $late ->
    [1] is laid too late and scores no points.
   *[other] { $points ->
        [one] scores 1 point.
       *[other] scores { $points } points.
    }
}
then-revealed = { $seat } is the auctioneer.
then-scored = The game is over.
then-epoch = Epoch { $epoch } begins{ $extra ->
    [0] .
    [one] , and everybody receives 1 extra thaler.
   *[other] , and everybody receives { $extra } extra thalers.
}
then-lost = { $seat } loses { THE($tile) }, which was not laid in its epoch.
then-round = Round { $round } begins: { $seat } has the start marker, and everybody receives { $income ->
    [one] 1 thaler.
   *[other] { $income } thalers.
}

# Why a move is refused: the moment is wrong
moment-lot = { YOU($auctioneer) ->
    [you] Now a tile must be auctioned: as auctioneer, you choose it.
   *[other] Now a tile must be auctioned: { $auctioneer } is the auctioneer and chooses it.
}
moment-bid = { CAPITAL(THE($lot)) } is being auctioned: { YOU($seat) ->
    [you] you bid or pass
   *[other] { $seat } bids or passes
}{ $cashing ->
    [0] .
   *[other] , and may cash in a raw-material tile first.
}
moment-award = The bids for { THE($lot) } are in: { YOU($seat) ->
    [you] you sell it to { $bidder } or keep it.
   *[other] { $seat } sells it to { $bidder } or keeps it.
}
moment-build = This is the moment to build: { YOU($seat) ->
    [you] you lay a tile{ $cashing ->
        [0] {""}
       *[other] , cash in a raw-material tile
    } or stop.
   *[other] { $seat } lays a tile{ $cashing ->
        [0] {""}
       *[other] , cashes in a raw-material tile
    } or stops.
}
moment-source = { CAPITAL(THE($laying)) } is being laid: { YOU($seat) ->
    [you] first choose where you get the { BARE($needed) } from.
   *[other] { $seat } must first choose where to get the { BARE($needed) } from.
}
moment-over = The game is over: no move is possible any more.
moment-chance = Tiles are being turned up: nobody can move until that is done.
moment-first = The start player of the first round is being drawn: nobody can move until that is done.

# Why a move is refused: the rule
refusal-industria-auction-lot = { CAPITAL(THE($tile)) } has not been turned up yet.
refusal-industria-auction-price = The first bid on { THE($lot) } must be at least { $lowest ->
    [one] 1 thaler
   *[other] { $lowest } thalers
}.
refusal-industria-auction-once = { $bidder } has bid { $highest ->
    [one] 1 thaler
   *[other] { $highest } thalers
}: the next bid must be higher.
refusal-industria-auction-limit = { YOU($seat) ->
    [you] You have { sum-cash } and cannot bid { sum-bid }.
   *[other] { $seat } has { sum-cash } and cannot bid { sum-bid }.
}
refusal-industria-build-hand = { YOU($seat) ->
    [you] You do not hold { THE($tile) }: it has not been turned up yet.
   *[other] { $seat } does not hold { THE($tile) }: it has not been turned up yet.
}
refusal-industria-build-rawtile = Raw-material tiles are never laid: { THE($tile) } only supplies { BARE($material) } when another tile is laid.
refusal-industria-build-limit = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} already laid { $kind ->
    [factory] a factory
    [technology] a technology
   *[other] a bonus
} this round.
refusal-industria-build-materials = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} would have { $left ->
    [0] no thalers
    [one] 1 thaler
   *[other] { $left } thalers
} left, but the rest of the raw materials for { THE($laying) } will cost { $rest ->
    [one] 1 thaler
   *[other] { $rest } thalers
}.
refusal-industria-build-material-sameepoch = { CAPITAL(THE($tile)) } needs { BARE($material) }, and there is no source for this raw material: { YOU($seat) ->
    [you] you hold
   *[other] { $seat } holds
} no tile of it, nobody has laid a factory that makes it, and { $opens ->
    [never] the bank never sells it in this game.
   *[other] the bank sells it only from epoch { $opens } on.
}
refusal-industria-build-unaffordable = Laying { THE($tile) } costs { $outlay ->
    [one] 1 thaler
   *[other] { $outlay } thalers
}{ $materials ->
    [0] {""}
   *[other] { $price ->
        [0] {" "}for raw materials
       *[other] {" "}({ $price } for the tile and { $materials } for raw materials)
    }
}, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} { sum-cash }.
refusal-industria-build-material-tile = { YOU($seat) ->
    [you] You do not hold { THE($tile) }: it has not been turned up yet.
   *[other] { $seat } does not hold { THE($tile) }: it has not been turned up yet.
}
refusal-industria-build-material-need = { CAPITAL(THE($laying)) } needs { BARE($needed) } now, not { BARE($material) }.
refusal-industria-build-material-own = { YOU($seat) ->
    [you] Your own factory supplies { BARE($material) } for free: no other source can be used.
   *[other] { $seat }’s own factory supplies { BARE($material) } for free: no other source can be used.
}
refusal-industria-build-material-other = { YOU($seller) ->
    [you] You have laid no factory that makes { BARE($material) }.
   *[other] { $seller } has laid no factory that makes { BARE($material) }.
}
refusal-industria-build-material-bank = { $maker } { $makers ->
    [one] makes
   *[other] make
} { BARE($material) }, so the bank does not sell any.
bank-closed = { $opens ->
    [never] The bank never sells { BARE($material) } in this game: it sells raw materials of earlier epochs, and no epoch follows epoch { $made }.
   *[other] The bank sells { BARE($material) } only from epoch { $opens } on.
}
purchase-unpaid = Buying { BARE($material) } costs { sum-price }, and { YOU($seat) ->
    [you] you have
   *[other] { $seat } has
} { sum-cash }.
lacking-again = { CAPITAL(THE($tile)) } needs more { BARE($material) } than { YOU($seat) ->
    [you] your tiles supply
   *[other] the tiles of { $seat } supply
}, and there is no other source for this raw material: nobody has laid a factory that makes it, and { $opens ->
    [never] the bank never sells it in this game.
   *[other] the bank sells it only from epoch { $opens } on.
}
lacking-earlier = { CAPITAL(THE($tile)) } needs { BARE($material) }, a raw material of epoch { $made }: in this game only raw materials of earlier epochs can be had.
material-ahead = Raw materials are obtained only for a tile that is being laid: lay the tile first. If only one source is possible, it is used without asking you.
material-supplied = { CAPITAL(THE($laying)) } already has its { BARE($material) }; now it needs { BARE($needed) }.
lies-box = { CAPITAL(THE($tile)) } is not in the game: it stays in the box with { $seats } players.
lies-pile = { CAPITAL(THE($tile)) } has not been turned up yet.
lies-display = { CAPITAL(THE($tile)) } has no owner yet: it is one of the tiles to be auctioned this round.
lies-gone = { CAPITAL(THE($tile)) } is out of the game.
lies-hand = { YOU($owner) ->
    [you] { CAPITAL(THE($tile)) } is already in your hand.
   *[other] { CAPITAL(THE($tile)) } is in { $owner }’s hand.
}
lies-laid = { YOU($owner) ->
    [you] You have already laid { THE($tile) }.
   *[other] { $owner } has already laid { THE($tile) }.
}
not-raw = { CAPITAL(THE($tile)) } is not a raw-material tile.
no-cashing = In this game raw-material tiles cannot be cashed in.
no-cashing-now = In this game a raw-material tile can be cashed in only when its owner builds.

# Parts of the game and standings
chapter = Epoch { $epoch }, round { $round } of { $rounds }
chapter-start = The start
chapter-end = End of the game
standing = { $seat }: { sum-cash }, { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $worth } in all)
standing-end = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { sum-cash }

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
award-money = { sum }, 1 point for every full { $rate }
figure-points = Points
figure-worth = Points in all
figure-cash = Thalers
