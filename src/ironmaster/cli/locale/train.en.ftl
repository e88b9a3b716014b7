# training
train-done = { $folder } contains the trained network: an .onnx file for each setup, log.csv, ratings.csv and progress.svg.
help-train = Train a neural network for a game by self-play. Needs the package extra `train`.
help-train-out = The folder of the run.
help-train-seats = Numbers of seats to train, separated by commas. Default: all numbers that the board allows.
help-train-rule = Set a rule switch. With several values, separated by commas, all of them are trained. Can be repeated.
help-train-minutes = Training time of the whole run, in minutes. Default: 20.
help-train-stop = Stop this session after this number of minutes, with a checkpoint. --resume continues the run.
help-train-resume = Continue the run in the folder from its last checkpoint, with its settings.
help-train-seed = The seed of the games and of the network.
help-train-device = The device to train on: auto, cpu or cuda. Default: auto, a GPU if there is one.
help-train-games = Number of games in each group. Default: 4096.
help-train-groups = Number of groups of games. Default: 3 or more, the same number for each setup.
help-train-processes = Number of processes for each group. Default: the cores of this machine, divided among the groups.
help-train-set = Change any other setting, such as width=256; see the documentation. Can be repeated.
error-training-train_game = Name the game to train with --game.
error-training-train_seats = --seats takes numbers separated by commas, not { $text }.
error-training-train_stop = --stop-after cannot be negative.
