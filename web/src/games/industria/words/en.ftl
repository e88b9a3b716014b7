industria-board = Board
industria-sheets = Parts of the board
industria-sheet-factory = Factories
industria-sheet-epochs = Epochs
industria-sheet-technology = Technologies

industria-kind = { $kind ->
    [factory] factory
    [technology] technology
    [raw] raw material
   *[bonus] bonus
  }
industria-costs = { $thalers ->
    [one] costs { $thalers } thaler
   *[other] costs { $thalers } thalers
  }
industria-needs = needs { $materials }
industria-makes = makes { $material }
industria-discount = lowers later construction costs by { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
  }
industria-symbols = { $count ->
    [one] shows the symbol { $symbols }
   *[other] shows the symbols { $symbols }
  }
industria-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
industria-in-pile = not turned up yet
industria-in-display = to be auctioned
industria-in-lot = being auctioned
industria-in-gone = out of the game
industria-in-hand = { YOU($name) ->
    [you] in your hand
   *[other] in the hand of { $name }
}
industria-laid = { YOU($name) ->
    [you] laid by you
   *[other] laid by { $name }
}
industria-laid-late = { YOU($name) ->
    [you] laid by you, too late for its points
   *[other] laid by { $name }, too late for its points
}
industria-link = { $kind ->
    [road] Road
   *[line] Line
  } { $name }
industria-link-of = { YOU($name) ->
    [you] both ends are yours, { $points } points
   *[other] both ends belong to { $name }, { $points } points
}

industria-epoch = Epoch { $epoch }
industria-round = Round { $round } of { $rounds }
industria-extra = { $thalers ->
    [one] { $thalers } extra thaler for everybody
   *[other] { $thalers } extra thalers for everybody
  }
industria-phase-first = Before the game
industria-phase-reveal = New tiles
industria-phase-auction = Auction
industria-phase-build = Building
industria-phase-over = End
industria-piles = Tiles that are face down
industria-pile = Face down, epoch { $epoch }
industria-face-down = { $tiles ->
    [0] none face down
   *[other] { $tiles } face down
  }
industria-gone = Out of the game:
industria-gone-count = { $tiles } out of the game
industria-none = None.

industria-stock = Raw materials
industria-bank = Bank
industria-sellers = Sellers
industria-at-bank = the bank sells it
industria-nowhere = nobody sells it
industria-makes-it = { YOU($name) ->
    [you] you make it
   *[other] { $name } makes it
}
industria-made-by = { YOU($name) ->
    [you] you make { $material }
   *[other] { $name } makes { $material }
}
industria-bank-sells = the bank sells { $material }
industria-bank-not-yet = the bank does not sell { $name } yet
industria-bank-nothing = The bank sells nothing yet.

industria-thalers = Thalers
industria-points = Points
industria-in-all = In all
industria-laid-tiles = Laid
industria-works = Raw materials, bonuses and links
industria-bonus = bonus { $bonus }
industria-links = { $links ->
    [one] { $links } road or line
   *[other] { $links } roads and lines
  }
industria-hand = { $tiles ->
    [one] { $tiles } tile in hand
   *[other] { $tiles } tiles in hand
  }
industria-hand-empty = No tiles.
industria-start = start player
industria-hammer = auctioneer

industria-auction = Auction
industria-offers = { YOU($name) ->
    [you] You auction this tile
   *[other] { $name } auctions this tile
}
industria-offers-next = { YOU($name) ->
    [you] You are the auctioneer
   *[other] { $name } is the auctioneer
}
industria-yours-lot = Your choice
industria-yours-bid = Your bid
industria-yours-award = You decide
industria-voices = Bids so far
industria-bids = bids { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-decides = decides
industria-voice-passed = passed
industria-voice-speaks = to bid
industria-voice-waits = yet to bid
industria-your-bid = Your options
industria-bid = Bid { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-pass = Pass
industria-cash = { $material ->
    [computers] Computer
   *[other] { CAPITAL($material) }
  } tile for 1 thaler
industria-sell = Sell to { $name } for { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
industria-keep = Keep it
industria-lots = The tiles of this round
industria-now = now
industria-to-come = to come
industria-kept = kept
industria-paid = thalers paid
industria-falls-sold = { YOU($name) ->
    [you] You buy it for { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
   *[other] Sold to { $name } for { $bid ->
    [one] { $bid } thaler
   *[other] { $bid } thalers
  }
}
industria-falls-kept = { YOU($name) ->
    [you] You keep it
   *[other] { $name } keeps it
}

industria-legend = Legend
industria-legend-cost = construction cost, in thalers
industria-legend-points = points, if the tile is laid in its own epoch
industria-legend-needs = raw materials that it needs
industria-legend-makes = raw material that it makes
industria-legend-discount = lowers the construction cost of everything that its owner lays later
industria-legend-symbol = { $symbol } points at the end if the factory’s owner has also laid this bonus
industria-legend-link = road or line: { $link } points at the end if both ends are yours
