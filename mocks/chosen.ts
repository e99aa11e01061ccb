import { type Scenarios, type Service, serviceNames, serviceOf } from "./services";

/* Which scenarios a story is played in: its own, and what the toolbar puts in their place. */

/** A story's context, as far as it matters here. */
export interface PlayedIn {
  /** `mocks` has the services that the story asks, each in its scenario. */
  parameters?: Readonly<Record<string, unknown>>;
  globals?: Readonly<Record<string, unknown>>;
}

/** The toolbar's choice: a scenario for each service that has it (`all`), or for those named. */
type ChosenScenarios = Partial<Record<Service | "all", string>>;

const ownOf = ({ parameters }: PlayedIn) => (parameters?.mocks ?? {}) as Partial<Scenarios>;

const chosenIn = ({ globals }: PlayedIn): ChosenScenarios =>
  (globals?.scenarios as ChosenScenarios | undefined) ?? {};

/** What the toolbar has chosen for a service; undefined leaves it as the story has it. */
function chosenFor(name: Service, chosen: ChosenScenarios): string | undefined {
  const known = serviceOf(name).scenarios;
  return [chosen[name], chosen.all].find((each) => each !== undefined && known.includes(each));
}

/** The services of a story, each in the scenario that it is played in. */
export function scenariosOf(story: PlayedIn): Partial<Scenarios> {
  const own = ownOf(story);
  const chosen = chosenIn(story);
  return Object.fromEntries(
    serviceNames
      .filter((name) => own[name])
      .map((name) => [name, chosenFor(name, chosen) ?? own[name]]),
  );
}

/** Whether the toolbar has put something in the place of what the story asked for. */
export function isOverridden(story: PlayedIn): boolean {
  const own = ownOf(story);
  const played = scenariosOf(story);
  return serviceNames.some((name) => played[name] !== own[name]);
}

/** A story's scenarios in two: those in which all is well, and those that are what it is about. */
export function parted(scenarios: Partial<Scenarios>) {
  const entries = Object.entries(scenarios);
  const only = (isWell: boolean) =>
    Object.fromEntries(
      entries.filter(([, scenario]) => (scenario === "success") === isWell),
    ) as Partial<Scenarios>;
  return { well: only(true), other: only(false) };
}
