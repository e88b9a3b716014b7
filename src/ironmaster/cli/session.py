"""A game at the terminal, with people and bots in its seats."""

from typing import Final

from rich.console import Group
from rich.text import Text

from ironmaster.bots.contract import Bot
from ironmaster.cli.commands import Answer, Commands
from ironmaster.cli.draw import draw, seat_style
from ironmaster.cli.messages import tell
from ironmaster.cli.moves import draw_offers, offers
from ironmaster.cli.ranking import draw_ranking
from ironmaster.cli.screen import Screen
from ironmaster.core.match import Match
from ironmaster.core.messages import is_translated
from ironmaster.core.naming import addressing
from ironmaster.core.sealed import SealedDice
from ironmaster.core.seats import letter
from ironmaster.core.spec import VERIFIED
from ironmaster.core.transcript import paragraphs

MOST_NEWS: Final = 8
"""How many of the last events are shown before a decision."""
PROMPT_LINES: Final = 3


class Session:
    """One session at the terminal."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, lang: str, record: str = "") -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.lang = lang
        self.commands = Commands(self)
        self.record = record
        """The file that the record goes to at the end, empty for none."""
        self.file = ""
        """The file that this match was loaded from or saved to last."""
        self.saved_log = match.log
        self.at_table = -1
        self.seen: dict[int, int] = {}
        self.notices: list[str] = [*self._about_the_language(), *self._about_the_board()]

    def _about_the_language(self) -> list[str]:
        """A notice that the game is not fully translated, if the language is incomplete."""
        complete = is_translated(self.match.game.spec.name, self.lang)
        return [] if complete else [tell(self.lang, "untranslated")]

    def _about_the_board(self) -> list[str]:
        """A notice for a board whose data is not verified."""
        game = self.match.game
        doubtful = [one for one in game.spec.versions if one.key == game.board and one.confidence != VERIFIED]
        return [
            tell(
                self.lang,
                "play-board",
                board=board.name(self.lang),
                confidence=tell(self.lang, f"confidence-{board.confidence}"),
                note=board.note.get(self.lang) or board.note["en"],
            )
            for board in doubtful
        ]

    @property
    def humans(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat in range(self.match.game.seats) if seat not in self.bots]

    @property
    def unsaved(self) -> bool:
        """Whether there are unsaved moves."""
        return self.match.log != self.saved_log

    def run(self) -> None:
        """Play to the end, or until a player leaves."""
        self.match.draw_chance()
        while not self.match.over:
            if self.match.to_act in self.bots:
                self._let_bots_play()
            elif not self._hand_over() or not self._turn():
                self._leave()
                return
        self._finish()

    def replace(self, match: Match, file: str) -> None:
        """Continue with another match."""
        self.match = match
        match.draw_chance()
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat < match.game.seats}
        self.file, self.saved_log = file, match.log
        self.seen = {}

    def note_saved(self, file: str) -> None:
        """Remember where the match was saved."""
        self.file, self.saved_log = file, self.match.log

    # Bots

    def _let_bots_play(self) -> None:
        waiting = tell(self.lang, "play-thinking", seat=letter(self.match.to_act))
        with self.screen.waiting(waiting):
            while not self.match.over and self.match.to_act in self.bots:
                self._bot_moves(self.match.to_act)

    def _bot_moves(self, seat: int) -> None:
        """The dice of a bot depend on the seed and the log length, so a resumed game continues in the same way."""
        dice = SealedDice(f"{self.match.seed}/bot {letter(seat)}", len(self.match))
        first = len(self.match)
        self.match.push(self.bots[seat].choose(self.match.view(seat), self.match.moves(), dice), seat=seat)
        if not self.humans:
            for line in paragraphs(self.match, first, self.lang, -1):
                self.screen.say(line)

    # People

    def _hand_over(self) -> bool:
        """Hide the screen until the next player is ready, if there are secrets. Returns False at end of input."""
        seat = self.match.to_act
        if len(self.humans) == 1 or seat == self.at_table:
            self.at_table = seat
            return True
        self.at_table = seat
        if not self.match.game.spec.secrets:
            return True
        self.screen.hide()
        sentence = tell(self.lang, "play-hand-over", seat=letter(seat))
        self.screen.say(f"══ {sentence} ══", seat_style(letter(seat)))
        if not self.screen.interactive:
            return True
        try:
            answer = self.screen.ask(tell(self.lang, "play-press-enter"))
        except KeyboardInterrupt:
            return False
        self.screen.hide()
        return answer is not None

    def _turn(self) -> bool:
        """One decision of a person. Returns False if the player leaves.

        A person who plays alone against bots is addressed as “you”; several people need to see whose turn it is.
        """
        with addressing(letter(self.match.to_act) if len(self.humans) == 1 else ""):
            return self._decide()

    def _decide(self) -> bool:
        self.show()
        while True:
            try:
                line = self.screen.ask("> ")
            except KeyboardInterrupt:
                self.screen.say("")
                return False
            answer = Answer.LEAVE if line is None else self.commands.answer(line)
            if answer != Answer.STAY:
                return answer == Answer.CHANGED

    def show(self) -> None:
        """Show the last events, the table, the legal moves and the prompt."""
        self.screen.clear()
        used = self._show_news() + self.show_table() + PROMPT_LINES
        self.show_offer(self.screen.room(used))

    def show_table(self) -> int:
        """Show the table as the seat to act sees it. Returns the number of lines."""
        match = self.match
        return draw(self.screen.console, match.game.facts.panels(match.view(match.to_act), self.lang))

    def show_offer(self, room: int | None) -> None:
        """Show the legal moves and the prompt."""
        self.screen.say("")
        draw_offers(self.screen.console, self.match, offers(self.match), self.lang, room)
        self.show_question()

    def show_question(self) -> None:
        """Show the prompt and how to get help."""
        question = Text(self.match.prompt(self.lang), style="bold")
        self.screen.console.print(question.append(f" {tell(self.lang, 'play-hint')}", style="not bold dim"))

    def _show_news(self) -> int:
        """Show what happened since this seat last looked. Returns the number of lines."""
        seat = self.match.to_act
        self.seen = {known: min(place, len(self.match)) for known, place in self.seen.items()}
        news = paragraphs(self.match, self.seen.get(seat, self._last_decision(seat)), self.lang, seat)
        self.seen[seat] = len(self.match)
        lines = [tell(self.lang, "play-earlier")] if len(news) > MOST_NEWS else []
        lines += [*news[-MOST_NEWS:], *self.notices]
        self.notices = []
        printed = Group(*(Text(f"· {line}", style="italic") for line in lines))
        self.screen.console.print(printed)
        return len(self.screen.console.render_lines(printed)) if lines else 0

    def _last_decision(self, seat: int) -> int:
        """The log length after the last decision of the seat, 0 if there is none."""
        own = [place for place, entry in enumerate(self.match.log, 1) if entry.actor == seat]
        return own[-1] if own else 0

    # The end

    def _leave(self) -> None:
        if self.record:
            self._write_record(str(self.match.saved))
        elif self.unsaved:
            self.commands.offer_to_save()
        self.screen.say(tell(self.lang, "play-bye"))

    def _finish(self) -> None:
        self.screen.clear()
        match = self.match
        draw(self.screen.console, match.game.facts.panels(match.position(), self.lang))
        self.screen.say("")
        draw_ranking(self.screen.console, match, self.lang)
        if self.record:
            self._write_record(str(match.record))
        elif self.screen.interactive and self.unsaved:
            self.commands.offer_to_save()

    def _write_record(self, text: str) -> None:
        self.commands.write(self.record, text, force=True)
