"""Games between two networks on the device, in pairs: the same deals with seats swapped. Needs PyTorch."""

import numpy as np
import torch

from ironmaster.arena.lineups import lineups
from ironmaster.arena.results import Result
from ironmaster.core.contract import Game
from ironmaster.lab.batches import Batch
from ironmaster.lab.training.network import Network, Reader
from ironmaster.lab.training.rollouts import legal_logits


class Match:
    """Games between two networks, each of which makes its most probable move."""

    def __init__(self, game: Game, setup: int, reader: Reader, device: torch.device) -> None:
        self.game, self.setup, self.reader, self.device = game, setup, reader, device

    def play(self, networks: tuple[Network, Network], games: int, seed: int, processes: int) -> list[Result]:
        """The results of this number of games, rounded up to pairs. The networks are the entrants 0 and 1."""
        deals, found = -(-games // 2), []
        for turn in range(2):
            seated = np.array([lineups(2, self.game.seats, seed, deal)[turn] for deal in range(deals)])
            with Batch(self.game, games=deals, seed=seed, processes=min(processes, deals)) as batch:
                found += self._first_games(batch, networks, seated, turn)
        return found

    def _first_games(
        self,
        batch: Batch,
        networks: tuple[Network, Network],
        seated: "np.ndarray[tuple[int, int], np.dtype[np.int64]]",
        turn: int,
    ) -> list[Result]:
        """The first game of each row. Rows whose first game has ended continue until all have ended."""
        found: dict[int, Result] = {}
        entrants = torch.from_numpy(seated).to(self.device)
        setup = torch.full((len(seated),), self.setup, device=self.device)
        while len(found) < len(seated):
            shared = self.reader(torch.from_numpy(batch.observations).to(self.device))
            legal = self.reader.legal(torch.from_numpy(batch.masks.copy()).to(self.device))
            actors = torch.from_numpy(batch.actors).to(self.device).long()
            with torch.no_grad(), torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                logits = [network(shared, setup)[0] for network in networks]
            second = entrants.gather(1, actors[:, None]).bool()
            moves = legal_logits(torch.where(second, logits[1], logits[0]), legal).argmax(1)
            ended = batch.step(self.reader.own_action[moves].cpu().numpy().astype(np.int32))
            for row, points, places in zip(ended.rows.tolist(), ended.points, ended.places, strict=True):
                lineup = seated[row].tolist()
                found.setdefault(
                    row, Result(row, turn, lineup, -1, points.tolist(), places.tolist(), [], [], [], [], [])
                )
        return list(found.values())
