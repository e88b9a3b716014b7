"""Hints and findings in words: sentences of the game for the moves, sentences of its judge for the reasons."""

from msgspec import Struct

from ironmaster.analysis.hints import Hint
from ironmaster.analysis.reasons import Reason
from ironmaster.bots.seeing import table_of
from ironmaster.core.contract import FastDice, Game, State
from ironmaster.core.messages import decimal_sign, has_message, say
from ironmaster.core.naming import signed, who


class Told(Struct, frozen=True):
    """A hint in words."""

    does: str
    """What the whole action does, in sentences."""
    why: str
    """One sentence; empty where no reason stands out."""


def told(hint: Hint, view: dict[str, object], lang: str) -> Told:
    """A hint in words, for the holder of the view that it was made from."""
    game = table_of(view)
    state = game.sample(view, FastDice(0))
    return Told(does=sentences(game, state, hint.line, lang), why=because(game, hint.reasons, lang))


def sentences(game: Game, s: State, line: list[str], lang: str) -> str:
    """What moves of the seat to act do, one after the other, as far as they can be made.

    A line was found in a state that the seat held possible; in the real one it may have to end earlier.
    """
    parts = []
    after = s.copy()
    for text in line:
        before, move = after.copy(), game.actions.number(text)
        if move not in game.moves(before):
            break
        game.apply(after, move)
        parts.append(game.sentence(before, move, after, lang))
    return " ".join(parts)


def because(game: Game, reasons: list[Reason], lang: str) -> str:
    """The reasons for a move in one sentence; empty where there are none to be told."""
    phrases = [phrase for reason in reasons if (phrase := _phrase(game, reason, lang))]
    return tell(lang, "because", phrases=listed(phrases, lang)) if phrases else ""


def _phrase(game: Game, reason: Reason, lang: str) -> str:
    if reason.seat >= 0:
        return tell(lang, "hinders", seat=who(reason.seat))
    scope, key = f"bots/{game.spec.name}", f"reason-{reason.term}"
    return say(scope, lang, key, {}) if has_message(scope, "en", key) else ""


def term_name(game: Game, term: str, lang: str) -> str:
    """What a term of the judge's account is called; its bare name where nobody has said."""
    scope, key = f"bots/{game.spec.name}", f"term-{term}"
    return say(scope, lang, key, {}) if has_message(scope, "en", key) else term


def listed(phrases: list[str], lang: str) -> str:
    """Phrases as one: commas, and a word before the last.

    >>> listed(["a", "b", "c"], "en"), listed(["a", "b"], "fr"), listed(["a"], "en")
    ('a, b and c', 'a et b', 'a')
    """
    if len(phrases) < 2:
        return "".join(phrases)
    return tell(lang, "listed", some=", ".join(phrases[:-1]), last=phrases[-1])


def points(value: float, lang: str, digits: int = 1) -> str:
    """A number of points as the language writes it, with a true minus.

    >>> points(-2.53, "en"), points(2.53, "fr"), points(-0.04, "en")
    ('−2.5', '2,5', '0.0')
    """
    rounded = round(value, digits)
    whole = f"{abs(rounded):.{digits}f}".replace(".", decimal_sign(lang))
    return signed(-1)[0] + whole if rounded < 0 else whole


def estimate(margin: float, error: float, lang: str) -> str:
    """A margin with its sign and its error.

    >>> estimate(2.53, 0.8, "en"), estimate(-2.53, 0.8, "fr")
    ('+2.5 ± 0.8', '−2,5\xa0±\xa00,8')
    """
    sign = "+" if round(margin, 1) > 0 else ""
    return tell(lang, "estimate", margin=f"{sign}{points(margin, lang)}", error=points(error, lang))


def tell(lang: str, key: str, **params: str | int) -> str:
    """A message of the analysis."""
    return say("analysis", lang, key, params)
