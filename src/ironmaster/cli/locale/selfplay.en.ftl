# self-play
selfplay-done = { $folder } holds { $games ->
    [one] one game
   *[other] { $games } games
} with { $decisions } decisions{ $kept ->
    [0] .
   *[other] ; { $kept } of the games existed before.
}
help-selfplay = Let a bot play against itself, and store every decision with the view of the seat and the result, as training data.
help-selfplay-out = The folder of the run. A run with the same options continues where it stopped.
help-selfplay-bot = The bot for all seats: master:64 (iterations), journeyman, apprentice, random.
help-selfplay-games = Total number of games in the folder.
help-selfplay-explore = Probability, from 0 to 1, that a move is drawn at random, weighted by the visits of the search.
help-selfplay-ray = Play on the Ray cluster at this address; local starts one on this machine.
help-selfplay-shard = Number of games per file.
error-selfplay-least = { $option } must be { $least } or more, not { $number }.
error-selfplay-seconds = --seconds must be more than 0, not { $seconds }.
