import * as z from "zod";
import { conditionLabels } from "~/catalog/choices";
import {
  mostOtherNumbers,
  mostPieces,
  mostWarrantyDays,
  textLimits,
} from "~/catalog/listing-limits";
import { plainDollars } from "~/catalog/money";
import { isPartType, partTypeOf } from "~/catalog/part-types/part-types";
import {
  type Category,
  type Condition,
  categories,
  conditions,
  type Grade,
  grades,
} from "~/platform/enums";
import { oneLine } from "~/text/one-line";
import { normalNumber } from "~/text/part-number";
import { normaliseVin, vinProblem } from "~/vehicles/vin";
import { type AskedAmount, readAmount, readPrice } from "./asked-price";
import { type Makes, readVehicles, type TypedVehicle, vehicleLine } from "./fitment-text";
import { brokenRules } from "./sale-rules";

/*
 * A listing as its seller types it. A draft keeps the fields as they are, right or wrong; publishing reads them
 * as a whole. Browser-safe.
 */

export const listingFormSchema = z.object({
  /** What the button was: `save` the draft, `publish` it, or one of the graph's arrows. */
  intent: z.string().max(80).default("save"),
  /** Sent while somebody types, without a button. */
  auto: z.literal("1").optional(),
  /** Of the draft that the page was made from: another one has been saved since by another tab. */
  version: z.string().max(20).default(""),
  /** A part number, a VIN or words, to begin from; and what of it was looked up last. */
  start: z.string().max(400).default(""),
  looked: z.string().max(400).default(""),
  partNumber: z.string().max(400).default(""),
  name: z.string().max(1_000).default(""),
  brand: z.string().max(400).default(""),
  /** The key of a part type, or of what the catalog has no type for, `category:brake`. */
  partType: z.string().max(80).default(""),
  otherNumbers: z.string().max(10_000).default(""),
  vehicles: z.string().max(100_000).default(""),
  condition: z.string().max(40).default(""),
  grade: z.string().max(10).default(""),
  damage: z.string().max(4_000).default(""),
  donorVin: z.string().max(100).default(""),
  donorMiles: z.string().max(40).default(""),
  refurbishedBy: z.string().max(400).default(""),
  warrantyDays: z.string().max(40).default(""),
  price: z.string().max(100).default(""),
  /** The price that was asked about, and is right. */
  rightPrice: z.string().max(100).default(""),
  coreCharge: z.string().max(100).default(""),
  quantity: z.string().max(40).default(""),
  sku: z.string().max(200).default(""),
  shelf: z.string().max(200).default(""),
  /** Where it is: at the `shop`, or `elsewhere`, at the place of that name. Blank leaves it where it was. */
  place: z.string().max(20).default(""),
  placeName: z.string().max(400).default(""),
  weight: z.string().max(40).default(""),
  packedLength: z.string().max(40).default(""),
  packedWidth: z.string().max(40).default(""),
  packedHeight: z.string().max(40).default(""),
  description: z.string().max(20_000).default(""),
  /** Ids of photos between commas, the cover first. */
  photos: z.string().max(1_000).default(""),
  /** What each of them shows, a line each. */
  photoAlts: z.string().max(5_000).default(""),
  /** Fields that were not typed, and where each came from: see ./taken. */
  taken: z.string().max(1_000).default(""),
});

export type ListingForm = z.output<typeof listingFormSchema>;
export type ListingField = Exclude<keyof ListingForm, "intent" | "auto" | "version">;
/** What a draft keeps. */
export type DraftFields = Partial<Record<ListingField, string>>;
export type ListingErrors = Partial<Record<ListingField, string>>;

/** A listing that can be published. */
export interface ListingValues {
  partNumber: string;
  name: string;
  brand: string;
  category: Category;
  partType: string;
  otherNumbers: { kind: "oem" | "interchange"; number: string }[];
  vehicles: TypedVehicle[];
  condition: Condition;
  grade: Grade | null;
  damage: string;
  donorVin: string | null;
  donorMiles: number | null;
  refurbishedBy: string;
  warrantyDays: number;
  priceCents: number;
  coreChargeCents: number;
  quantity: number;
  sku: string;
  shelf: string;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  description: string;
}

const tidy = (text = "") => oneLine(text);

/** Lines stay; the rest as `tidy`. */
const tidyLines = (text = "") =>
  text
    .replaceAll(/\r\n|\r/g, "\n")
    .split("\n")
    .map(tidy)
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** The same, with null for what has to be there and could not be read. */
export type ReadListing = Omit<ListingValues, "category" | "condition" | "quantity"> & {
  category: Category | null;
  condition: Condition | null;
  quantity: number | null;
};

export type ListingOutcome =
  | { kind: "ok"; values: ListingValues }
  /** `rules`: what may not be sold, in sentences; `read`: what could be read all the same. */
  | { kind: "bad"; errors: ListingErrors; rules: string[]; read: ReadListing };

