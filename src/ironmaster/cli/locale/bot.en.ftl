help-bot-play = Let a bot play at a table server, in the seats of an account, until it is interrupted.
help-bot-server = The address of the server, such as https://table.example.
help-bot-token = A token of the account that may read and play (im_…); better given in IRONMASTER_TOKEN, where nobody else sees it.
help-bot-bot = Which bot: random, apprentice, journeyman, master, master:5s, or run:COMMAND for a program.
help-bot-table = Play at this table only.
bot-plays = { $bot } plays at { $server }. Ctrl-C ends it.
bot-away = The server does not answer ({ $problem }); trying again.
bot-stopped = Stopped. The seats stay with the account.
