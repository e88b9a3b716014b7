"""Pictures of positions: self-contained SVG, and pixels.

>>> import ironmaster
>>> from ironmaster import pictures
>>> match = ironmaster.Match(ironmaster.game("brass"), seed=1)
>>> pictures.picture(match).svg.startswith("<svg ")
True
"""

from ironmaster.pictures.drawing import Picture, draw, picture
from ironmaster.pictures.jupyter import notebook
from ironmaster.pictures.pixels import png, raster

__all__ = ("Picture", "draw", "notebook", "picture", "png", "raster")
