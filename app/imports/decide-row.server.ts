import { joinYears } from "~/listings/fitment-text";
import { pictureOf } from "~/listings/listings.server";
import type {
  AddedListing,
  ChangedListing,
  ColumnValues,
  FoundListing,
  KeptVehicle,
  ListingColumns,
} from "~/listings/listings-at-once.server";
import { brokenRules } from "~/listings/sale-rules";
import { newId } from "~/platform/db/id.server";
import {
  type ColumnMapping,
  type ImportFitment,
  type ImportValues,
  newListingProblems,
  type RowProblem,
} from "./csv/import-row.schema";
import type { ImportRow } from "./csv/read-rows.server";

/* What becomes of a row, given what its seller has under its SKU. Nothing here reads or writes. */

export type Decision =
  | { kind: "added"; listing: AddedListing }
  | { kind: "changed"; listing: ChangedListing }
  | { kind: "unchanged" }
  | { kind: "refused"; problems: RowProblem[] };

type ValuesRow = Extract<ImportRow, { kind: "values" }>;

const refusal = (sku: string, ...messages: string[]): Decision => ({
  kind: "refused",
  problems: messages.map((message) => ({ heading: null, letter: null, value: sku, message })),
});

interface Known {
  /** The listing with its SKU. */
  found: FoundListing | undefined;
  /** A draft that was never published has its SKU. */
  hasDraft: boolean;
  mapping: ColumnMapping;
}

/** Decides on a row whose cells were all read. */
export function decideRow(row: ValuesRow, { found, hasDraft, mapping }: Known): Decision {
  const { sku } = row.values;
  if (!found && hasDraft)
    return refusal(sku, `You have a draft with the SKU ${sku}. Publish or discard it first.`);
  if (!found) return decideNew(row.values);
  if (found.columns.state === "archived")
    return refusal(
      sku,
      `Your listing with the SKU ${sku} is archived, and can't be sold again. Give the part another SKU.`,
    );
  return decideChange(row, found, mapping);
}

function decideNew(values: ImportValues): Decision {
  const problems = newListingProblems(values);
  if (problems.length > 0) return { kind: "refused", problems };
  const columns = {
    ...empty,
    ...saidColumns(values),
    other_numbers: otherNumbers(values),
    state: stateOf(values.state),
  };
  const listing: AddedListing = {
    ...{ id: newId(), sku: values.sku },
    columns: { ...columns, image: imageOf(columns) },
    vehicles: vehiclesOf(values.fitment ?? []),
  };
  return ruled(values.sku, listing.columns) ?? { kind: "added", listing };
}

function decideChange(row: ValuesRow, found: FoundListing, mapping: ColumnMapping): Decision {
  const { values } = row;
  const wanted: Partial<ListingColumns> = saidColumns(withoutAnswers(row, mapping));
  if (values.category && !row.isKindFromTitle && values.partType === undefined)
    if (values.category !== found.columns.category)
      // One of another category would be none of this.
      wanted.part_type = "";
  if (values.oemNumbers || values.interchangeNumbers)
    wanted.other_numbers = otherNumbers(values, found.columns.other_numbers);
  if (values.state) wanted.state = stateOf(values.state);
  const condition = wanted.condition ?? found.columns.condition;
  if (condition !== "used" && wanted.grade)
    return refusal(
      values.sku,
      `Only used parts have a grade, and your listing with the SKU ${values.sku} isn't one. Clear the grade, or say the condition too.`,
    );
  if (condition !== "used" && found.columns.condition === "used")
    Object.assign(wanted, { grade: null, damage: "", donor_vin: null, donor_miles: null });
  if (condition !== "refurbished") wanted.refurbished_by = "";
  const after = { ...found.columns, ...wanted };
  if (!isSame(kindOf(after), kindOf(found.columns))) wanted.image = imageOf(after);

  const changes = differing(found, wanted, values.fitment && vehiclesOf(values.fitment));
  if (!changes) return { kind: "unchanged" };
  return (
    ruled(values.sku, { ...found.columns, ...changes.values }) ?? {
      kind: "changed",
      listing: { found, ...changes },
    }
  );
}

/** What the seller answered for rows whose file has no such column is about new listings. */
function withoutAnswers({ values, isKindFromTitle }: ValuesRow, mapping: ColumnMapping) {
  const { condition, quantity, category, partType, ...others } = values;
  return {
    ...others,
    ...(mapping.includes("condition") ? { condition } : {}),
    ...(mapping.includes("quantity") ? { quantity } : {}),
    ...(isKindFromTitle ? {} : { category, partType }),
  };
}

