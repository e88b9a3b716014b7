wait-listed = listed in the lobby
wait-order-random = Seats are drawn when the game starts.
wait-order-chosen = Seats stay as they are.
wait-you = you
wait-guest = guest
wait-sit = Sit down
wait-sit-too = Play this seat too
wait-stand = Stand up
wait-bot = Bot
wait-bot-away = Remove
wait-free = Free the seat
wait-start = Start the game
wait-missing = { $count ->
    [one] Seat { $seats } is still free.
   *[other] Seats { $seats } are still free.
  }
wait-complete = Everybody is here.
wait-owner = Everybody is here. The owner of the table starts the game.
wait-leave = Leave the table
wait-leave-hint = If you leave, the next person becomes the owner of the table; if nobody else is here, the table is deleted.
wait-rules-some = { $count ->
    [one] One rule differs from its default:
   *[other] { $count } rules differ from their defaults:
  }
wait-rules-usual = No rule differs from its default.
wait-links = Invite
wait-link-join = Join
wait-link-join-hint = For friends: they take a free seat, or watch.
wait-link-watch = Watch
wait-link-watch-hint = For spectators: they see no hand.
wait-link-seat = Take seat { $seat }
wait-link-seat-hint = For one person: anybody with this link plays the seat.
wait-link-own = Play my seat { $seat } on another device
wait-link-own-hint = Anybody with this link plays for you.
wait-link-hand = Show my hand, seat { $seat }
wait-link-hand-hint = Viewers also see your hand, and cannot play.
wait-link-make = Create a link
wait-link-end = Revoke
