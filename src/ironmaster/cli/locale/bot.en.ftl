help-bot-play = Let a bot play the seats of an account on a table server, until it is interrupted.
help-bot-server = The address of the server, such as https://table.example.
help-bot-token = An API token of the account with the scopes read and play (im_…). Prefer IRONMASTER_TOKEN, which other users cannot see.
help-bot-bot = The bot: random, apprentice, journeyman, master, master:5s, or run:COMMAND for a program.
help-bot-table = Play at this table only.
bot-plays = { $bot } plays on { $server }. Press Ctrl-C to stop.
bot-away = The server does not answer ({ $problem }); trying again.
bot-stopped = Stopped. The account keeps its seats.