/** A part that may not be sold. */
function ruled(sku: string, columns: ListingColumns): Decision | undefined {
  const rules = brokenRules({
    ...columns,
    ...{ partType: columns.part_type, donorVin: columns.donor_vin },
  });
  return rules.length > 0 ? refusal(sku, ...rules.map(({ message }) => message)) : undefined;
}

/** A row is whole: what it calls a draft is a listing that nobody sees yet. */
const stateOf = (state: ImportValues["state"] = "published"): "published" | "paused" =>
  state === "published" ? "published" : "paused";

type Kind = Pick<ListingColumns, "category" | "part_type">;

const kindOf = ({ category, part_type }: Kind) => ({ category, part_type });

const imageOf = ({ category, part_type }: Kind) => pictureOf({ category, partType: part_type });

/** A new listing of which a file says no more than it has to. */
const empty = {
  ...{ brand: "", part_type: "", grade: null, core_charge_cents: 0, warranty_days: 0 },
  ...{ description: "", shelf: "", other_numbers: [], damage: "", refurbished_by: "" },
  ...{ donor_vin: null, donor_miles: null, weight_grams: null },
  ...{ length_mm: null, width_mm: null, height_mm: null },
};

type SaidColumn =
  | ("name" | "part_number" | "brand" | "category" | "part_type" | "condition" | "grade")
  | ("price_cents" | "core_charge_cents" | "quantity" | "warranty_days" | "description")
  | ("weight_grams" | "shelf");

/** What a row says, as columns have it, but for numbers, vehicles, state and picture. */
function saidColumns(values: Partial<ImportValues>): Pick<ListingColumns, SaidColumn> {
  const said: Record<SaidColumn, unknown> = {
    ...{ name: values.name, part_number: values.partNumber, brand: blankFor(values.brand) },
    ...{ category: values.category, part_type: blankFor(values.partType) },
    ...{ condition: values.condition, grade: values.grade, price_cents: values.priceCents },
    ...{ core_charge_cents: values.coreChargeCents, quantity: values.quantity },
    ...{ warranty_days: values.warrantyDays, description: values.description },
    weight_grams: values.weightGrams === 0 ? null : values.weightGrams,
    shelf: blankFor(values.location),
  };
  // Of a new listing none is missing: `newListingProblems`, and what is empty.
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Pick<ListingColumns, SaidColumn>;
}

const blankFor = (value: string | null | undefined) => (value === null ? "" : value);

type Numbers = ListingColumns["other_numbers"];

/** The numbers that a row says, and those of a kind of which it says nothing. */
function otherNumbers(
  { oemNumbers, interchangeNumbers }: ImportValues,
  now: Numbers = [],
): Numbers {
  const kinds = { oem: oemNumbers, interchange: interchangeNumbers };
  const wanted = (["oem", "interchange"] as const).flatMap((kind) => {
    const has = now.filter((each) => each.kind === kind);
    return kinds[kind]?.map((number) => ({ kind, number })) ?? has;
  });
  // In whatever order the kinds are: it says nothing.
  const sorted = (numbers: Numbers) => numbers.toSorted((a, b) => b.kind.localeCompare(a.kind));
  return isSame(sorted(wanted), sorted(now)) ? now : wanted;
}

const vehicleKey = ({ make, model, y0, engine }: ImportFitment) =>
  JSON.stringify([make, model, y0, engine]);

/** What is the same vehicle to the database is one row, of all its years; the others stay as the file has them. */
function vehiclesOf(fitment: readonly ImportFitment[]): KeptVehicle[] {
  const isDistinct = new Set(fitment.map(vehicleKey)).size === fitment.length;
  return (isDistinct ? fitment : joinYears(fitment)).map((row) => ({ ...row, source: "seller" }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const vehicleTexts = (vehicles: readonly KeptVehicle[]) =>
  vehicles
    .map(({ make, model, y0, y1, engine, note }) =>
      JSON.stringify([make, model, y0, y1, engine, note]),
    )
    .toSorted();

/** What differs of what is wanted, and how it is now; undefined where nothing does. */
function differing(
  found: FoundListing,
  wanted: Partial<ListingColumns>,
  vehicles: KeptVehicle[] | undefined,
): { before: ColumnValues; values: ColumnValues } | undefined {
  const now: Partial<Record<string, unknown>> = { ...found.columns };
  const changed = Object.entries(wanted).filter(([column, value]) => !isSame(now[column], value));
  const before: ColumnValues = Object.fromEntries(changed.map(([column]) => [column, now[column]]));
  const values: ColumnValues = Object.fromEntries(changed);
  if (vehicles && !isSame(vehicleTexts(vehicles), vehicleTexts(found.vehicles))) {
    before.vehicles = found.vehicles;
    values.vehicles = vehicles;
  }
  return Object.keys(values).length > 0 ? { before, values } : undefined;
}
