"""Shared geometry helpers of the basemap build. Points are (lat, lon) in degrees, as people write them."""

from __future__ import annotations

import math
from pathlib import Path

SOURCES = Path(__file__).parent / "sources"

Point = tuple[float, float]

# Manhattan's numbered grid (Commissioners' Plan of 1811), in metres from this origin.
# Avenues bear 29.06 degrees east of north; the plan gives the spacing of avenues in feet
# (920 and 800 foot blocks west of Third Avenue, avenues 100 feet wide), and one constant
# places the whole on the ground (Fifth Avenue and 42nd Street, Columbus Circle).
ORIGIN: Point = (40.75, -73.98)
M_PER_DEG_LAT = 111132.0
M_PER_DEG_LON = math.cos(math.radians(ORIGIN[0])) * 111320.0
BEARING = math.radians(29.06)

AVENUES = {
    "D": 1725.0,
    "C": 1497.0,
    "B": 1258.0,
    "A": 1042.0,
    "York": 1012.0,
    "1": 806.0,
    "2": 586.0,
    "3": 364.0,
    "Lex": 209.0,
    "Park": 57.0,
    "Mad": -102.0,
    "5": -256.0,
    "6": -567.0,
    "7": -841.0,
    "8": -1116.0,
    "9": -1388.0,
    "10": -1664.0,
    "11": -1938.0,
    "12": -2236.0,
}

# Where each street lies along the avenues: 80.3 m apart, less the small drift of the real blocks.
STREET_PITCH_M = 80.307
STREET_ZERO_M = -3057.0
STREET_DRIFT_M = [
    (1, 24), (7, 19), (14, 8), (23, -5), (34, -14), (42, -18), (59, -20),
    (66, -20), (79, 3), (91, 14), (103, 20), (160, 20),
]


def _drift(street: float) -> float:
    for (s0, d0), (s1, d1) in zip(STREET_DRIFT_M, STREET_DRIFT_M[1:]):
        if street <= s1:
            return d0 + (d1 - d0) * (street - s0) / (s1 - s0)
    return STREET_DRIFT_M[-1][1]


def uv(u: float, v: float) -> Point:
    """A point u metres across the island (east-south-east) and v along it (north-north-east)."""
    x = u * math.cos(BEARING) + v * math.sin(BEARING)
    y = -u * math.sin(BEARING) + v * math.cos(BEARING)
    return (ORIGIN[0] + y / M_PER_DEG_LAT, ORIGIN[1] + x / M_PER_DEG_LON)


def street_v(street: float) -> float:
    return STREET_PITCH_M * street + STREET_ZERO_M + _drift(street)


def m(avenue: str | float, street: float) -> Point:
    """The crossing of an avenue (its name, or metres across) and a numbered street."""
    u = AVENUES[avenue] if isinstance(avenue, str) else avenue
    return uv(u, street_v(street))


def lerp(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def offset(p: Point, east_m: float, north_m: float) -> Point:
    return (p[0] + north_m / M_PER_DEG_LAT, p[1] + east_m / M_PER_DEG_LON)


def parse_point(text: str) -> Point:
    """`40.7 -74.0`, or `@5/42` for a crossing, or `@-2290/42` for metres across at a street."""
    text = text.strip()
    if text.startswith("@"):
        av, st = text[1:].split("/")
        avenue: str | float = av if av in AVENUES else float(av)
        return m(avenue, float(st))
    lat, lon = text.split()
    return (float(lat), float(lon))


def read_shapes(name: str) -> list[tuple[str, str, list[Point]]]:
    """Reads `kind | name | point, point, ...` lines; a line that starts with a space continues the last."""
    lines: list[str] = []
    for raw in (SOURCES / name).read_text().splitlines():
        line = raw.split("#")[0].rstrip()
        if not line:
            continue
        if line.startswith(" ") and lines:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    shapes = []
    for line in lines:
        kind, label, points = (part.strip() for part in line.split("|"))
        shapes.append((kind, label, [parse_point(p) for p in points.split(",") if p.strip()]))
    return shapes
