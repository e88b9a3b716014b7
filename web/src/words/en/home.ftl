home-title = Cotton, coal and iron
home-what = Board games of the industrial revolution, played exactly by the rules: against bots, around one screen, or with friends anywhere.
home-name = Your name at the table
home-name-none = optional
home-play = Play now against bots
home-starting = Setting up the board…
home-new = New table
home-play-hint = { $game } with { $bots ->
    [one] one bot
   *[other] { $bots } bots
  }, at once and without an account.
home-mine = Your tables
home-mine-none = You are not at any table yet. Start a game above, or take a free seat below.
home-lobby-open = Open seats
home-lobby-open-none = Nobody is looking for players right now. Open a public table, and others will find it here.
home-lobby-running = Games to watch
home-lobby-running-none = No public game is being played at the moment.
home-lobby-finished = Finished games
home-lobby-finished-none = No public game has been finished yet.
home-games = Games
home-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
      }
   *[other] { $least } to { $most } players
  }
home-rules = Read the rules
home-come = Join a table
home-link = A link that you were sent
home-link-go = Go
home-link-wrong = This is not a link to a table. Such a link looks like …/link/ followed by many letters.
home-record = A recorded game
home-record-hint = View a finished game, or continue a saved one with all seats on your screen.
home-record-choose = Choose a record…
home-foot = Ironmaster is free software. The games belong to their designers and publishers.

# Tables in lists
list-free = free seat
list-wants = { $free ->
    [one] one seat free
   *[other] { $free } seats free
  }
list-ready = ready to start
list-running = in progress
list-turn-of = { $name } to play
list-your-turn = Your turn
list-abandoned = abandoned
list-finished = finished
list-won = won by { $name }, { $points }
list-private = private

# What to expect
home-ways = How it plays here
home-way-why = The rules answer
home-way-why-text = Legal choices are highlighted. Ask about anything else, and the page names the rule that forbids it.
home-way-undo = Take it back
home-way-undo-text = Every step of your turn can be undone until a card is drawn or hidden information is revealed.
home-way-fair = Honest chance
home-way-fair-text = The shuffle is sealed before the first move, and anybody can verify it after the last.
home-way-everyone = Accessible
home-way-everyone-text = Mouse, touch, keyboard or screen reader; colours always come with letters and patterns.
