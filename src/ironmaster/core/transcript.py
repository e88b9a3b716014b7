"""A match as text: a sentence for each entry of the log, under a heading for each part of the game."""

from ironmaster.core.contract import CHANCE, State
from ironmaster.core.match import Match


def transcript(match: Match, lang: str = "en") -> list[str]:
    """The whole match as numbered sentences. Each new part of the game begins with its name and the standings.

    >>> import ironmaster
    >>> match = Match(ironmaster.game("brass", seats=3), seed=1)
    >>> match.push("loan 10")
    >>> [line for line in transcript(match) if not line.startswith(" ")]
    ['Canal era, the deal', '', 'Canal era, round 1']
    >>> transcript(match)[-1]
    '  26  B takes a loan of £10.'
    """
    game = match.game
    state = match.at(0).state
    lines = heading(match, state, lang)
    for number, entry in enumerate(match.log, 1):
        before = state.copy()
        advance(match, state, entry.actor, entry.action)
        lines.append(f"{number:4}  {game.words.sentence(before, entry.action, state, lang)}")
        if game.words.chapter(state, lang) != game.words.chapter(before, lang):
            lines += ["", *heading(match, state, lang)]
    return lines


def heading(match: Match, state: State, lang: str) -> list[str]:
    """The name of the current part of the game, and the standings."""
    return [match.game.words.chapter(state, lang), f"   {match.game.words.standings(state, lang)}"]


def paragraphs(match: Match, first: int, lang: str, seat: int) -> list[str]:
    """The entries from `first` on (counting from 0) as sentences, without what the seat may not know.

    Successive entries of one actor, with the outcomes of chance that follow them, form one paragraph.
    """
    game = match.game
    state = match.at(first).state
    found: list[str] = []
    last = CHANCE
    for entry in match.log[first:]:
        before = state.copy()
        advance(match, state, entry.actor, entry.action)
        known = game.views.known_to(before, entry.action)
        if known not in (-1, seat):
            continue
        sentence = game.words.sentence(before, entry.action, state, lang)
        speaker = last if entry.actor == CHANCE and known == -1 else entry.actor
        if found and speaker == last:
            found[-1] += f" {sentence}"
        else:
            found.append(sentence)
        last = speaker
    return found


def advance(match: Match, state: State, actor: int, action: int) -> None:
    """Apply the next entry to a state, in place."""
    if actor == CHANCE:
        match.game.law.settle(state, action)
    else:
        match.game.law.apply(state, action)
