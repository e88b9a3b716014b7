"""Checks of notation and sentences: texts are canonical, moves have a fixed order, every step has a sentence."""

from ironmaster.conformance.trial import Trial, sample, spread
from ironmaster.core.errors import ParseError
from ironmaster.core.messages import LANGUAGES

NONSENSE = ("", " \n", "castle", "?", "\0", "x" * 300, "é" * 20, "1", "-1", "{ $seat }")


def check_texts(trial: Trial) -> None:
    """The text of a move is canonical; case and extra spaces do not matter."""
    actions, law = trial.game.actions, trial.game.law
    assert trial.texts, "no action can be read as a move"
    for number in range(len(actions)):
        assert actions.number(actions.text(number)) == number, (
            f"the text {trial.text(number)} does not lead back to its number"
        )
    for text in trial.texts:
        assert law.canonical(text) == text, f"“{text}” is not canonical"
    for text in sample(trial.texts, 20, 1):
        for written in (text.upper(), f"  {text}\t", text.replace(" ", "   ")):
            assert law.canonical(written) == text, f"“{written}” is not read as “{text}”"


def check_nonsense(trial: Trial) -> None:
    """Any text is a move or raises a parse error with a message in every language."""
    law = trial.game.law
    broken = [text[: len(text) // 2] for text in sample(trial.texts, 10, 2)]
    longer = [f"{text} castle" for text in sample(trial.texts, 10, 3)]
    for text in (*NONSENSE, *broken, *longer):
        try:
            canonical = law.canonical(text)
        except ParseError as error:
            assert all(error.say(lang) for lang in LANGUAGES), f"“{text}” raises a parse error without a message"
        else:
            assert law.canonical(canonical) == canonical, f"“{canonical}” is not canonical"


def check_order(trial: Trial) -> None:
    """Moves have a fixed order, without duplicates. They can be parsed as moves; outcomes of chance cannot."""
    game, law = trial.game, trial.game.law
    readable = {game.actions.number(text) for text in trial.texts}
    for state in trial.decisions(80):
        moves = law.moves(state)
        assert law.moves(state) == moves == law.moves(state.copy()), "a second call of moves gives a different list"
        assert len(set(moves)) == len(moves), "a move is offered twice"
        assert set(moves) <= readable, "a move is offered that cannot be parsed"
    for state in trial.chances(30):
        for outcome, _ in law.outcomes(state):
            assert outcome not in readable, f"{trial.text(outcome)} is an outcome of chance, but is parsed as a move"


def check_sentences(trial: Trial) -> None:
    """Every state has a prompt, a chapter and standings, and every step a sentence, in every language."""
    words = trial.game.words
    for states, steps in trial.playouts:
        for place in spread(range(len(steps)), 60):
            before, after, action = states[place], states[place + 1], steps[place][1]
            prompts = [words.prompt(before, lang) for lang in LANGUAGES]
            _check_texts(f"prompt before {trial.text(action)}", prompts, translated=True)
            sentences = [words.sentence(before, action, after, lang) for lang in LANGUAGES]
            _check_texts(f"sentence for {trial.text(action)}", sentences, translated=True)
        for state in spread(states, 10):
            _check_texts("chapter", [words.chapter(state, lang) for lang in LANGUAGES], translated=False)
            _check_texts("standings", [words.standings(state, lang) for lang in LANGUAGES], translated=False)
        last = [words.prompt(states[-1], lang) for lang in LANGUAGES]
        _check_texts("prompt at the end", last, translated=True)
        assert last[0] != words.prompt(states[0], "en"), "the prompt at the end equals the one at the start"


def _check_texts(what: str, texts: list[str], *, translated: bool) -> None:
    assert all(text.strip() == text != "" for text in texts), f"the {what} is empty or has spaces around it: {texts}"
    assert not translated or len(set(texts)) == len(texts), f"the {what} is not translated: {texts[0]}"


CHECKS = (check_texts, check_nonsense, check_order, check_sentences)
