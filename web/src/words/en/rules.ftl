rules-all = All rules
rules-title = The rules of { $game }
rules-contents = Contents
rules-search = Search the rules
rules-also-en = also in English
rules-also-fr = also in French
rules-found = { $count ->
    [0] nothing found
    [one] one found
   *[other] { $count } found
  }
rules-none = No rule mentions “{ $query }”.
rules-departures = Where we depart from the text
rules-departures-what = Points on which our ruling is not what the rulebook prints, or goes beyond it. A table can be played by the letter instead: all of these points together, or single ones.
rules-printed = Printed text
rules-ours = Our ruling
rules-reason = Reason
rules-rulings = Rulings
rules-rulings-what = Points that the printed rules leave open: the question, the answer and the reason. For some, another answer can be chosen for a table.
rules-rulings-of = { $count ->
    [one] Ruling
   *[other] Rulings
  }
rules-about = { $count ->
    [one] on rule
   *[other] on rules
  }
rules-copy = Copy the link to { $id }
rules-copy-by-hand = This browser does not allow the page to copy; open the link and copy its address.
rules-source = { $kind }: { $place }
rules-source-rules = Rulebook
rules-source-ref = Reference section
rules-source-table = Table
rules-source-aid = Player aid
rules-source-tips = Advice
rules-source-1e = First edition
rules-source-2e = Second edition
rules-source-derived = Follows from other rules
rules-source-data = Components
rules-part-ov = overview
rules-part-cont = contents
rules-part-ctr = counters
rules-part-card = cards
rules-part-board = board
rules-part-setup = setup
rules-part-flow = course of play
rules-part-p1 = phase one
rules-part-build = building
rules-part-card-i = industry cards
rules-part-card-l = location cards
rules-part-space = industry spaces
rules-part-disp = player display
rules-part-sup = coal and iron
rules-part-trk = demand tracks
rules-part-cube = cubes on counters
rules-part-flip = mines and works flip
rules-part-over = building over
rules-part-cost = costs
rules-part-loan = loans
rules-part-combo = two actions in one
rules-part-rail = railways
rules-part-sell = selling
rules-part-dev = developing
rules-part-draw = drawing cards
rules-part-pass = passing
rules-part-p2 = phase two
rules-part-p3 = phase three
rules-part-end = end of the game
rules-part-win = winning
rules-part-note = changes
rules-part-sum = summary
