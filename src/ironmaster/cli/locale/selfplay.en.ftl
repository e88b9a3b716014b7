# self-play
selfplay-done = { $folder } holds { $games ->
    [one] one game
   *[other] { $games } games
} with { $decisions } decisions{ $kept ->
    [0] .
   *[other] ; { $kept } of the games were there before.
}
help-selfplay = Let a bot play against itself and keep every decision, with what the seat knew and how it ended, as training data.
help-selfplay-out = The folder of the run. It goes on where it ended if it has been begun with the same options.
help-selfplay-bot = Who plays all seats: master:64 (iterations), journeyman, apprentice, random.
help-selfplay-games = How many games the folder shall hold in the end.
help-selfplay-explore = How likely a decision is drawn by chance, from 0 to 1: by how often the search tried each move.
help-selfplay-ray = Play on the Ray cluster at this address, or on one of its own here: local.
help-selfplay-shard = How many games to a file.
error-selfplay-least = { $option } must be { $least } or more, not { $number }.
error-selfplay-seconds = --seconds must be more than 0, not { $seconds }.