/** Reads a draft as a whole. `makes` are how makes are written. */
export function parseListing(
  fields: DraftFields,
  { makes, thisYear }: { makes: Makes; thisYear: number },
): ListingOutcome {
  const errors: ListingErrors = {};
  const text = (field: ListingField, most: number) => {
    const value = tidy(fields[field]);
    if (value.length > most)
      errors[field] = `Use at most ${most.toLocaleString("en-US")} characters.`;
    return value;
  };
  const partNumber = text("partNumber", textLimits.partNumber);
  if (partNumber === "") errors.partNumber = "Enter the number on the part or its box.";
  else if (normalNumber(partNumber).length < 2)
    errors.partNumber = "A part number has at least two letters or digits.";
  const name = text("name", textLimits.name);
  if (name === "") errors.name = "Say what it is, like Front Brake Rotor.";
  const brand = text("brand", textLimits.brand);
  const typed = tidy(fields.partType);
  const partType = isPartType(typed) ? typed : "";
  const category = isPartType(typed)
    ? partTypeOf(typed).category
    : categories.find((each) => typed === `category:${each}`);
  if (!category) errors.partType = "Choose what kind of part it is.";
  const vehicles = readVehicles(fields.vehicles ?? "", makes, thisYear);
  if (vehicles.kind === "bad") errors.vehicles = vehicles.message;
  const state = parseState(fields, errors);
  const cents = (field: "price" | "coreCharge", read: AskedAmount) => {
    if (read.kind === "ok") return read.cents;
    errors[field] = read.message;
    return 0;
  };
  const priceCents = cents("price", readPrice(tidy(fields.price)));
  const coreCharge = tidy(fields.coreCharge);
  const coreChargeCents = coreCharge === "" ? 0 : cents("coreCharge", readAmount(coreCharge));
  const quantity = whole("quantity", fields, errors, {
    most: mostPieces,
    what: "how many there are",
  });
  if (quantity === null && !errors.quantity) errors.quantity = "Enter how many there are, like 1.";
  const warrantyDays =
    whole("warrantyDays", fields, errors, { most: mostWarrantyDays, what: "days" }) ?? 0;
  const sku = text("sku", textLimits.sku);
  const shelf = text("shelf", 60);
  const weightGrams = pounds(fields, errors);
  const size = {
    lengthMm: inches("packedLength", fields, errors),
    widthMm: inches("packedWidth", fields, errors),
    heightMm: inches("packedHeight", fields, errors),
  };
  const description = tidyLines(fields.description);
  if (description.length > textLimits.description)
    errors.description = `Use at most ${textLimits.description.toLocaleString("en-US")} characters.`;
  const otherNumbers = parseNumbers(fields, errors, partNumber);
  const read: ReadListing = {
    ...{ partNumber, name, brand, category: category ?? null, partType, otherNumbers },
    ...{ description, priceCents, coreChargeCents, quantity, warrantyDays, sku, shelf },
    weightGrams,
    ...state,
    ...size,
    vehicles: vehicles.kind === "ok" ? vehicles.vehicles : [],
  };
  if (Object.keys(errors).length > 0 || !isWhole(read))
    return { kind: "bad", errors, rules: [], read };
  const rules = brokenRules(read).map(({ message }) => message);
  return rules.length > 0 ? { kind: "bad", errors, rules, read } : { kind: "ok", values: read };
}

const isWhole = (read: ReadListing): read is ListingValues =>
  read.category !== null && read.condition !== null && read.quantity !== null;

function parseState(fields: DraftFields, errors: ListingErrors) {
  const condition = conditions.find((each) => each === fields.condition) ?? null;
  if (!condition)
    errors.condition = `Choose ${Object.values(conditionLabels).join(", ").toLowerCase()}.`;
  const isUsed = condition === "used";
  const grade = isUsed ? (grades.find((each) => each === fields.grade) ?? null) : null;
  if (isUsed && !grade) errors.grade = "Choose a grade: buyers of used parts look for it.";
  const damage = isUsed ? tidyLines(fields.damage) : "";
  if (damage.length > 1_000) errors.damage = "Use at most 1,000 characters.";
  const vin = normaliseVin(fields.donorVin ?? "");
  const wrong = vin === "" || !isUsed ? undefined : vinProblem(vin);
  if (wrong) errors.donorVin = wrong;
  const donorMiles = isUsed
    ? whole("donorMiles", fields, errors, { most: 2_000_000, what: "miles" })
    : null;
  const refurbishedBy = condition === "refurbished" ? tidy(fields.refurbishedBy).slice(0, 80) : "";
  return {
    condition,
    grade,
    damage,
    donorVin: isUsed && vin ? vin : null,
    donorMiles,
    refurbishedBy,
  };
}

