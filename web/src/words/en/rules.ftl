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
rules-none = No rule speaks of “{ $query }”.
rules-rulings = Rulings
rules-rulings-what = Where the printed rules leave a doubt: the question, the answer, and why. Some can be played otherwise.
rules-rulings-of = { $count ->
    [one] Ruling
   *[other] Rulings
  }
rules-about = { $count ->
    [one] on rule
   *[other] on rules
  }
rules-copy = Copy the address of { $id }
rules-copy-by-hand = This browser does not let the page copy; open the link and copy its address.
rules-source = { $kind }: { $place }
rules-source-rules = Rulebook
rules-source-ref = Reference section
rules-source-table = Table
rules-source-aid = Player aid
rules-source-tips = Advice
