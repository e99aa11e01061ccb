"""Builds app/map/basemap/data/{world,city}.json, the geography of the offline basemap.

The result is committed, so this runs only when a source changes. It needs, outside the project:
  - Python 3.11+ with `pip install h5py numpy shapely`
  - `npm pack world-atlas@2.0.2`, unpacked (Natural Earth land, public domain)
  - Debian's `gmt-gshhg-low` and `gmt-gshhg-full` packages, unpacked (GSHHG 2.3.7 shores and lakes, LGPL-3+)

  python3 scripts/basemap/build.py --world-atlas <dir> --gshhg <dir with binned_GSHHS_*.nc>

Sources, licences and accuracy: docs/decisions/offline-basemap.md.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

import h5py
import numpy as np
from shapely import set_precision
from shapely.geometry import LineString, MultiPolygon, Point as ShapelyPoint, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union

from geo import read_shapes
from grids import all_streets

OUT = Path(__file__).parents[2] / "app" / "map" / "basemap" / "data"

# Where the detailed data begins; outside it the world layer is the only one.
REGION = box(-74.6, 40.3, -73.3, 41.2)
# Inside this box the shore is the hand-made one, outside it GSHHG's.
HARBOUR = box(-74.075, 40.641, -73.905, 40.803)


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


def regional_land(full: Gshhg) -> BaseGeometry:
    """Land of the bins around New York. Land lies on the left of every shore segment."""
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
                if any(face.contains(p) for p in lefts):
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

    found = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            outer, *holes = [follow(r) for r in rings]
            polygon = Polygon(outer, holes)
            found.append(polygon if polygon.is_valid else polygon.buffer(0))
    return found


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


def build_world(atlas: Path, low: Gshhg) -> dict[str, object]:
    tolerance = 0.008
    land = []
    for p in natural_earth_land(atlas):
        simple = p.simplify(tolerance)
        land += [q for q in polygons_of(simple) if q.area > 0.0004]
    water = [q for p in lakes(low) for q in polygons_of(p.simplify(tolerance))]
    # The detailed region is cut out, so that nothing is drawn twice.
    outside = [q for p in land for q in polygons_of(p.difference(REGION) if p.intersects(REGION) else p)]
    return {
        "precision": 3,
        "coarse": encode_polygons([q for p in land for q in polygons_of(p.simplify(0.03)) if q.area > 0.004], 3),
        "land": encode_polygons(outside, 3),
        "lakes": encode_polygons(water, 3),
        "region": list(REGION.bounds),
    }


def build_city(full: Gshhg) -> dict[str, object]:
    shapes = read_shapes("shoreline.txt")
    own_land = unary_union([ring(p) for kind, _, p in shapes if kind == "land"])
    own_water = unary_union([ring(p) for kind, _, p in shapes if kind == "water"])
    piers = unary_union([ring(p) for kind, _, p in shapes if kind == "pier"])
    rest = regional_land(full).simplify(0.0003).difference(HARBOUR)
    land = unary_union([rest, own_land.intersection(HARBOUR)]).buffer(2e-5).buffer(-2e-5)
    land = unary_union([land.difference(own_water), piers])
    land = unary_union([p for p in polygons_of(land) if p.area > 2e-8])

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
        "land": encode_polygons(polygons_of(set_precision(land, 1e-5)), 5),
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
    arguments.add_argument("--only", choices=["world", "city"])
    chosen = arguments.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    made: dict[str, dict[str, object]] = {}
    if chosen.only != "world":
        made["city"] = build_city(Gshhg(chosen.gshhg / "binned_GSHHS_f.nc"))
    if chosen.only != "city":
        made["world"] = build_world(chosen.world_atlas, Gshhg(chosen.gshhg / "binned_GSHHS_l.nc"))
    for name, data in made.items():
        text = json.dumps(data, separators=(",", ":"))
        (OUT / f"{name}.json").write_text(text + "\n")
        print(f"{name}.json {len(text) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
