# The table in play
table = Table
table-gone = This table does not exist, or you have no access to it
title-your-turn = Your turn: { $name }
turn-yours = Your turn
turn-of = { $name }’s turn
steps = What you have chosen
step-back-to = { $name }: choose again
action-back = Back
action-undo = Undo
action-confirm = Confirm
effects = If you confirm
effects-so-far = So far
effects-to = to
effects-chance = A draw follows: once you confirm, this cannot be undone.
why-close = Close
why-legal = You may choose this now.
why-apart = You may choose this, but not together with what you have chosen so far.
why-instead = Choose this instead
why-aside = What you are preparing does not count yet.
idle = It is { $name }’s turn
idle-thinking = { $name } is thinking
idle-playing = You will be notified when it is your turn.
idle-past = You are looking at an earlier move.
idle-watching = You are watching.
idle-nobody = It is nobody’s turn.
players = Players
players-open = { $name }: show all players
players-bot = bot: { $level }
players-you = you
players-resigned = gave up
players-acts = { YOU($name) ->
    [you] your turn
   *[other] to play
}
players-thinks = thinking
talk = Log and chat
log = Log
log-older = Earlier moves
log-rule = The rule of move { $index }
log-look = Look at move { $index }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-somebody = Somebody
chat-unread = { $lines ->
    [one] one new line
   *[other] { $lines } new lines
}
replay = Replay
replay-at = move { $at } of { $end }
replay-banner = Move { $at } of { $end }
replay-slider = Position in the game
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
replay-link = Link to this position
replay-now = Back to the present
text-view = The table as text
order = Order of play
hand = Your hand
hand-over = Pass the screen to { $name }
hand-over-why = The hand stays hidden until you confirm that you are there.
hand-over-ready = I am { $name }
result = The game is over
result-abandoned = The game was abandoned
result-rematch = Play again
result-rematch-there = To the next game
result-record = Download the record
result-points = Where the points come from
result-total = Total
result-out = out of the game
result-lines = { YOU($name) ->
    [you] All your points
   *[other] All points of { $name }
}
menu-table = Players, replay, log
menu-rules = Rules of the game
menu-share = Link for watching
menu-copied = The link is copied.
menu-tick = Sound when it is your turn
menu-board = The board: { $name }
table-ruleset = Ruleset { $ruleset }, version { $version } of the board
menu-resign = Give up
menu-resign-sure = Give up for good? A bot will take over.
menu-keys = Keys: 1–9 choose, Enter confirms, Esc steps back, U takes back, H gives a hint against bots, ? asks why not.
live-seeking = Connection lost. Trying again…
drawer-close = Close
sheet-handle = Make this sheet larger or smaller
decision = Decision
decision-skip = To your decision
announce-skipped = { $count ->
    [one] One more event.
   *[other] { $count } more events.
}
