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
