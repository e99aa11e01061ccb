import { searchFor } from "~/search/query/search-links";
import { nameKey } from "~/text/fold";
import { modelsOf, modelYearChoices } from "~/vehicles/catalogue.server";
import { vehicleName } from "~/vehicles/vehicle-name";
import type { DecodedVin } from "~/vehicles/vin-decoding.server";
import { detectIntent, type Intent, type VehicleIntent } from "./intent.server";
import { readQuery, searchSaid } from "./sentence/read-query.server";
import type { VehicleInText } from "./vehicle/extract-vehicle";
import { knownModels } from "./vehicle/model-catalogue.server";
import type { ModelIndex } from "./vehicle/model-index";

/** How the text of a search was interpreted, where the page should say so. */
export type QueryInterpretation =
  | { kind: "plain" }
  | { kind: "vin"; decoded: DecodedVin; vehicle: VehicleIntent | null; words: string }
  | { kind: "broken-vin"; message: string; meant: string | null }
  | { kind: "frame-number"; message: string }
  /** `said` is what was typed, `words` what of it is searched for; `also` the name of a second vehicle in it. */
  | { kind: "vehicle"; vehicle: VehicleIntent; words: string; said: string; also?: string }
  /** No vehicle, but filters or a place that the text said beside its words. */
  | { kind: "filters"; words: string; said: string }
  /** A vehicle that lacks its year or its model, and what there is to choose. */
  | {
      kind: "unfinished";
      make: string;
      known: { year: number } | { model: string };
      choices: string[];
      words: string;
      said: string;
    };

export type InterpretedText =
  /** The address that says in its parameters what the text says in words. */
  | { kind: "elsewhere"; location: string }
  | { kind: "here"; params: URLSearchParams; reading: QueryInterpretation };

const choiceLimit = 150;

/**
 * Reads the text of a search's address. A vehicle in it becomes parameters, so that a shared link
 * shows the same; a VIN is read where it stands, for whoever is here only. Nothing is changed.
 */
export async function interpretQuery(
  params: URLSearchParams,
  today = new Date(),
): Promise<InterpretedText> {
  const text = params.get("q") ?? "";
  const here = (reading: QueryInterpretation, read = params): InterpretedText => ({
    kind: "here",
    params: read,
    reading,
  });
  if (params.get("as") === "words" || text.trim() === "")
    return here(previousInterpretation(params));
  const subject = await detectIntent(text, today);
  if (subject.kind === "vin") return here(subject, vinParams(params, subject));
  if (subject.kind === "broken-vin" || subject.kind === "frame-number") return here(subject);
  const vehicle = subject.kind === "vehicle" ? subject.vehicle : null;
  const { reading, place } = await readQuery(
    subject.kind === "vehicle" ? subject.words : text,
    vehicle !== null || params.has("make"),
  );
  const make = vehicle?.make ?? reading.vehicle?.make ?? params.get("make");
  const said = searchSaid(reading, make);
  if (vehicle || said.filters.length > 0 || place) {
    const read = new URLSearchParams(params);
    read.delete("page");
    setText(read, said.text);
    for (const [name, value] of said.filters) read.set(name, value);
    if (vehicle) setVehicle(read, vehicle);
    if (place) read.set("place", place.label);
    read.set("said", params.get("said") ?? text.trim().slice(0, 200));
    if (subject.kind === "vehicle" && subject.other) read.set("also", vehicleName(subject.other));
    return { kind: "elsewhere", location: `${searchFor({})}?${read}` };
  }
  const told = previousInterpretation(params);
  if (told.kind === "vehicle" || params.has("make") || subject.kind !== "plain") return here(told);
  const open = await unfinished(subject, text, today);
  return here(open.kind === "plain" ? told : open);
}

/** The address came from reading a text, and says so. */
function previousInterpretation(params: URLSearchParams): QueryInterpretation {
  const said = params.get("said")?.trim().slice(0, 200);
  const [make, model, year] = ["make", "model", "year"].map((name) => params.get(name));
  if (!said) return { kind: "plain" };
  const words = (params.get("q") ?? "").trim().slice(0, 200);
  if (!make || !model || !/^\d{4}$/.test(year ?? "")) return { kind: "filters", words, said };
  const vehicle = { make: make.slice(0, 60), model: model.slice(0, 60), year: Number(year) };
  const also = params.get("also")?.trim().slice(0, 120);
  return { kind: "vehicle", vehicle, words, said, ...(also && { also }) };
}

function vinParams(params: URLSearchParams, subject: Extract<Intent, { kind: "vin" }>) {
  const read = new URLSearchParams(params);
  setText(read, subject.words);
  if (subject.vehicle) setVehicle(read, subject.vehicle);
  return read;
}

/** Puts a text into an address, or takes it out. */
export function setText(params: URLSearchParams, text: string) {
  if (text) params.set("q", text);
  else params.delete("q");
}

/** Puts a vehicle into an address: what fits it comes first. */
export function setVehicle(params: URLSearchParams, { make, model, year }: VehicleIntent) {
  params.set("make", make);
  params.set("model", model);
  params.set("year", String(year));
  params.delete("engine");
}

async function unfinished(
  { vehicle }: Extract<Intent, { kind: "plain" }>,
  text: string,
  today: Date,
): Promise<QueryInterpretation> {
  const { make, words } = vehicle;
  const said = text.trim().slice(0, 200);
  const known = knownPart(vehicle);
  if (!make || !known) return { kind: "plain" };
  const choices =
    "year" in known
      ? await modelChoices(make, known.year)
      : yearChoices(await knownModels(), make, known.model, today);
  if (choices.length === 0) return { kind: "plain" };
  return { kind: "unfinished", make, known, choices, words, said };
}

function knownPart({
  year,
  model,
}: VehicleInText): { year: number } | { model: string } | undefined {
  if (model && !year) return { model };
  return year && !model ? { year } : undefined;
}

const modelChoices = async (make: string, year: number) =>
  (await modelsOf(year, make)).slice(0, choiceLimit);

function yearChoices(index: ModelIndex, make: string, model: string, today: Date): string[] {
  const known = index.models.get(nameKey(model))?.find((each) => each.make === make);
  return modelYearChoices(today)
    .filter((year) => known?.isOf(year))
    .map(String);
}
