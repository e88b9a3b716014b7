"""Balance tests of boards: players who mind what they do, many games, and what these say about every tile and seat.

Another game takes part by a subject of its own (`playing.Subject`) in the list below.
"""

from typing import Final

from ironmaster.balance.age_of_industry.subject import AgeOfIndustrySubject
from ironmaster.balance.industria.subject import IndustriaSubject
from ironmaster.balance.playing import Subject

SUBJECTS: Final[dict[str, Subject]] = {
    "age_of_industry": AgeOfIndustrySubject(),
    "industria": IndustriaSubject(),
}
"""What each game brings to a balance test."""
