"""Self-play on a Ray cluster of two machines, one of which fails during the run."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.lab.selfplay.plan import SelfplayError, key_of, plan_for
from ironmaster.lab.selfplay.workers import alone, by_ray

GAMES = range(1, 13)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head node without CPUs, and one worker node that plays the games."""
    made: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def test_a_lost_machine_costs_its_unfinished_games_only(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    key = key_of(plan_for(ironmaster.game("industria", seats=4), "apprentice", 7, 0.1, 0.0))
    played = by_ray(key, GAMES, cluster.address)
    found = dict([next(played)])
    cluster.remove_node(second, allow_graceful=False)
    for number, stream in played:
        assert number not in found
        found[number] = stream
    assert found == dict(alone(key, GAMES))


def test_the_command_line_with_an_address(cluster: Any, tmp_path: Path) -> None:
    asked = ("--game", "industria", "--bot", "random", "--games", "3", "--out", str(tmp_path), "--ray", cluster.address)
    done = subprocess.run(
        [sys.executable, "-m", "ironmaster", "selfplay", *asked, "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 3


def test_an_unreachable_address_is_reported() -> None:
    key = key_of(plan_for(ironmaster.game("industria", seats=4), "random", 7, 0.0, 0.0))
    with pytest.raises(SelfplayError, match="no Ray cluster"):
        next(by_ray(key, GAMES, "127.0.0.1:1"))
