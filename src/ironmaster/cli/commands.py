"""Input of a player at the terminal: a number, a move, search words, or a command."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from ironmaster.cli import rules
from ironmaster.cli.files import exists, read_text, write_text
from ironmaster.cli.hints import may_hint, show_hints
from ironmaster.cli.messages import tell
from ironmaster.cli.moves import FEW, draw_offers, draw_previews, fold, matching, offers, preview
from ironmaster.core.contract import CHANCE
from ironmaster.core.errors import HistoryError, IllegalMove, IronmasterError, ParseError
from ironmaster.core.refusal import Refusal
from ironmaster.core.replay import replay
from ironmaster.core.rulebook import rulebook
from ironmaster.core.transcript import paragraphs

if TYPE_CHECKING:
    from ironmaster.cli.session import Session

LOG: Final = 15
ALIASES: Final = {
    "?": "help",
    "h": "help",
    "aide": "help",
    "u": "undo",
    "annuler": "undo",
    "refaire": "redo",
    "sauver": "save",
    "charger": "load",
    "journal": "log",
    "pourquoi": "why",
    "conseil": "hint",
    "regles": "rules",
    "plateau": "board",
    "coups": "moves",
    "q": "quit",
    "exit": "quit",
    "quitter": "quit",
}
YES: Final = ("y", "yes", "o", "oui")


class Answer(Enum):
    """The effect of an input: nothing, a change of the match, or leaving."""

    STAY = 0
    CHANGED = 1
    LEAVE = 2


class Commands:
    """Handles the input of one session."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.known: dict[str, Callable[[str], Answer]] = {
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "why": self._why,
            "hint": self._hint,
            "rules": self._rules,
            "board": self._board,
            "moves": self._moves,
            "quit": self._quit,
        }

    def answer(self, line: str) -> Answer:
        """Execute a line. An error is shown, and changes nothing."""
        try:
            return self._answer(line)
        except IllegalMove as error:
            self._refuse(error.refusals)
        except IronmasterError as error:
            self._complain(error.say(self.session.lang))
        return Answer.STAY

    def _answer(self, line: str) -> Answer:
        if not line:
            return self._moves("")
        if line.isascii() and line.isdigit():
            return self._choose(line)
        word, _, rest = line.partition(" ")
        name = ALIASES.get(fold(word), fold(word))
        if name in self.known and line not in self.session.match.moves():
            return self.known[name](rest.strip())
        return self._move_or_words(line)

    def _say(self, key: str, **params: str | int) -> None:
        self.session.screen.say(tell(self.session.lang, key, **params))

    def _complain(self, text: str) -> None:
        self.session.screen.say(text, "red")

    # Moves

    def _choose(self, line: str) -> Answer:
        every = offers(self.session.match)
        number = int(line[:9])
        if not 1 <= number <= len(every):
            self._complain(tell(self.session.lang, "play-number", last=len(every)))
            return Answer.STAY
        return self._push(every[number - 1].text)

    def _push(self, text: str) -> Answer:
        self.session.match.push(text)
        return Answer.CHANGED

    def _move_or_words(self, line: str) -> Answer:
        try:
            return self._push(line)
        except ParseError as error:
            found = matching(self.session.match, line, self.session.lang)
            if not found:
                raise error from None
        screen, match, lang = self.session.screen, self.session.match, self.session.lang
        if len(found) <= FEW:
            draw_previews(screen.console, match, found, lang)
        else:
            draw_offers(screen.console, match, found, lang, None)
        self._say("play-found", count=len(found))
        return Answer.STAY

    def _refuse(self, refusals: list[Refusal]) -> None:
        lang, screen = self.session.lang, self.session.screen
        for refusal in refusals:
            screen.console.print(Text.assemble((refusal.sentence(lang), "red"), (f" [{refusal.clause}]", "cyan")))

    # Commands

    def _help(self, _: str) -> Answer:
        self._say("play-help")
        return Answer.STAY

    def _undo(self, _: str) -> Answer:
        session = self.session
        actors = [entry.actor for entry in session.match.log if entry.actor != CHANCE]
        back = next((n for n, actor in enumerate(reversed(actors), 1) if actor in session.humans), 0)
        if not back:
            self._complain(tell(session.lang, "play-nothing-to-undo"))
            return Answer.STAY
        session.match.undo(back)
        return Answer.CHANGED

    def _redo(self, _: str) -> Answer:
        match, humans = self.session.match, self.session.humans
        try:
            match.redo()
        except HistoryError:
            self._complain(tell(self.session.lang, "play-nothing-to-redo"))
            return Answer.STAY
        try:
            while not match.over and match.to_act not in humans:
                match.redo()
        except HistoryError:
            pass
        return Answer.CHANGED

    def _save(self, rest: str) -> Answer:
        name = rest or self.session.file
        if not name:
            self._complain(tell(self.session.lang, "play-which-file", command="save"))
        else:
            self._write_asking(name)
        return Answer.STAY

    def _write_asking(self, name: str) -> bool:
        own = self.session.file and Path(name).expanduser().resolve() == Path(self.session.file).expanduser().resolve()
        force = bool(own)
        if not own and exists(name) and not Path(name).expanduser().is_dir():
            force = self._confirm("play-overwrite", file=name)
            if not force:
                self._say("play-not-saved")
                return False
        return self.write(name, str(self.session.match.saved), force=force)

    def write(self, name: str, text: str, *, force: bool) -> bool:
        """Write the match to a file, and report success or failure."""
        try:
            write_text(name, text, force=force)
        except IronmasterError as error:
            self._complain(error.say(self.session.lang))
            return False
        self.session.note_saved(name)
        self._say("play-saved", file=name)
        return True

    def offer_to_save(self) -> None:
        """Ask for a file until the match is saved or the user declines."""
        while True:
            name = self.session.screen.ask(tell(self.session.lang, "play-save-where") + " ")
            if not name or self._write_asking(name):
                return

    def _confirm(self, key: str, **params: str | int) -> bool:
        answer = self.session.screen.ask(tell(self.session.lang, key, **params) + " ")
        return answer is not None and answer.lower() in YES

    def _load(self, rest: str) -> Answer:
        if not rest:
            self._complain(tell(self.session.lang, "play-which-file", command="load"))
            return Answer.STAY
        match = replay(read_text(rest))
        if self.session.screen.interactive and self.session.unsaved and not self._confirm("play-drop"):
            return Answer.STAY
        self.session.replace(match, rest)
        self.session.notices.append(tell(self.session.lang, "play-loaded", file=rest, entries=len(match)))
        return Answer.CHANGED

    def _log(self, _: str) -> Answer:
        match = self.session.match
        for line in paragraphs(match, 0, self.session.lang, match.to_act)[-LOG:]:
            self.session.screen.say(f"· {line}")
        return Answer.STAY

    def _why(self, rest: str) -> Answer:
        match, lang = self.session.match, self.session.lang
        numbered = {str(offer.number): offer.text for offer in offers(match)}
        text = numbered.get(rest, rest)
        refusals = match.why(text)
        self._refuse(refusals)
        for refusal in refusals:
            if refusal.has_words:  # otherwise the clause has just been printed
                law = Text(refusal.law(lang), style="dim")
                self.session.screen.console.print(Padding(law, (0, 0, 0, 4), expand=False))
        if not refusals:
            self._say("play-allowed", sentence=preview(match, match.game.law.canonical(text), lang))
        return Answer.STAY

    def _hint(self, _: str) -> Answer:
        if may_hint(self.session):
            show_hints(self.session)
        else:
            self._complain(tell(self.session.lang, "play-hint-people"))
        return Answer.STAY

    def _rules(self, rest: str) -> Answer:
        book = rulebook(self.session.match.game.spec.name)
        found = rules.find(book, rest, self.session.lang)
        rules.show(self.session.screen.console, book, found, self.session.lang, brief=len(found) > 3)
        return Answer.STAY

    def _board(self, _: str) -> Answer:
        self.session.show_table()
        self.session.show_question()
        return Answer.STAY

    def _moves(self, _: str) -> Answer:
        self.session.show_offer(None)
        return Answer.STAY

    def _quit(self, _: str) -> Answer:
        return Answer.LEAVE
