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
new-rules-hint = Where the rulebook is ambiguous, the default is our ruling. You may agree on another one.
new-rules-reset = Reset to defaults
new-default = default
new-ruling = Why: ruling { $ruling }
new-open = Open the table
new-open-alone = Next you start the game.
new-open-invite = Next you invite the others.
