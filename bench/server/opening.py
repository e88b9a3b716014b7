"""The time to open a long table from the database, just after the server has started with empty caches."""

import argparse
import json
import tempfile
from pathlib import Path

from tests.server.running import Client, Server

from bench.server.players import quantile


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--db", default="", help="postgresql://… instead of a new SQLite file")
    words.add_argument("--decisions", type=int, default=400)
    words.add_argument("--tables", type=int, default=12)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = Server(asked.db or f"{folder}/open.db", log, bot_processes=0, log_level="info").start()
        try:
            client = server.person()
            tables = [long_game(client, asked.decisions, seed) for seed in range(asked.tables)]
            server.kill()
            server.start()
            begun = log.stat().st_size
            for table in tables:
                client.http.get(f"{server.url}/api/tables/{table}/state?seat=A").raise_for_status()
            report(log, begun, asked.decisions)
        finally:
            server.stop()


def long_game(client: Client, decisions: int, seed: int) -> str:
    """A table with a long journal. Moves are undone now and then, so that the game lasts."""
    table = client.table("mmmm")
    made = 0
    while made < decisions:
        now = client.state(table, "turn")
        assert now["status"] == "running", "the game ended too soon"
        if now["offer"]["undo"] and made % 2:
            form = {"seat": now["turn"], "at": now["index"], "moves": 1}
            client.post(f"/api/tables/{table}/undo", form).raise_for_status()
            continue
        moves = now["offer"]["moves"]
        client.move(table, now["turn"], now["index"], moves[(seed + made) % len(moves)]["move"]).raise_for_status()
        made += 1
    return table


def report(log: Path, begun: int, decisions: int) -> None:
    lines = [json.loads(line) for line in log.read_bytes()[begun:].splitlines() if line.startswith(b"{")]
    times = [line["ms"] / 1e3 for line in lines if line.get("route") == "/api/tables/{table}/state"]
    print(
        f"{len(times)} tables opened after {decisions} decisions, time in the server: "
        f"p50 {quantile(times, 0.5):.1f} ms, most {quantile(times, 1.0):.1f} ms"
    )


if __name__ == "__main__":
    main()
