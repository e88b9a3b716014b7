"""Sentences for hints and analyses: from the game for the moves, from its judge for the reasons."""

from msgspec import Struct

from ironmaster.analysis.hints import Hint
from ironmaster.analysis.reasons import Reason
from ironmaster.bots.lookup import table_of
from ironmaster.core.contract import FastDice, Game, State
from ironmaster.core.messages import decimal_sign, has_message, say
from ironmaster.core.naming import signed, who


class HintText(Struct, frozen=True):
    """A hint as text."""

    action: str
    """What the action does, in sentences."""
    why: str
    """The reasons in one sentence; empty if there are none."""


def hint_text(hint: Hint, view: dict[str, object], lang: str) -> HintText:
    """A hint as text. `view` is the one that the hint was made from."""
    game = table_of(view)
    state = game.views.sample(view, FastDice(0))
    return HintText(action=sentences(game, state, hint.line, lang), why=because(game, hint.reasons, lang))


def sentences(game: Game, s: State, line: list[str], lang: str) -> str:
    """Sentences for successive moves of the seat to act, up to the first illegal one.

    The moves were found in a sampled state. In the real state they may not all be legal.
    """
    parts = []
    after = s.copy()
    for text in line:
        before, move = after.copy(), game.actions.number(text)
        if move not in game.law.moves(before):
            break
        game.law.apply(after, move)
        parts.append(game.words.sentence(before, move, after, lang))
    return " ".join(parts)


def because(game: Game, reasons: list[Reason], lang: str) -> str:
    """The reasons for a move in one sentence; empty if there are none."""
    phrases = [phrase for reason in reasons if (phrase := _phrase(game, reason, lang))]
    return tell(lang, "because", phrases=listed(phrases, lang)) if phrases else ""


def _phrase(game: Game, reason: Reason, lang: str) -> str:
    if reason.seat >= 0:
        return tell(lang, "hinders", seat=who(reason.seat))
    return _of_judge(game, f"reason-{reason.term}", lang)


def term_name(game: Game, term: str, lang: str) -> str:
    """The translated name of a term of the judge's account; its identifier if there is no translation."""
    return _of_judge(game, f"term-{term}", lang) or term


def _of_judge(game: Game, key: str, lang: str) -> str:
    """A message of the game's own judge, otherwise the common one; empty if neither has it."""
    for scope in (f"bots/{game.spec.name}", "bots"):
        if has_message(scope, "en", key):
            return say(scope, lang, key, {})
    return ""


def listed(phrases: list[str], lang: str) -> str:
    """Phrases joined by commas and "and".

    >>> listed(["a", "b", "c"], "en"), listed(["a", "b"], "fr"), listed(["a"], "en")
    ('a, b and c', 'a et b', 'a')
    """
    if len(phrases) < 2:
        return "".join(phrases)
    return tell(lang, "listed", some=", ".join(phrases[:-1]), last=phrases[-1])


def points(value: float, lang: str, digits: int = 1) -> str:
    """A number of points in the format of the language, with a typographic minus sign.

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
