"""The example game: it passes the suite, and plays everywhere without a line about it in this package."""

import subprocess
import sys
import tomllib
from collections.abc import Callable
from types import ModuleType

import pytest

import ironmaster
from ironmaster import lab
from ironmaster.analysis.hints import hints
from ironmaster.analysis.reasons import Reason
from ironmaster.analysis.wording import because, hint_text
from ironmaster.bots.contract import Budget
from ironmaster.bots.settings import settings_of
from ironmaster.conformance import CHECKS, Check
from ironmaster.conformance.trial import Trial
from ironmaster.core.contract import Facts, FastDice, Game, State
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import LANGUAGES
from tests.cli.conftest import Cli
from tests.examples.conftest import POINTS, SOURCE
from tests.server.running import Server

COMMAND = "from ironmaster.cli.main import run; run()"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_passes(cartel: ModuleType, seats: int, check: Check) -> None:
    check(Trial(ironmaster.game("cartel", seats=seats), games=3))


def test_it_is_small() -> None:
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("rulebook.toml")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 250


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Bid", "coal", "Mine 7"]), ("fr", ["Enchérir", "charbon", "Mine 7"])]
)
def test_names_are_messages_or_made_from_the_id(cartel: ModuleType, lang: str, names: list[str]) -> None:
    facts = ironmaster.game("cartel", seats=2).facts
    elements = [Element(ACTION, "bid"), Element("deal-2", "coal"), Element("deal-2", "mine_7")]
    assert [facts.element_name(element, lang) for element in elements] == names


@pytest.mark.parametrize(("lang", "asked"), [("en", "How much?"), ("fr", "Combien\u00a0?")])
def test_questions_are_messages(cartel: ModuleType, lang: str, asked: str) -> None:
    game = ironmaster.game("cartel", seats=2)
    bare = Game(game.setup, game.law, game.views).facts
    for facts in (game.facts, bare):
        assert facts.questions(lang)["bid"] == asked and len(facts.questions(lang)) == 2


def test_facts_that_do_not_know_their_game_use_ids(cartel: ModuleType) -> None:
    facts: Facts[State] = Facts(ironmaster.game("cartel", seats=2).law)
    assert facts.element_name(Element(ACTION, "bid"), "fr") == "Bid"
    assert facts.questions("fr") == {}


def test_its_package_registers_it_by_an_entry_point() -> None:
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    (group,) = project["entry-points"]
    (line,) = (f"{name} = {value}" for name, value in project["entry-points"][group].items())
    assert f"[{group}]\n{line}\n" == POINTS


@pytest.mark.parametrize("bot", ["random", "apprentice", "journeyman", "master:20"])
def test_bots_play_it(cartel: ModuleType, bot: str) -> None:
    match = lab.played("cartel", seats=3, bots=[bot, "random", "random"], seed=4)
    assert match.over and sum(match.scores()) > 0


def test_a_master_without_a_judge_plays_some_turns_on(cartel: ModuleType) -> None:
    """By the present points alone it would lose some of these games."""
    assert settings_of(ironmaster.game("cartel", seats=3)).horizon == 12
    lost = 0
    for seed in range(4):
        match = lab.played("cartel", seats=2, bots=["master:60", "journeyman"], seed=seed)
        lost += match.scores()[0] <= match.scores()[1]
    assert lost == 0


def test_a_bot_without_a_judge_takes_points(cartel: ModuleType) -> None:
    """The last bidder gets the order for a pound more, which is better than to pass."""
    match = ironmaster.Match(ironmaster.game("cartel", seats=2), seed=1)
    match.push("bid 1")
    hint = hints(match.view(1), match.moves(), FastDice(1), Budget(seconds=60, iterations=300))
    assert hint[0].move != "pass"
    assert hint_text(hint[0], match.view(1), "en").action.startswith("B bids £")
    reasons = [because(match.game, [Reason(3.0, term="scored")], lang) for lang in LANGUAGES]
    assert all("point" in reason for reason in reasons) and len(set(reasons)) == len(LANGUAGES)


def test_it_is_played_in_the_terminal(cartel: ModuleType, cli: Cli) -> None:
    typed = "why bid 12\nbid 2\nhint\nwhy bid 1\nquit\n"
    code, out, err = cli("play", "cartel", "--seats", "3", "--bots", "random,random", "--seed", "5", typed=typed)
    assert (code, err) == (0, "")
    assert "A bids £2 for the order" in out
    french = cli("play", "cartel", "--seats", "2", "--lang", "fr", typed="bid 3\nwhy bid 2\nquit\n").out
    assert "La plus haute enchère est déjà de 3\u00a0£. [cartel.bid.higher]" in french


def test_learning_programs_play_it(cartel: ModuleType) -> None:
    batch = lab.batch("cartel", seats=4, games=3)
    batch.reset(1)
    for _ in range(30):
        batch.step(batch.sample())
    env = lab.pettingzoo_env("cartel", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over or seen is None else int(seen["action_mask"].argmax()))
        assert agent.startswith("seat_")
    assert lab.layout("cartel", seats=3)["trades"] == slice(1, 4)


@pytest.mark.parametrize(("words", "code"), [(["conform", "cartel", "--seats", "3"], 0), (["games"], 0)])
def test_an_installed_game_is_found(installed: None, words: list[str], code: int) -> None:
    done = subprocess.run([sys.executable, "-c", COMMAND, *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == code, done.stderr
    assert "cartel" in done.stdout


def test_it_is_played_on_the_server(installed: None, start_server: Callable[..., Server]) -> None:
    ada = start_server().person("Ada")
    assert "cartel" in [card["name"] for card in ada.get("/api/games").json()]
    table = ada.table("mbb", game="cartel")
    now = ada.turn(table, "turn")
    assert now["offer"]["questions"] == {"action": "Bid or pass?", "bid": "How much?"}
    panels = ada.get(f"/api/tables/{table}/panels", seat="A").json()["panels"]
    assert [panel["title"] for panel in panels] == ["", "Players"]
    assert ada.play(table, moves=50)["status"] == "finished"
