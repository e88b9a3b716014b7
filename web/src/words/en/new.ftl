new-title = New table
new-game = Game
new-board = Board
new-which = Version of the game
new-seats = Seats
new-count = How many play
new-count-of = { $count ->
    [one] one player
   *[other] { $count } players
  }
new-seat = Seat { $seat }
new-who-me = Me
new-who-bot = Bot
new-who-open = Open
new-open-hint = for whoever comes, or for a friend with a link
new-bot = Which bot in seat { $seat }
new-hotseat = You play { $seats } seats: pass the screen around, and each sees only the hand of whoever is to play.
new-nobody = You play no seat yourself: you will watch.
new-order = Who sits where
new-order-random = drawn at the start
new-order-chosen = as above
new-name = Name of the table
new-name-hint = May stay empty.
new-listed = List it for everybody
new-listed-hint = Others find it on the front page and may sit down or watch. Otherwise only those with a link come in.
new-rules = Rules
new-rules-changed = { $changed ->
    [0] all as usual
    [one] one changed
   *[other] { $changed } changed
  }
new-rules-hint = Where the rulebook leaves room, this is how we read it. You may agree on something else.
new-rules-reset = All as usual
new-default = usual
new-ruling = Why: ruling { $ruling }
new-open = Open the table
new-open-alone = Next you begin the game.
new-open-invite = Next you invite the others.
