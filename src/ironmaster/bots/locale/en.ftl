error-setup-command = “run:{ $command }” names no program: write run:COMMAND, with the command that starts it.
error-setup-broken = The bot { $bot } is installed but cannot be loaded: { $problem }
error-setup-network = { $file } cannot play this game: { $problem }
error-setup-onnx = A bot that is a network needs onnxruntime: pip install 'ironmaster[network]'.
error-bot-start = The program “{ $command }” cannot be started: { $problem }
error-bot-ended = The program “{ $command }” has ended without an answer.
error-bot-late = The program “{ $command }” has not answered within { $seconds } seconds and was ended.
error-bot-long = The program “{ $command }” answered with more than { $most } bytes and was ended.
error-bot-garbage = The program “{ $command }” did not answer with a line such as {"{"}"move": "…"{"}"} but with: { $said }
error-bot-move = The program “{ $command }” chose “{ $move }”, which was not offered.

# The judge of games that have none of their own.
term-scored = points scored
reason-scored = scores points
