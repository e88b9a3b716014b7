"""Names of bots: invented people of the time of the games."""

from collections.abc import Collection
from secrets import choice
from typing import Final

NAMES: Final = (
    "Abel Thackwray",
    "Adelheid Krönert",
    "Ambrose Pellowe",
    "Augustine Delmarre",
    "Bartholomew Quince",
    "Clementine Ashgrove",
    "Constance Hollin",
    "Cornelius Vandersloot",
    "Dorothea Lindqvern",
    "Ebenezer Stott",
    "Edith Ravensworth",
    "Euphemia Galbraine",
    "Ezekiel Marsden",
    "Fidelia Crowther",
    "Gottlieb Eisenhart",
    "Gwendolen Prosser",
    "Hannah Brightwell",
    "Hippolyte Morvan",
    "Honoré Castelnaud",
    "Isambert Cole",
    "Jemima Oldroyd",
    "Josiah Hargrave",
    "Lavinia Thorncliffe",
    "Leopold Steinwald",
    "Marguerite Fournay",
    "Obadiah Fenwicke",
    "Philomène Vautrin",
    "Prudence Haworth",
    "Septimus Rook",
    "Silas Greenhalsh",
    "Theodora Birtwhistle",
    "Wilhelmina Oss",
)


def new_name(taken: Collection[str]) -> str:
    """A random name that is not taken at the table."""
    return choice([name for name in NAMES if name not in taken])
