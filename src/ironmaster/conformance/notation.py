"""Notation and sentences: numbers and words mean each other, moves come in a fixed order, everything is told."""

from ironmaster.conformance.trial import Trial, sample, spread
from ironmaster.core.errors import ParseError
from ironmaster.core.messages import LANGUAGES

NONSENSE = ("", " \n", "castle", "?", "\0", "x" * 300, "é" * 20, "1", "-1", "{ $seat }")


def check_texts(trial: Trial) -> None:
    """The text of a move is canonical, and neither case nor spaces matter."""
    actions, law = trial.game.actions, trial.game.law
    assert trial.texts, "no action can be read as a move"
    for number in range(len(actions)):
        assert actions.number(actions.text(number)) == number, f"{trial.text(number)} has another number"
    for text in trial.texts:
        assert law.canonical(text) == text, f"“{text}” is not canonical"
    for text in sample(trial.texts, 20, 1):
        for written in (text.upper(), f"  {text}\t", text.replace(" ", "   ")):
            assert law.canonical(written) == text, f"“{written}” is not read as “{text}”"


def check_nonsense(trial: Trial) -> None:
    """Any text is a move or a parse error that is said in every language."""
    law = trial.game.law
    broken = [text[: len(text) // 2] for text in sample(trial.texts, 10, 2)]
    longer = [f"{text} castle" for text in sample(trial.texts, 10, 3)]
    for text in (*NONSENSE, *broken, *longer):
        try:
            canonical = law.canonical(text)
        except ParseError as error:
            assert all(error.say(lang) for lang in LANGUAGES), f"“{text}” is refused without words"
        else:
            assert law.canonical(canonical) == canonical, f"“{canonical}” is not canonical"


def check_order(trial: Trial) -> None:
    """Moves come in the same order, each once; they can be read, and outcomes of chance cannot."""
    game, law = trial.game, trial.game.law
    readable = {game.actions.number(text) for text in trial.texts}
    for state in trial.decisions(80):
        moves = law.moves(state)
        assert law.moves(state) == moves == law.moves(state.copy()), "moves differ when they are asked for again"
        assert len(set(moves)) == len(moves), "a move is offered twice"
        assert set(moves) <= readable, "a move is offered that cannot be read"
    for state in trial.chances(30):
        for outcome, _ in law.outcomes(state):
            assert outcome not in readable, f"{trial.text(outcome)} is for chance to say, but is read as a move"


def check_sentences(trial: Trial) -> None:
    """Every moment has a prompt, a chapter and standings, and every step a sentence, in every language."""
    words = trial.game.words
    for states, steps in trial.trails:
        for place in spread(range(len(steps)), 60):
            before, after, action = states[place], states[place + 1], steps[place][1]
            prompts = [words.prompt(before, lang) for lang in LANGUAGES]
            _told(f"prompt before {trial.text(action)}", prompts, translated=True)
            sentences = [words.sentence(before, action, after, lang) for lang in LANGUAGES]
            _told(f"sentence for {trial.text(action)}", sentences, translated=True)
        for state in spread(states, 10):
            _told("chapter", [words.chapter(state, lang) for lang in LANGUAGES], translated=False)
            _told("standings", [words.standings(state, lang) for lang in LANGUAGES], translated=False)
        last = [words.prompt(states[-1], lang) for lang in LANGUAGES]
        _told("prompt at the end", last, translated=True)
        assert last[0] != words.prompt(states[0], "en"), "the prompt at the end is that of the beginning"


def _told(what: str, texts: list[str], *, translated: bool) -> None:
    assert all(text.strip() == text != "" for text in texts), f"the {what} is empty or has spaces around it: {texts}"
    assert not translated or len(set(texts)) == len(texts), f"the {what} is not translated: {texts[0]}"


CHECKS = (check_texts, check_nonsense, check_order, check_sentences)
