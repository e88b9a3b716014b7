"""The traps find what is wrong and leave alone what is right."""

import pytest

from tests.traps import problems, without_code

WRONG = {
    "fr": [
        "le tour de Ada",
        "Il n'y en a pas.",
        "le hexagone",
        "près de Oldham",
        "le port de les mines",
        "à le port",
        "sa action",
        "de le charbon",
        "0 points",
        "1 cubes",
        "1 canaux",
        "3 cube",
        "il reste -3",
        "Qui joue ?",
        "Qui joue?",
        "Voici : rien",
        "« mine »",
        "£5",
        "5 £",
        "5£",
        "50 %",
        "1.5 seconde",
        "le “port”",
        "si il pleut",
        "de la la mine",
        "l’A",
        "{ $place }",
    ],
    "en": [
        "an own tile",
        "a iron works",
        "an coal mine",
        "a 8",
        "an 7",
        "1 points",
        "2 point",
        "0 cube",
        "it's",
        "a “b” 'c'",
        "5 £",
        "5 %",
        "in the the mine",
        "left -3",
        "You has it",
        "2,5 seconds",
        "« mine »",
    ],
}
RIGHT = {
    "fr": [
        "le tour d’Ada, à Oldham, de A à B",
        "l’hexagone, le hasard, de Hambourg, le onze, de un à trois",
        "de le prendre, à les voir, de l’une des mines, laissez-la à côté, de la laisser",
        "1\u00a0point, 0\u00a0point, 1 fois, 2 points, 1,5 seconde",
        "il reste −3, 5\u00a0£, 50\u00a0%, «\u00a0mine\u00a0»\u00a0: oui, à 12:30\u00a0!",
        "ce onzième coup, ce qui est, s’il pleut",
    ],
    "en": [
        "an iron works, a coal mine, an 8, an 11, a 7, a union, a one-way road, an hour, an F, a B",
        "1 point, 2 points, 0 cubes, a 2-player game, £5, 5%, −3, it’s your own tile",
        "A opens with a loan; A uses it.",
    ],
}


@pytest.mark.parametrize(("lang", "text"), [(lang, text) for lang, texts in WRONG.items() for text in texts])
def test_what_is_wrong_is_found(lang: str, text: str) -> None:
    assert problems(text, lang)


@pytest.mark.parametrize(("lang", "text"), [(lang, text) for lang, texts in RIGHT.items() for text in texts])
def test_what_is_right_is_not_found(lang: str, text: str) -> None:
    assert problems(text, lang) == []


def test_what_is_typed_is_not_read() -> None:
    typed = "Installez-le\u00a0: pip install 'ironmaster[data]' --seed, master:0.5s, `a' b`, https://x.org/a?b"
    assert problems(without_code(typed), "fr") == []
