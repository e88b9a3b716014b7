"""Traps of written French and English: what a native editor sees at once in a sentence, found by regular expressions.

`problems` says what is wrong in a sentence as a reader sees it, with all names filled in. Words between backquotes and
strings that are typed, such as `pip install 'x'`, are not sentences: take them out first (`without_code`).
"""

import re
from typing import Final

NBSP: Final = "\u00a0"
VOWEL: Final = "aeiouàâæéèêëîïôöœùûüAEIOUÀÂÆÉÈÊËÎÏÔÖŒÙÛÜ"
MUTE: Final = r"(?:habit|heure|histoire|homme|hôte|hypoth|hésit|hérit|hexagon|huile|humain|honn|horaire|horloge|hiver)"
"""French words with a silent h, which are elided like vowels."""
UNELIDED: Final = r"(?!(?:onze|onzième|oui|un|une|uns|unes|yaourt|yacht)\b)"
"""French words with a vowel that may stand behind a full article or preposition (“de un à trois”, “le onze”)."""
WHOLE: Final = "[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Mm]e|[Tt]e|[Jj]e|[Jj]usque|[Pp]uisque|[Ll]orsque|[Qq]uoique"
INVARIABLE: Final = (
    r"(?:fois|mois|pays|bras|repas|accès|succès|progrès|pas|plus|moins|dans|sans|sous|vers|puis|mais|très|après|dès|"
    r"des|les|ses|ces|vos|nos|tous|bus|pass|less|points? pas)"
)
COUNTED_FR: Final = (
    r"(?:point|cube|carte|emprunt|partie|coup|marqueur|tuile|lien|joueur|place|table|thaler|action|tour|jeton|robot|"
    r"minute|seconde|heure|jour)"
)
COUNTED_EN: Final = (
    r"(?:point|cube|card|loan|game|move|marker|tile|link|player|seat|table|thaler|action|round|token|bot|minute|second|"
    r"hour|day)"
)

