"""Durable moves per second with a number of connections: every move is committed to disk before its response."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import psutil
from tests.server.running import Server

from bench.server.players import Player, all_play, quantile


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--db", default="", help="postgresql://… instead of a new SQLite file")
    words.add_argument("--connections", type=int, default=16)
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--tables", type=int, default=20, help="tables for each connection")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked.db or f"{folder}/bench.db", Path(folder) / "log", bot_processes=0).start()
        try:
            measure(server, asked.connections, asked.seconds, asked.tables)
        finally:
            server.stop()


def measure(server: Server, connections: int, seconds: float, tables: int) -> None:
    players = [Player(server.url, seed) for seed in range(connections)]
    for player in players:
        player.sit_down(tables)
    assert server.process is not None
    watched = psutil.Process(server.process.pid)
    before, own = watched.cpu_times(), time.process_time()
    moves, took = asyncio.run(all_play(players, seconds))
    after = watched.cpu_times()
    busy = after.user + after.system - before.user - before.system
    delays = [delay for player in players for delay in player.delays]
    kind = "PostgreSQL" if "://" in server.db else "SQLite"
    system = after.system - before.system
    print(
        f"{kind}: {connections} connections, {moves} moves in {took:.1f} s: {moves / took:.0f} durable moves/s, "
        f"p50 {quantile(delays, 0.5):.1f} ms, p99 {quantile(delays, 0.99):.1f} ms; "
        f"CPU time per move: server {busy / moves * 1e6:.0f} µs ({system / moves * 1e6:.0f} system), "
        f"players {(time.process_time() - own) / moves * 1e6:.0f} µs"
    )


if __name__ == "__main__":
    main()
