"""The parts of training that need no PyTorch: settings, layouts of several setups, rewards, logs and ratings."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ironmaster
from ironmaster.arena.results import Result
from ironmaster.core.contract import FastDice, Game
from ironmaster.core.errors import SetupError
from ironmaster.lab import batch
from ironmaster.lab.runner import Runner
from ironmaster.lab.training import Settings, TrainingError, ratings
from ironmaster.lab.training.advantages import advantages
from ironmaster.lab.training.groups import Group
from ironmaster.lab.training.layout import Layout, View
from ironmaster.lab.training.log import COLUMNS, Log, read
from ironmaster.lab.training.settings import check_resumed, load
from ironmaster.lab.training.spacing import crowded, spaced
from ironmaster.lab.training.worker import end_rewards
from ironmaster.observations import packer, width_of


def shared(view: View, observation: "np.ndarray[tuple[int], np.dtype[np.int16]]") -> tuple[list[int], list[int]]:
    """An observation as the network sees it: quantities, and rows of its table."""
    whole = np.append(observation, 0)
    numbers = np.clip(whole[view.names], view.low, view.high)
    return whole[view.quantities].tolist(), view.rows[numbers + view.offset].tolist()


@pytest.mark.parametrize("name", ironmaster.names())
def test_the_layout_of_one_setup_is_unchanged(name: str) -> None:
    game = ironmaster.game(name)
    view = Layout([game]).views[0]
    columns = sorted([*view.quantities.tolist(), *view.names.tolist()])
    assert columns == list(range(view.observation)) == list(range(width_of(game.observation.features())))
    assert view.own_action.tolist() == view.shared_action.tolist() == list(range(len(game.actions)))


@pytest.mark.parametrize("name", ironmaster.names())
def test_every_number_and_move_of_a_setup_reaches_the_network_under_its_own_name(name: str) -> None:
    games = Settings(game=name).setups()
    layout = Layout(games)
    assert len(games) > 1 and layout.seats == max(game.seats for game in games)
    texts = set()
    for game, view in zip(games, layout.views, strict=True):
        named = game.actions.texts(list(range(len(game.actions))))
        assert [layout.actions[number] for number in view.shared_action] == named
        assert view.own_action[view.shared_action].tolist() == list(range(len(named)))
        texts.update(named)
        used = set(view.quantities.tolist()) | set(view.names.tolist())
        assert set(range(view.observation)) <= used <= set(range(view.observation + 1))
        at = 0
        for part in game.observation.features():
            columns = range(at, at + part.length)
            at += part.length
            if part.names:  # different elements have different rows
                places = [k for k, column in enumerate(view.names.tolist()) if column in columns]
                numbers = np.arange(part.low, part.high + 1)
                assert len(set(view.rows[numbers + view.offset[places[0]]].tolist())) == len(numbers)
    assert texts == set(layout.actions)
    assert all(view.rows.min() >= 0 and view.rows.max() < layout.rows for view in layout.views)


def test_the_same_element_has_the_same_row_with_three_and_four_seats() -> None:
    layout = Layout([ironmaster.game("industria", seats=seats) for seats in (3, 4)])
    parts = [part.name for part in ironmaster.game("industria", seats=3).observation.features() if part.names]
    lengths = {
        part.name: part.length for part in ironmaster.game("industria", seats=3).observation.features() if part.names
    }
    first = sum(lengths[name] for name in parts[: parts.index("where")])
    rows = [
        [int(view.rows[number + view.offset[first]]) for number in range(int(view.high[first]) + 1)]
        for view in layout.views
    ]
    # in the box; in the hands of three or four; laid by them; displayed, unseen, gone
    of_three, of_four = rows
    assert of_three == [of_four[k] for k in (0, 1, 2, 3, 5, 6, 7, 9, 10, 11)]


def test_values_that_fewer_seats_lack_are_empty() -> None:
    games = [ironmaster.game("brass", seats=seats) for seats in (4, 3)]
    layout = Layout(games)
    with batch("brass", seats=3, games=1, seed=4) as playing:
        for _ in range(60):
            playing.step(playing.sample())
        quantities, rows = shared(layout.views[1], playing.observations[0])
    assert len(quantities) == layout.quantities and len(rows) == layout.names
    names = [part.name for part in games[0].observation.features() if not part.names]
    lengths = [part.length for part in games[0].observation.features() if not part.names]
    at = sum(lengths[: names.index("cash")])
    assert quantities[at + 3] == 0 and any(quantities[at : at + 3])


def test_boards_that_differ_do_not_share_a_network() -> None:
    games = [ironmaster.game("age_of_industry", board=board) for board in ("germany", "new_england")]
    with pytest.raises(TrainingError, match="differ in imports"):
        Layout(games)


def test_all_setups_are_the_seats_and_switches_together() -> None:
    setups = Settings(game="brass", rules={"dm_bonus": ["cash"], "tie_income": ["pounds", "space"]}).setups()
    assert [(game.seats, "tie_income" in game.rules) for game in setups].count((4, False)) == 1
    assert {game.seats for game in setups} == {3, 4} and len(setups) == 4
    with pytest.raises(SetupError):
        Settings(game="brass", seats=(7,)).setups()


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"minutes": float("nan")}, {"past_share": 1.5}, {"device": "tpu"}, {"groups": -1}]
)
def test_a_wrong_setting_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TrainingError):
        Settings(game="brass", **wrong)  # type: ignore[arg-type]


def test_settings_are_stored_and_read_back(tmp_path: Path) -> None:
    settings = Settings(game="brass", seats=(3,), rules={"dm_bonus": ["cash"]}).read(["width=64", "device=cpu"])
    assert (settings.width, settings.device) == (64, "cpu")
    settings.save(tmp_path)
    assert load(tmp_path) == settings
    check_resumed(settings, settings.changed(minutes=50.0, device="cuda"))
    with pytest.raises(TrainingError, match="width = 64"):
        check_resumed(settings, settings.changed(width=128))
    for text in ("widht=3", "width=many", "minutes=many", "game=steam"):
        with pytest.raises(TrainingError):
            settings.read([text])


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"game": "brass", "games": "x"}', '{"game": 3}', '{"game": "brass", "games": 0}']
)
def test_a_damaged_settings_file_is_reported(content: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(content)
    with pytest.raises(TrainingError, match=r"settings\.json"):
        load(tmp_path)
    with pytest.raises(TrainingError, match="no training run"):
        load(tmp_path / "elsewhere")


def test_advantages_add_up_to_the_result_of_the_game() -> None:
    """With a horizon of 1 the advantage is the reward less the expected value; an end cuts off later rewards."""
    dice = np.random.default_rng(1)
    values = dice.normal(size=(5, 1, 2))
    rewards, over = np.zeros((4, 1, 2)), np.array([0.0, 1.0, 0.0, 0.0])[:, None]
    rewards[1] = [[1.0, -1.0]]
    found = advantages(values, rewards, over, 1.0)
    assert np.allclose(found[:2], rewards[1] - values[:2])
    assert np.allclose(found[2:], values[4] - values[2:4])
    one_step = advantages(values, rewards, over, 0.0)
    assert np.allclose(one_step[[0, 2, 3]], values[[1, 3, 4]] - values[[0, 2, 3]])


def test_rewards_of_all_seats_sum_to_zero() -> None:
    points = np.array([[100, 80, 80, 20], [5, 6, 7, 8]])
    places = np.array([[1, 0, 0, -1], [-1, -1 / 3, 1 / 3, 1]])
    rewards = end_rewards(points, places, 40.0, 0.4)
    assert np.allclose(rewards.sum(1), 0, atol=1e-6)
    assert rewards[0].argmax() == 0 and rewards[1].argmax() == 3


def test_a_group_plays_the_same_games_as_a_batch() -> None:
    """Two processes step the games of a group; points and rewards are those of the games that end."""
    settings = Settings(game="industria", games=6, processes=2, groups=1)
    game = ironmaster.game("industria", seats=3)
    group = Group(game, 0, settings, 0, 1)
    dice, ended = np.random.default_rng(3), 0
    try:
        group.wait()
        for _ in range(400):
            masks = group.arrays["masks"]
            moves = [int(dice.choice(np.flatnonzero(row))) for row in masks]
            group.arrays["moves"][:] = moves
            group.step()
            group.wait()
            for row in np.flatnonzero(group.arrays["over"]):
                ended += 1
                points, rewards = group.arrays["points"][row], group.arrays["rewards"][row]
                assert points.max() > 0 and abs(rewards.sum()) < 1e-5
                assert rewards[points.argmax()] == rewards.max()
    finally:
        group.close()
    assert ended > 3


def test_a_process_that_dies_is_reported() -> None:
    group = Group(
        ironmaster.game("industria", seats=3), 0, Settings(game="industria", games=2, processes=1, groups=1), 0, 1
    )
    try:
        group.wait()
        group.workers[0].process.kill()
        with pytest.raises(TrainingError, match="--resume"):
            group.wait()
    finally:
        group.close()


def rows(*iterations: int) -> list[dict[str, float]]:
    return [{**dict.fromkeys(COLUMNS, 1 / 3), "winner_points_seats4": 100.0, "iteration": k} for k in iterations]


def test_a_log_goes_on_after_the_last_checkpoint(tmp_path: Path) -> None:
    log = Log(tmp_path, ["seats4"], 0)
    for row in rows(1, 2, 3):
        log.add(row)
    with (tmp_path / "log.csv").open("a") as file:
        file.write("4,0.3,0.")  # cut off in the middle
    log = Log(tmp_path, ["seats4"], 2)
    log.add(rows(3)[0])
    found = read(tmp_path / "log.csv")
    assert [row["iteration"] for row in found] == ["1", "2", "3"]
    assert found[0]["kl"] == "0.333333" and found[0]["winner_points_seats4"] == "100"


def test_the_log_is_a_table_for_pandas(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    log = Log(tmp_path, ["seats4"], 0)
    log.add({**rows(1)[0], "winner_points": float("nan")})
    table = pandas.read_csv(tmp_path / "log.csv")
    assert table["kl"].dtype == float and table["winner_points"].isna().all()


def game_result(deal: int, turn: int, lineup: list[int], scores: list[int]) -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Result(deal, turn, lineup, -1, scores, places, [], [], [], [], [])


def test_ratings_count_pairs_of_seats(tmp_path: Path) -> None:
    results = [game_result(1, 0, [0, 1, 0], [30, 20, 10]), game_result(1, 1, [1, 0, 1], [30, 20, 10])]
    results += [game_result(2, 0, [0, 1, 0], [50, 20, 30]), game_result(2, 1, [1, 0, 1], [10, 40, 10])]
    one = ratings.rated(12, 3.0, "seats3", "journeyman", results)
    assert (one.games, one.ahead, one.margin) == (4, 0.75, 12.5)
    assert one.ahead_low < one.ahead < one.ahead_high
    ratings.add(tmp_path, one)
    ratings.add(tmp_path, one._replace(iteration=24, minutes=6.0, opponent="12", ahead=0.9))
    assert [row.iteration for row in ratings.load(tmp_path)] == [12, 24]
    found = ratings.elo(ratings.load(tmp_path))
    assert found["12"] == 0 and found["journeyman"] < 0 < found["24"]
    ratings.draw(tmp_path, "Brass <3")
    drawn = (tmp_path / "progress.svg").read_text()
    assert "journeyman" in drawn and "Brass &lt;3" in drawn and drawn.count("<circle") == 2


def test_no_ratings_are_no_plot(tmp_path: Path) -> None:
    ratings.draw(tmp_path, "nothing")
    assert not list(tmp_path.iterdir())


def test_the_pool_keeps_networks_spread_over_the_run() -> None:
    kept: list[int] = []
    for iteration in range(0, 1000, 10):
        kept.append(iteration)
        if len(kept) > 6:
            kept.remove(crowded(kept))
    gaps = np.diff(kept)
    assert (kept[0], kept[-1], len(kept)) == (0, 990, 6) and gaps.max() < 700
    assert spaced(kept, 2) == [0, 990]


def test_without_pytorch_the_error_names_the_extra(tmp_path: Path) -> None:
    code = "import sys; sys.modules['torch'] = None; sys.argv[1:] = {arguments}\n"
    code += "from ironmaster.cli.main import run; run()"
    arguments = ["train", "--game", "brass", "--out", str(tmp_path / "x")]
    for lang in ("en", "fr"):
        command = [sys.executable, "-c", code.format(arguments=[*arguments, "--lang", lang])]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, "ironmaster[train]" in done.stderr, "Traceback" in done.stderr) == (2, True, False)


def test_the_settings_file_is_json_with_every_setting(tmp_path: Path) -> None:
    Settings(game="steam").save(tmp_path)
    told = json.loads((tmp_path / "settings.json").read_text())
    assert set(told) == set(Settings.__dataclass_fields__)


def test_runner_and_layout_agree_on_the_width() -> None:
    game: Game = ironmaster.game("steam", seats=3)
    runner, dice = Runner(game), FastDice(1)
    runner.reset(1)
    seen = np.empty((1, width_of(game.observation.features())), np.int16)
    packer(game.observation.features(), 3).pack([runner.state], [0], [0], seen, 0)
    quantities, names = shared(Layout([game]).views[0], seen[0])
    assert len(quantities) + len(names) == seen.shape[1] and dice is not None