/** A whole number that is not negative, with or without commas; null for nothing. */
function whole(
  field: "quantity" | "warrantyDays" | "donorMiles",
  fields: DraftFields,
  errors: ListingErrors,
  { most, what }: { most: number; what: string },
): number | null {
  const text = tidy(fields[field]);
  if (text === "") return null;
  const number = /^\d{1,3}(?:,\d{3})+$|^\d+$/.test(text)
    ? Number(text.replaceAll(",", ""))
    : Number.NaN;
  if (Number.isNaN(number)) errors[field] = `Enter ${what} as a whole number, like 12.`;
  else if (number > most) errors[field] = `Enter ${most.toLocaleString("en-US")} at most.`;
  else return number;
  return null;
}

export const gramsPerPound = 453.592_37;

function pounds(fields: DraftFields, errors: ListingErrors): number | null {
  const text = tidy(fields.weight).replace(/\s*(?:lbs?|pounds?)\.?$/i, "");
  if (text === "") return null;
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    errors.weight = "Enter pounds, like 12 or 1.5.";
    return null;
  }
  return Math.max(1, Math.round(Number(text) * gramsPerPound));
}

const mmPerInch = 25.4;
/** Longer than any part, in inches. */
const mostInches = 400;

/** Inches in millimeters; null for nothing. */
function inches(
  field: "packedLength" | "packedWidth" | "packedHeight",
  fields: DraftFields,
  errors: ListingErrors,
): number | null {
  const text = tidy(fields[field]).replace(/\s*(?:in(?:ch(?:es)?)?\.?|")$/i, "");
  if (text === "") return null;
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0 || Number(text) > mostInches) {
    errors[field] = `Enter inches, like 12 or 7.5, ${mostInches} at most.`;
    return null;
  }
  return millimetersOf(Number(text));
}

const millimetersOf = (inches: number) => Math.max(1, Math.round(inches * mmPerInch));

/** Numbers between commas, semicolons or lines. The car maker's begin with `OEM`. */
function parseNumbers(fields: DraftFields, errors: ListingErrors, own: string) {
  const seen = new Set([normalNumber(own)]);
  const numbers: ListingValues["otherNumbers"] = [];
  for (const each of (fields.otherNumbers ?? "").split(/[,;\n]/)) {
    const [, oem, number = ""] = /^(oem[:\s]+)?(.*)$/i.exec(tidy(each)) ?? [];
    const key = normalNumber(number);
    if (key === "" || seen.has(key)) continue;
    if (number.length > textLimits.partNumber || key.length < 2)
      errors.otherNumbers = `“${number.slice(0, 40)}” isn't a part number. Put commas between numbers.`;
    seen.add(key);
    numbers.push({ kind: oem ? "oem" : "interchange", number });
  }
  if (numbers.length > mostOtherNumbers)
    errors.otherNumbers = `List at most ${mostOtherNumbers} other numbers.`;
  return numbers;
}

/** How many units an amount is, to two decimals; blank for none. */
export const hundredths = (amount: number | null, unit: number): string =>
  amount === null ? "" : String(Math.round((amount / unit) * 100) / 100);

/**
 * Millimeters as the inches that were typed: of those that are kept as so many, the tenths or quarters of an inch,
 * hundredths where there are none.
 */
const inchesOf = (millimeters: number | null): string => {
  if (millimeters === null) return "";
  const twentieths = Math.round((millimeters / mmPerInch) * 20) / 20;
  return millimetersOf(twentieths) === millimeters
    ? String(twentieths)
    : hundredths(millimeters, mmPerInch);
};

/** A listing that is kept, as its form shows it. */
export function fieldsOfListing(values: ListingValues): DraftFields {
  const number = (value: number | null) => value?.toString() ?? "";
  const { weightGrams, coreChargeCents, warrantyDays } = values;
  return {
    ...{ partNumber: values.partNumber, name: values.name, brand: values.brand },
    partType: values.partType || `category:${values.category}`,
    otherNumbers: values.otherNumbers
      .map(({ kind, number: each }) => (kind === "oem" ? `OEM ${each}` : each))
      .join(", "),
    vehicles: values.vehicles.map(vehicleLine).join("\n"),
    ...{ condition: values.condition, grade: values.grade ?? "", damage: values.damage },
    ...{ donorVin: values.donorVin ?? "", donorMiles: number(values.donorMiles) },
    refurbishedBy: values.refurbishedBy,
    warrantyDays: warrantyDays === 0 ? "" : number(warrantyDays),
    price: plainDollars(values.priceCents),
    coreCharge: coreChargeCents === 0 ? "" : plainDollars(coreChargeCents),
    quantity: number(values.quantity),
    ...{ sku: values.sku, shelf: values.shelf, description: values.description },
    weight: hundredths(weightGrams, gramsPerPound),
    packedLength: inchesOf(values.lengthMm),
    packedWidth: inchesOf(values.widthMm),
    packedHeight: inchesOf(values.heightMm),
  };
}
