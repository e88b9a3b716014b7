"""Imported records can be verified and continued later."""

import random

import ironmaster
from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from tests.server.running import Server


def played(seed: str) -> Match:
    match, dice = Match(ironmaster.game("brass", seats=3), seed=seed), random.Random(seed)
    while not match.over:
        match.push(dice.choice(match.moves()))
    return match


def test_a_finished_record_needs_the_seed_of_its_outcomes(server: Server) -> None:
    ada, match = server.person("Ada"), played("bring")
    fair = match.record
    assert ada.post("/api/records", {"record": str(fair)}).status_code == 201
    shut = fair._replace(header=fair.header._replace(seed=""))
    answer = ada.post("/api/records", {"record": str(shut)})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-seed")
    other = played("other").record
    answer = ada.post("/api/records", {"record": str(other._replace(header=fair.header))})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-unfair")


def test_saved_game_waiting_for_chance_continues(server: Server) -> None:
    ada, match = server.person("Ada"), Match(ironmaster.game("brass", seats=3), seed="deal")
    cut = match.at(10)
    assert cut.to_act == CHANCE
    answer = ada.post("/api/records", {"record": str(cut.saved)})
    assert answer.status_code == 201, answer.text
    now = ada.state(answer.json()["id"], "turn")
    assert now["index"] == len(match)
    assert now["offer"] is not None
