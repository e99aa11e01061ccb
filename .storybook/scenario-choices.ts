/* What the toolbar offers for a story. Knows no mock: it runs beside the stories' frame. */

/** The global that holds what is chosen, by service; `all` is for every service that has it. */
export const chosenGlobal = "scenarios";

/** Tells the toolbar's side of a request that nothing mocks. */
export const unmockedEvent = "partlane/unmocked";

/** The choice that leaves a service as the story has it. */
export const asInStory = "";

/** The catalog, as a story's parameters bring it. */
export type CatalogueParameter = Readonly<
  Record<string, { title: string; scenarios: readonly string[] }>
>;

interface Row {
  name: string;
  title: string;
  /** The story's own scenario. */
  own?: string;
  scenarios: readonly string[];
}

/** `badRequest` as people write it. */
export function labelOf(scenario = ""): string {
  const words = scenario.replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A row for each service that a story asks, and before several one for all that they share. */
export function choicesOf(
  catalogue: CatalogueParameter,
  mocks: Readonly<Record<string, string>>,
): Row[] {
  const rows = Object.entries(catalogue)
    .filter(([name]) => mocks[name])
    .map(([name, { title, scenarios }]) => ({ name, title, own: mocks[name], scenarios }));
  if (rows.length < 2) return rows;
  const [first, ...others] = rows;
  const shared = (first?.scenarios ?? []).filter((scenario) =>
    others.every(({ scenarios }) => scenarios.includes(scenario)),
  );
  return [{ name: "all", title: "Every service", scenarios: shared }, ...rows];
}

/** What is chosen after another choice. */
export function withChoice(
  chosen: Readonly<Record<string, string>>,
  name: string,
  scenario: string,
): Record<string, string> {
  const { [name]: _before, ...rest } = chosen;
  return scenario === asInStory ? rest : { ...rest, [name]: scenario };
}
