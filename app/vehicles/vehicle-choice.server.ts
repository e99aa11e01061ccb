import { enginesOf, makesOf, modelsOf, modelYearChoices } from "./catalogue.server";
import { type VehicleSource, vpic } from "./vpic.server";

/** How far somebody has come in choosing year, make and model, and what there is to choose next. */
export interface VehicleChoice {
  years: number[];
  year: number | null;
  makes: { common: string[]; others: string[] };
  make: string | null;
  models: string[];
  model: string | null;
  /** Labels. */
  engines: string[];
  /** Whose lists these are. */
  source: VehicleSource;
}

/**
 * Takes up a choice from an address. What there was not (a model of another year or make, anything
 * else that somebody wrote there) is left out together with what depends on it.
 */
export async function vehicleChoice(params: URLSearchParams): Promise<VehicleChoice> {
  const years = modelYearChoices();
  const year = years.find((each) => String(each) === params.get("year")) ?? null;
  const choice: VehicleChoice = {
    years,
    year,
    makes: { common: [], others: [] },
    make: null,
    models: [],
    model: null,
    engines: [],
    source: (await vpic()).source,
  };
  if (year === null) return choice;
  choice.makes = await makesOf(year);
  const makes = [...choice.makes.common, ...choice.makes.others];
  choice.make = makes.find((each) => each === params.get("make")) ?? null;
  if (choice.make === null) return choice;
  choice.models = await modelsOf(year, choice.make);
  choice.model = choice.models.find((each) => each === params.get("model")) ?? null;
  if (choice.model === null) return choice;
  const engines = await enginesOf(year, choice.make, choice.model);
  return { ...choice, engines: engines.map(({ label }) => label) };
}
