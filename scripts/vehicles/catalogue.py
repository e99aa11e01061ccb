"""Which models there were in which years, and with which engines, as the patterns of VINs tell."""

from __future__ import annotations

from collections import defaultdict

from keys import ANY, Template, meet, template, years_of

# Tenths of a litre, cylinders, fuel's id; None is not said.
Engine = tuple[str | None, str | None, str | None]
Said = dict[int, dict[str, dict[str, str]]]

# More ways than this to combine the patterns of one model say nothing that people could choose from.
MOST = 400


def catalogue(
    said: Said,
    spans: list[tuple[int, int, int | None]],
    engine_models: dict[str, dict[str, str]],
    last_year: int,
) -> tuple[list[str], list[Engine]]:
    """Each model, by its number, as `years:engines;years:engines`, the engines by their place in the list."""
    years_of_schema: dict[int, set[int]] = defaultdict(set)
    for schema, first, last in spans:
        years_of_schema[schema].update(range(max(first, 1980), min(last or last_year, last_year) + 1))

    found: dict[int, dict[int, set[Engine]]] = defaultdict(lambda: defaultdict(set))
    for schema, keys in said.items():
        years = years_of_schema[schema]
        if not years:
            continue
        rows = [(template(key), with_engine(attributes, engine_models)) for key, attributes in keys.items()]
        for place, attributes in rows:
            if "m" not in attributes:
                continue
            for year in years_of(place, min(years), max(years)):
                if year in years:
                    found[int(attributes["m"])].setdefault(year, set())
            for at, engine in engines_at(place, rows):
                for year in years_of(at, min(years), max(years)):
                    if year in years:
                        found[int(attributes["m"])][year].add(engine)

    engines = sorted({engine for by_year in found.values() for some in by_year.values() for engine in some}, key=order)
    number = {engine: str(i) for i, engine in enumerate(engines)}
    lines = []
    for model in range(max(found) + 1):
        by_year = found.get(model, {})
        lines.append(";".join(runs({year: " ".join(number[e] for e in sorted(clean(by_year[year]), key=order)) for year in sorted(by_year)})))
    return lines, engines


def with_engine(attributes: dict[str, str], engine_models: dict[str, dict[str, str]]) -> dict[str, str]:
    return {**engine_models.get(attributes.get("e", ""), {}), **attributes}


def engines_at(place: Template, rows: list[tuple[Template, dict[str, str]]]) -> list[tuple[Template, Engine]]:
    """The engines that patterns compatible with a place tell of, and where exactly each holds."""
    ways: dict[tuple[Template, Engine], None] = {(place, (None, None, None)): None}
    for index, letter in enumerate("dcf"):
        telling = [(at, attributes[letter]) for at, attributes in rows if letter in attributes]
        further: dict[tuple[Template, Engine], None] = {}
        for at, engine in ways:
            # Where several patterns tell of the same place, the most particular one wins, as in decoding.
            met: dict[Template, tuple[int, str]] = {}
            for also, told in telling:
                both = meet(at, also)
                if both:
                    met[both] = max(met.get(both, (-1, "")), (sure(also), told), key=lambda known: known[0])
            for both, (_, told) in met.items() or [(at, (0, None))]:
                further[(both, (*engine[:index], told, *engine[index + 1 :]))] = None
        ways = further if len(further) <= MOST else ways
    return [(at, engine) for at, engine in ways if any(engine)]


def sure(place: Template) -> int:
    """How particular a pattern is: the more signs it rules out, the more."""
    return sum((ANY & ~signs).bit_count() for signs in place)


def clean(engines: set[Engine]) -> set[Engine]:
    """Without those that say less than another one does."""
    return {e for e in engines if not any(o != e and all(a is None or a == b for a, b in zip(e, o)) for o in engines)}


def order(engine: Engine) -> tuple[int, int, int]:
    litres, cylinders, fuel = (int(part) if part else 999 for part in engine)
    return litres, cylinders, fuel


def runs(by_year: dict[int, str]) -> list[str]:
    """Neighbouring years with the same engines as one: `1998-2002:4 7`."""
    spans: list[list[object]] = []
    for year, engines in by_year.items():
        if spans and spans[-1][1] == year - 1 and spans[-1][2] == engines:
            spans[-1][1] = year
        else:
            spans.append([year, year, engines])
    return [f"{first}-{last}:{engines}" if first != last else f"{first}:{engines}" for first, last, engines in spans]
