"""Builds app/basemap/data/{world,city}.json, the geography of the offline basemap.

The result is committed, so this runs only when a source changes. It needs, outside the project:
  - Python 3.11+ with `pip install h5py numpy shapely`
  - `npm pack world-atlas@2.0.2`, unpacked (Natural Earth land, public domain)
  - Debian's `gmt-gshhg-low` and `gmt-gshhg-full` packages, unpacked (GSHHG 2.3.7 shores and lakes, LGPL-3+)

  python3 scripts/basemap/build.py --world-atlas <dir> --gshhg <dir with binned_GSHHS_*.nc>

Sources, licences and accuracy: docs/decisions/0003-offline-basemap.md.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import h5py
import numpy as np
from shapely import set_precision
from shapely.affinity import translate
from shapely.geometry import LineString, Point as ShapelyPoint, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union

from geo import read_shapes
from grids import all_streets

OUT = Path(__file__).parents[2] / "app" / "basemap" / "data"

# Where the detailed data begins; outside it the world layer is the only one.
REGION = box(-74.6, 40.3, -73.3, 41.2)
# Detail of the world's coasts, in degrees.
TOLERANCE = 0.006
# In here the shore is the hand-made one, outside it GSHHG's.
HARBOUR = Polygon(
    [(-74.075, 40.803), (-73.905, 40.803), (-73.905, 40.641), (-74.052, 40.641), (-74.052, 40.6955), (-74.075, 40.6955)]
)


def polygons_of(shape: BaseGeometry) -> list[Polygon]:
    if shape.is_empty:
        return []
    if isinstance(shape, Polygon):
        return [shape]
    return [p for g in getattr(shape, "geoms", []) for p in polygons_of(g)]


def lines_of(shape: BaseGeometry) -> list[LineString]:
    if shape.is_empty:
        return []
    if isinstance(shape, LineString):
        return [shape]
    return [p for g in getattr(shape, "geoms", []) for p in lines_of(g)]


def ring(points: list[tuple[float, float]]) -> Polygon:
    """A polygon of (lat, lon) points, mended where its outline touches itself."""
    made = Polygon([(lon, lat) for lat, lon in points])
    return made if made.is_valid else made.buffer(0)


class Gshhg:
    """Reads GMT's binned shoreline files (one-degree or larger bins of line segments)."""

    def __init__(self, path: Path) -> None:
        f = h5py.File(path, "r")
        self.columns = int(f["N_bins_in_360_longitude_range"][0])
        self.size = float(f["Bin_size_in_minutes"][0]) / 60
        self.first = f["Id_of_first_segment_in_a_bin"][:]
        self.count = f["N_segments_in_a_bin"][:]
        self.start = f["Id_of_first_point_in_a_segment"][:]
        self.info = f["Embedded_npts_levels_exit_entry_for_a_segment"][:]
        self.dx = f["Relative_longitude_from_SW_corner_of_bin"]
        self.dy = f["Relative_latitude_from_SW_corner_of_bin"]

    def segments(self, bin_: int) -> list[tuple[int, np.ndarray]]:
        """(level, points) of a bin; level 1 is the sea's shore, 2 a lake's."""
        row, column = divmod(bin_, self.columns)
        west, south = column * self.size, 90 - (row + 1) * self.size
        west = west - 360 if west >= 180 else west
        found = []
        for s in range(int(self.first[bin_]), int(self.first[bin_] + self.count[bin_])):
            n, level = int(self.info[s]) >> 9, (int(self.info[s]) >> 6) & 7
            p = int(self.start[s])
            x = self.dx[p : p + n].astype(np.uint16) / 65535 * self.size + west
            y = self.dy[p : p + n].astype(np.uint16) / 65535 * self.size + south
            found.append((level, np.c_[x, y]))
        return found

    def bin_at(self, lon: float, lat: float) -> int:
        return int((90 - lat) // self.size) * self.columns + int((lon % 360) // self.size)


def regional_land(full: Gshhg, natural: BaseGeometry) -> BaseGeometry:
    """Land of the bins around New York. Land lies on the left of every shore segment; a bin that
    no shore crosses is what Natural Earth says it is."""
    land: list[Polygon] = []
    for lon in (-75, -74):
        for lat in (40, 41):
            cell = box(lon, lat, lon + 1, lat + 1)
            shores = [LineString(p) for level, p in full.segments(full.bin_at(lon + 0.5, lat + 0.5)) if level == 1 and len(p) > 1]
            faces = polygonize(unary_union([*shores, cell.exterior]))
            lefts = []
            for shore in shores:
                middle = max(zip(shore.coords, shore.coords[1:]), key=lambda e: math.dist(*e))
                (x0, y0), (x1, y1) = middle
                d = math.dist(*middle)
                lefts.append(ShapelyPoint((x0 + x1) / 2 - (y1 - y0) / d * 1e-5, (y0 + y1) / 2 + (x1 - x0) / d * 1e-5))
            for face in faces:
                if any(face.contains(p) for p in lefts) if lefts else natural.contains(face.representative_point()):
                    land.append(face)
    return unary_union(land).buffer(1e-5).buffer(-1e-5).intersection(REGION)


def lakes(low: Gshhg) -> list[Polygon]:
    """The world's large lakes, their shores joined across bins."""
    parts = []
    for b in range(len(low.count)):
        parts += [LineString(np.round(p, 3)) for level, p in low.segments(b) if level == 2 and len(p) > 1]
    merged = linemerge(unary_union(parts))
    found = [p for p in polygonize(merged)]
    return [p for p in found if p.area > 0.06 and p.bounds[2] - p.bounds[0] < 30]


def natural_earth_land(world_atlas: Path) -> list[Polygon]:
    topology = json.loads((world_atlas / "land-10m.json").read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
        arcs.append(points)

    def follow(indices: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for i in indices:
            part = arcs[i] if i >= 0 else arcs[~i][::-1]
            points += part if not points else part[1:]
        return points

    found: list[Polygon] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            found += flatten([follow(r) for r in rings])
    return found


def flatten(rings: list[list[tuple[float, float]]]) -> list[Polygon]:
    """Cuts a polygon of the sphere at the 180th meridian, which the source's rings cross."""
    unrolled = []
    for points in rings:
        turn, last, out = 0, points[0][0], []
        for lon, lat in points:
            turn += -360 if lon - last > 180 else 360 if lon - last < -180 else 0
            last = lon
            out.append((lon + turn, lat))
        if abs(out[-1][0] - out[0][0]) > 180:  # Antarctica goes round the pole
            out += [(out[-1][0], -90.0), (out[0][0], -90.0)]
        unrolled.append(out)
    # Holes go to the same turn of the globe as the outline.
    outline = Polygon(unrolled[0]).buffer(0)
    holes = []
    for hole in unrolled[1:]:
        turns = [[(lon + shift, lat) for lon, lat in hole] for shift in (0, 360, -360)]
        holes.append(next(t for t in turns if outline.intersects(ShapelyPoint(t[0]))))
    polygon = Polygon(unrolled[0], holes)
    polygon = polygon if polygon.is_valid else polygon.buffer(0)
    cut: list[Polygon] = []
    for shift in (-360, 0, 360):
        part = polygon.intersection(box(-180 + shift, -90, 180 + shift, 90))
        cut += polygons_of(translate(part, xoff=-shift))
    return cut


def encode(points: list[tuple[float, float]], precision: int) -> str:
    """Encoded Polyline Algorithm Format, longitude first."""
    out: list[str] = []
    last = [0, 0]
    for point in points:
        for axis in (0, 1):
            value = round(point[axis] * 10**precision)
            delta = value - last[axis]
            last[axis] = value
            delta = ~(delta << 1) if delta < 0 else delta << 1
            while delta >= 0x20:
                out.append(chr((0x20 | (delta & 0x1F)) + 63))
                delta >>= 5
            out.append(chr(delta + 63))
    return "".join(out)


def encode_polygons(shapes: list[Polygon], precision: int) -> list[list[str]]:
    return [[encode(list(r.coords), precision) for r in (p.exterior, *p.interiors)] for p in shapes]


def build_world(natural: list[Polygon], low: Gshhg) -> dict[str, object]:
    """Land that the detailed region does not touch, and lakes."""
    return {
        "precision": 3,
        "land": encode_polygons([p for p in natural if not p.intersects(REGION)], 3),
        "lakes": encode_polygons([q for p in lakes(low) for q in polygons_of(p.simplify(TOLERANCE))], 3),
    }


def build_city(natural: list[Polygon], full: Gshhg) -> dict[str, object]:
    shapes = read_shapes("shoreline.txt")
    own_land = unary_union([ring(p) for kind, _, p in shapes if kind == "land"])
    own_water = unary_union([ring(p) for kind, _, p in shapes if kind == "water"])
    piers = unary_union([ring(p) for kind, _, p in shapes if kind == "pier"])
    around = unary_union([p for p in natural if p.intersects(REGION)])
    rest = regional_land(full, around).simplify(0.0003).difference(HARBOUR)
    land = unary_union([rest, own_land.intersection(HARBOUR)]).buffer(2e-5).buffer(-2e-5)
    # A pier a few metres short of its bulkhead is joined to it.
    joined = unary_union([land, piers]).buffer(6e-5, join_style="mitre").buffer(-6e-5, join_style="mitre")
    land = joined.difference(own_water.difference(piers))
    land = unary_union([p for p in polygons_of(land) if p.area > 2e-8]).intersection(REGION)

    areas = read_shapes("areas.txt")
    ponds = unary_union([ring(p) for kind, _, p in areas if kind == "pond"])
    parks = unary_union([ring(p) for kind, _, p in areas if kind == "park"]).intersection(land).difference(ponds)
    blocks = unary_union([ring(p) for kind, _, p in areas if kind == "block"]).intersection(land).difference(parks)

    roads: dict[str, list[LineString]] = {"motorway": [], "major": [], "bridge": [], "street": []}
    for kind, _, points in read_shapes("roads.txt"):
        roads[kind].append(LineString([(lon, lat) for lat, lon in points]))
    roads["street"] += [LineString([(lon, lat) for lat, lon in line]) for line in all_streets()]

    # Streets end at the shore, at parks and at the edge of the great building complexes.
    streets = unary_union(roads["street"]).intersection(land.buffer(-1e-4)).difference(parks.buffer(-5e-5))
    streets = streets.difference(blocks.buffer(-8e-5))
    transverse = [LineString([(lon, lat) for lat, lon in p]) for k, n, p in read_shapes("roads.txt") if "transverse" in n]
    kept = [line for line in lines_of(linemerge(streets)) if line.length > 3e-4] + transverse
    print(f"streets {len(kept)}")

    # A street that runs along a main road is that road.
    main = unary_union(roads["major"] + roads["motorway"]).buffer(1.8e-4, cap_style="flat")
    apart = []
    for line in kept:
        doubled = [piece for piece in lines_of(line.intersection(main)) if piece.length > 7e-4]
        apart += lines_of(line.difference(unary_union(doubled).buffer(1e-6))) if doubled else [line]
    kept = [line for line in apart if line.length > 2e-4]

    def smooth(lines: list[LineString]) -> list[LineString]:
        """Rounds the bends of roads drawn as a few points (Chaikin's corner cutting, ends kept)."""
        made = []
        for line in lines:
            points = list(line.coords)
            for _ in range(2):
                if len(points) < 3:
                    break
                cut = [points[0]]
                for a, b in zip(points, points[1:]):
                    cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
                    cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
                cut.append(points[-1])
                points = cut
            made.append(LineString(points).simplify(1e-5))
        return made

    def encode_lines(lines: list[LineString]) -> list[str]:
        return [encode(list(line.coords), 5) for line in lines]

    return {
        "precision": 5,
        # Joined to the rest of the continent, so that no seam shows where the detail ends.
        "land": encode_polygons(polygons_of(set_precision(unary_union([around.difference(REGION), land]), 1e-5)), 5),
        "ponds": encode_polygons(polygons_of(ponds), 5),
        "parks": encode_polygons(polygons_of(parks), 5),
        "blocks": encode_polygons(polygons_of(blocks), 5),
        "motorways": encode_lines(smooth(roads["motorway"])),
        "majors": encode_lines(smooth(roads["major"])),
        "bridges": encode_lines(smooth(roads["bridge"])),
        "streets": encode_lines(kept),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--world-atlas", type=Path, required=True)
    arguments.add_argument("--gshhg", type=Path, required=True)
    chosen = arguments.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    natural = [
        q for p in natural_earth_land(chosen.world_atlas) for q in polygons_of(p.simplify(TOLERANCE)) if q.area > 0.0004
    ]
    made = {
        "city": build_city(natural, Gshhg(chosen.gshhg / "binned_GSHHS_f.nc")),
        "world": build_world(natural, Gshhg(chosen.gshhg / "binned_GSHHS_l.nc")),
    }
    for name, data in made.items():
        text = json.dumps(data, separators=(",", ":"))
        (OUT / f"{name}.json").write_text(text + "\n")
        print(f"{name}.json {len(text) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
