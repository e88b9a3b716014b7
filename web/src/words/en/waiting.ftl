wait-listed = listed for everybody
wait-order-random = Seats are drawn when the game begins.
wait-order-chosen = Seats stay as they are.
wait-you = you
wait-guest = guest
wait-sit = Sit down
wait-sit-too = Play this too
wait-stand = Stand up
wait-bot = Bot
wait-bot-away = Take away
wait-free = Free the seat
wait-start = Begin the game
wait-missing = { $count ->
    [one] Seat { $seats } is still free.
   *[other] Seats { $seats } are still free.
  }
wait-complete = Everybody is here.
wait-owner = Everybody is here. Whoever opened the table begins the game.
wait-leave = Leave the table
wait-leave-hint = If you leave, the next person looks after the table; if nobody else is here it is cleared away.
wait-rules-some = { $count ->
    [one] One rule is played otherwise than usual:
   *[other] { $count } rules are played otherwise than usual:
  }
wait-rules-usual = All rules as usual.
wait-links = Invite
wait-link-join = Come and play
wait-link-join-hint = For friends: they take a free seat, or watch.
wait-link-watch = Watch
wait-link-watch-hint = For spectators: they see no hand.
wait-link-seat = Take seat { $seat }
wait-link-seat-hint = For one person: whoever has this link plays the seat.
wait-link-own = Play my seat { $seat } elsewhere
wait-link-own-hint = For your other device: whoever has this link plays for you.
wait-link-hand = Look over my shoulder, seat { $seat }
wait-link-hand-hint = They see your hand too, and cannot play.
wait-link-make = Make a link
wait-link-end = End it