BOTH: Final = {
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'"',
    "a hyphen for a minus sign": r"(?<![\w)\]/.-])-\d",
    "two spaces": r"\A[^\n]*  [^\n]*\Z",
    "a space at an end": r"^\s|\s$",
    "a space before a comma or full stop": r"[\s\u00a0][,.](?![\w.…])",
    "three full stops for an ellipsis": r"\.\.\.",
    "an unfilled variable": r"\{|\}|\$[a-z]{2,}",
    "an internal value": r"\b(?:undefined|NaN)\b|\bNone\b(?! yet| of|\.)|\[object|\?\?\?",
    "a missing value": rf"«[\s{NBSP}]*»|“\s*”|\(\s*\)",
    "two full stops": r"(?<!\.)\.\.(?!\.)",
}
FRENCH: Final = {
    "no elision before a vowel": rf"(?<![-\w’])(?:{WHOLE}) {UNELIDED}(?=[{VOWEL}]\w)",
    "no elision before a silent h": rf"\b(?:{WHOLE}) {MUTE}",
    "no elision before y or en": r"\b(?:de|que|ne|se|le|la|me|te|je) y\b",
    "an elision before a single letter": rf"\b[dl]’[A-Z](?![\w’.])(?! {NBSP}?»)",
    "an elision before an aspirated h": r"\b[dl]’(?:hasard|haut|huit|Hambourg|Hanovre|Halle|houille|hors|hausse)",
    "“si il”": r"\b[Ss]i ils?\b",
    "“de le” for “du”": r"\b[Dd]e [Ll]e (?!(?:lui|y|leur)\b)(?!\w+(?:er|ir|re)\b)",
    "“de les” for “des”": r"\b[Dd]e [Ll]es (?!(?:lui|y|leur)\b)(?!\w+(?:er|ir|re)\b)",
    "“à le” for “au”": r"[Àà] [Ll]e (?!(?:lui|y|leur)\b)(?!\w+(?:er|ir|re)\b)",
    "“à les” for “aux”": r"[Àà] [Ll]es (?!(?:lui|y|leur)\b)(?!\w+(?:er|ir|re)\b)",
    "ma, ta, sa or ce before a vowel": rf"\b(?:[MmTtSs]a|[Cc]e) (?!onz|un|ont\b|est\b)(?=[{VOWEL}]\w\w)",
    "two articles": r"(?<![-\w’])(?:le|la|les|un|une|du|des|au|aux) (?:(?:le|la|les|un|une|du|des)\b(?!’)|l’)",
    "the same word twice": r"\b(de|le|la|les|un|une|du|des|à|que|et) \1\b",
    "no no-break space before a sign": rf"[^{NBSP};:!?…\s][;!?](?![\w/=])|[^{NBSP}\d]:(?=\s|$)|[^{NBSP}]%",
    "an ordinary space before a sign": r"(?<![;,:(]) [;:!?%»£€](?!\w)|« | \$(?![a-z])",
    "no no-break space inside quotation marks": rf"«(?!{NBSP})|(?<!{NBSP})»",
    "a narrow no-break space": r"\u202f",
    "a currency sign before its number": rf"(?<!\d[ {NBSP}])(?<!\d)[£$€]\s?\d",
    "a currency sign without a no-break space": r"\d[£$€]",
    "a decimal point": r"(?<![\d.v])(?<!version )\d+\.\d+(?![\d.])",
    "English quotation marks": r"[“”]",
    "a plural after 0 or 1": (
        rf"(?<![\d,.:/−–-])(?<!\d{NBSP})\b[01][ {NBSP}](?!{INVARIABLE}\b)(?:\w{{3,}}s|\w{{2,}}aux)\b"
    ),
    "a singular after a number": rf"(?<![\d,.])(?:[2-9]|[1-9]\d+)[ {NBSP}]{COUNTED_FR}\b(?!s)",
}
ENGLISH: Final = {
    "“a” before a vowel": (
        r"(?<![\w’])a (?!(?:one|once|uni|use|usu|usa|eu|ewe|ur[aoi]|uk|ut)\w*)(?=[aeiouAEIO]\w|U[a-z]|8\b|1[18]\b)"
    ),
    "“an” before a consonant": (
        r"\b[Aa]n (?!(?:hour|honest|honou?r|heir)\w*)"
        r"(?=[b-df-hj-np-tv-z]|[BCDGJKPQTVWYZU]\b|[B-DF-HJ-NP-TV-Z][a-z]|[1-79]\b|1[02-79]\b)"
    ),
    "“an own”": r"\b(?:[Aa]n|the) own\b",
    "two articles": r"(?<![\w’])(?:a|an|the) (?:a|an|the)\b",
    "the same word twice": r"\b(of|to|in|at|on|is|and|by|for) \1\b",
    "a space before a sign": rf"(?<=[\w.)’”])[\s{NBSP}][;:!?%](?!\w)",
    "a no-break space before a sign": rf"{NBSP}[;:!?%»]",
    "French quotation marks": r"[«»]",
    "a currency sign behind its number": r"\d\s?[£$€](?!\d)",
    "a decimal comma": r"(?<![\d,])\d+,\d{1,2}(?![\d,])",
    "a plural after 1": (
        r"(?<![\d,.:/−–-])(?<![Ee]poch )(?<![Rr]ound )"
        r"\b1 (?!(?:less|unless|leaves|goes|comes|begins|plus|pass|this|its|is|was|has)\b)\w{2,}s\b"
    ),
    "a singular after a number": rf"\b(?:0|[2-9]|[1-9]\d+) {COUNTED_EN}\b(?!s)(?!-)",
    "a possessive of you": r"\b[Yy]ou’s\b",
    "a verb that does not agree with you": (
        r"\b[Yy]ou (?:has|is|was|does|takes|builds|lays|pays|gets|plays|passes|puts|sells|loses|moves|makes|buys)\b"
    ),
}
TRAPS: Final = {
    "en": {name: re.compile(pattern) for name, pattern in (BOTH | ENGLISH).items()},
    "fr": {name: re.compile(pattern) for name, pattern in (BOTH | FRENCH).items()},
}
CODE: Final = re.compile(
    r"`[^`]*`|\bpip install (['\"])[^'\"]*\1|\b[a-z]+:\d[\w.]*|https?://\S+|\b[a-z]+:[A-Z]+\b|(?<!\w)--?[a-z][\w-]*|\{\"[^}]*\}"
    r"|\b\w+(?:\.\w+)*\([^)]*\)"
)


def without_code(text: str) -> str:
    """A text without the words that a reader types or a program writes."""
    return CODE.sub("x", text)


def problems(text: str, lang: str) -> list[str]:
    """What is wrong in a sentence, each with the place where it is wrong."""
    return [
        f"{name}: «{NBSP}{text[max(0, found.start() - 12) : found.end() + 12].strip()}{NBSP}»".replace(NBSP, " ")
        for name, pattern in TRAPS[lang].items()
        for found in pattern.finditer(text)
    ]
