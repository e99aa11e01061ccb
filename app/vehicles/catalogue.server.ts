import { type Engine, engineLabel } from "./engine";
import type { ModelChoices } from "./model-choices.schema";
import { type Vpic, vpic } from "./vpic.server";

/** The first model year with VINs of 17 characters, where the data begins. */
export const firstModelYear = 1981;

/** The most makes, models or engines that one answer holds. */
export const choiceLimit = 400;

/** What a counter is asked for most; they come before the others, which are many and rare. */
const commonMakes = new Set([
  ...["Acura", "Audi", "BMW", "Buick", "Cadillac", "Chevrolet", "Chrysler", "Dodge", "Fiat"],
  ...["Ford", "Genesis", "GMC", "Honda", "Hyundai", "Infiniti", "Jaguar", "Jeep", "Kia"],
  ...["Land Rover", "Lexus", "Lincoln", "Mazda", "Mercedes-Benz", "Mercury", "MINI"],
  ...["Mitsubishi", "Nissan", "Oldsmobile", "Plymouth", "Pontiac", "Porsche", "Ram", "SAAB"],
  ...["Saturn", "Scion", "smart", "Subaru", "Suzuki", "Tesla", "Toyota", "Volkswagen", "Volvo"],
]);

interface Years {
  from: number;
  to: number;
  /** Places in the list of engines. */
  engines: string;
}

type Catalogue = Map<string, { model: string; years: Years[] }[]>;

const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

function yearsOf(text: string): Years[] {
  return text.split(";").map((span) => {
    const [years = "", engines = ""] = span.split(":");
    const [from, to = from] = years.split("-");
    return { from: Number(from), to: Number(to), engines };
  });
}

function catalogueOf({ packed, model: nameOf }: Vpic): Catalogue {
  const makes: Catalogue = new Map();
  for (const [index, text] of packed.vehicles.entries()) {
    const named = nameOf(index);
    if (!named || !text) continue;
    const models = makes.get(named.make) ?? [];
    models.push({ model: named.model, years: yearsOf(text) });
    makes.set(named.make, models);
  }
  for (const models of makes.values()) models.sort((a, b) => collator.compare(a.model, b.model));
  return makes;
}

let made: { from: Vpic; catalogue: Catalogue } | undefined;

async function catalogue(): Promise<Catalogue> {
  const data = await vpic();
  if (made?.from !== data) made = { from: data, catalogue: catalogueOf(data) };
  return made.catalogue;
}

/** A model that the catalog has, of any year. */
export interface CataloguedModel {
  make: string;
  model: string;
  /** Whether a counter is asked for the make often. */
  isCommon: boolean;
  /** Whether the catalog has it for that model year; for some years it has gaps. */
  isOf: (year: number) => boolean;
}

/** Every model of the catalog, some 3,600, in no order. */
export async function everyModel(): Promise<CataloguedModel[]> {
  return [...(await catalogue())].flatMap(([make, models]) =>
    models.map(({ model, years }) => ({
      make,
      model,
      isCommon: commonMakes.has(make),
      isOf: (year: number) => spanAt(years, year) !== undefined,
    })),
  );
}

const spanAt = (years: Years[], year: number) =>
  years.find(({ from, to }) => from <= year && year <= to);

/** The model years that can be chosen, the newest first: up to the next one. */
export function modelYearChoices(today = new Date()): number[] {
  const last = today.getUTCFullYear() + 1;
  return Array.from({ length: last - firstModelYear + 1 }, (_, index) => last - index);
}

/** The makes that had a vehicle of a model year: the common ones, then the others, each by name. */
export async function makesOf(year: number): Promise<{ common: string[]; others: string[] }> {
  const makes = [...(await catalogue())]
    .filter(([, models]) => models.some(({ years }) => spanAt(years, year)))
    .map(([make]) => make)
    .sort(collator.compare)
    .slice(0, choiceLimit);
  return {
    common: makes.filter((make) => commonMakes.has(make)),
    others: makes.filter((make) => !commonMakes.has(make)),
  };
}

/** The models of a make in a model year, by name; none for a make that is not known. */
export async function modelsOf(year: number, make: string): Promise<string[]> {
  const models = (await catalogue()).get(make) ?? [];
  return models
    .filter(({ years }) => spanAt(years, year))
    .map(({ model }) => model)
    .slice(0, choiceLimit);
}

/**
 * The engines of a model in a model year, smallest first, each with its label. Often some are
 * missing from the data, at times all.
 */
export async function enginesOf(
  year: number,
  make: string,
  model: string,
): Promise<(Engine & { label: string })[]> {
  const found = (await catalogue()).get(make)?.find((each) => each.model === model);
  const span = found && spanAt(found.years, year);
  if (!span?.engines) return [];
  const data = await vpic();
  return span.engines
    .split(" ")
    .map((place) => {
      const [litres, cylinders, fuel] = data.packed.engines[Number(place)]?.split("\t") ?? [];
      const engine = data.engine({ litres, cylinders, fuel });
      return { ...engine, label: engineLabel(engine) };
    })
    .filter(({ label }, index, all) => label && all.findIndex((e) => e.label === label) === index)
    .slice(0, choiceLimit);
}

/** Every make that the catalog has, those that a counter is asked for most first. */
export async function everyMake(): Promise<string[]> {
  const makes = [...(await catalogue()).keys()].toSorted(collator.compare);
  return [
    ...makes.filter((make) => commonMakes.has(make)),
    ...makes.filter((make) => !commonMakes.has(make)),
  ];
}

/**
 * The models of a make and the engines of a model in any of some years, in all without them. An engine is there by its
 * liters alone too, which is how most catalogs of parts name it.
 */
export async function modelChoices({
  make,
  model,
  from,
  to,
}: {
  make: string;
  model: string;
  from: number | null;
  to: number | null;
}): Promise<ModelChoices> {
  const [first, last] = [from ?? to ?? 0, to ?? from ?? Number.POSITIVE_INFINITY];
  const isMeant = (span: Years) => span.from <= last && first <= span.to;
  const models = (await catalogue()).get(make) ?? [];
  const spans = models.find((each) => each.model === model)?.years.filter(isMeant) ?? [];
  const labels = await Promise.all(spans.map(({ from: year }) => enginesOf(year, make, model)));
  const engines = labels
    .flat()
    .flatMap(({ label, litres }) =>
      litres === null ? [label] : [`${litres.toFixed(1)} L`, label],
    );
  return {
    models: models
      .filter(({ years }) => years.some(isMeant))
      .map((each) => each.model)
      .slice(0, choiceLimit),
    engines: [...new Set(engines)].toSorted(collator.compare).slice(0, choiceLimit),
  };
}
