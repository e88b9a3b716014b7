new-title = New table
new-game = Game
new-board = Board
new-which = Version of the game
new-seats = Seats
new-count = Number of players
new-count-of = { $count ->
    [one] one player
   *[other] { $count } players
  }
new-seat = Seat { $seat }
new-who-me = Me
new-who-bot = Bot
new-who-open = Open
new-open-hint = for anybody, or for a friend with a link
new-bot = Which bot in seat { $seat }
new-hotseat = You play { $seats } seats: pass the screen around. It shows only the hand of the player to act.
new-nobody = You play no seat yourself: you will watch.
new-order = Seating
new-order-random = drawn at the start
new-order-chosen = as above
new-name = Name of the table
new-name-hint = Optional.
new-listed = List it in the lobby
new-listed-hint = Others find it on the home page and may join or watch. Otherwise only people with a link can enter.
new-rules = Rules
new-rules-changed = { $changed ->
    [0] all at their defaults
    [one] one changed
   *[other] { $changed } changed
  }
new-by-rulings = By our rulings
new-by-letter = By the letter
new-rules-points = { $count ->
    [one] On one point our ruling departs from the printed text. It is listed below with the text and the reason.
   *[other] On { $count } points our rulings depart from the printed text. They are listed below with the text and the reason.
  }
new-rules-single = Rule by rule
new-rules-ours = all by our rulings
new-rules-letter = all by the letter
new-rules-departing = Where our rulings depart from the text
new-rules-others = Other choices
new-tag-ours = our ruling
new-tag-letter = by the letter
new-changed = changed
new-printed = What is printed, and why we rule otherwise
new-why = Why there is a choice
new-rules-hint = Where the rulebook is ambiguous, the default is our ruling. You may agree on another one.
new-rules-over = A rule chosen here overrides the choice above.
new-rules-reset = Undo the changes to single rules
new-default = default
new-ruling = Ruling { $ruling } in the rules
new-open = Open the table
new-open-alone = Next you start the game.
new-open-invite = Next you invite the others.
