import type { PartImage } from "@partlane/ui";
import { categoryLabels } from "~/catalog/choices";
import type { Coords } from "~/catalog/distance";
import type { FitmentRow, Listing } from "~/catalog/listing.schema";
import { toListing } from "~/catalog/listing-row.server";
import { isPartType, partTypeOf } from "~/catalog/part-types/part-types";
import { listPublicPhotos } from "~/photos/listing-pictures.server";
import type { NumberKind } from "~/platform/enums";
import { listFitment } from "~/search/fitment/fitment-rows.server";
import { type ComparedIds, compareLimit } from "~/search/query/compared-ids";
import type { Vehicle } from "~/search/query/search-params";
import { listingsOf } from "~/search/results/listings.server";
import {
  type ListingNumberRow,
  type SupersessionRow,
  selectExistingIds,
  selectKnownListingIds,
  selectNumbers,
  selectSupersessions,
  selectWholeParts,
  type WholePartRow,
} from "./part.repo.server";
import type { PartDetails, PartPhoto } from "./part-details";

/** The vehicle to check fit for, and where distances are from. */
export interface PartsContext {
  vehicle: Vehicle | null;
  /** Where distances begin. */
  from: Coords;
  /** How many fitment rows are shown of each; all of them by default. */
  fitmentRows?: number;
}

const isId = (id: string) => /^[\w-]{1,64}$/.test(id);

/** Some parts in the order of their ids, at most ten; those that there are not are left out. */
export async function getParts(
  ids: readonly string[],
  asked: PartsContext,
): Promise<PartDetails[]> {
  const wanted = ids.filter(isId).slice(0, 10);
  const rows = wanted.length > 0 ? await selectWholeParts(wanted) : [];
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const [numbers, photos, fitment, listings] = await Promise.all([
    selectNumbers(keys),
    listPublicPhotos(rows),
    listFitment(keys),
    listingsOf(rows, { from: asked.from, vehicle: asked.vehicle ?? undefined }),
  ]);
  const steps = await stepsOf(numbers);
  return wanted.flatMap((id) => {
    const at = rows.findIndex((row) => row.id === id);
    const [row, listing] = [rows[at], listings[at]];
    if (!row || !listing) return [];
    const ofRow = <R extends { listing_key: number }>(all: readonly R[]) =>
      all.filter(({ listing_key }) => listing_key === row.key);
    const shown = photos.get(id) ?? [];
    const known = {
      listing,
      photos: shown,
      numbers: ofRow(numbers),
      fitment: ofRow(fitment),
      steps,
    };
    return [detailsOf(row, known, asked)];
  });
}

/** One part; null when there is none with that id. */
export async function getPart(id: string, asked: PartsContext): Promise<PartDetails | null> {
  return (await getParts([id], asked))[0] ?? null;
}

/** Of what an address compares on its way: the parts that there are, and how many there are not. */
export async function existingComparedParts({ ids, overLimitIds, invalidIds }: ComparedIds) {
  const wanted = [...ids, ...overLimitIds];
  const known = wanted.length > 0 ? await selectExistingIds(wanted) : [];
  const there = wanted.filter((id) => known.includes(id));
  const gone = wanted.length - there.length + invalidIds.length;
  return { ids: there.slice(0, compareLimit), gone };
}

/** The parts of a comparison, and what of it is not shown. */
export async function compareParts(compared: ComparedIds, asked: PartsContext) {
  const { ids, overLimitIds, invalidIds } = compared;
  const found = await getParts([...ids, ...overLimitIds], asked);
  const isFound = (id: string) => found.some(({ listing }) => listing.id === id);
  return {
    parts: found.slice(0, compareLimit),
    overLimit: found.slice(compareLimit).map(({ listing: { id, name } }) => ({ id, name })),
    missing: [...[...ids, ...overLimitIds].filter((id) => !isFound(id)), ...invalidIds],
  };
}

/** The parts that the site's map names: the known ones, never all. */
export const listKnownPartIds = selectKnownListingIds;

/** A part that nobody can buy yet: what its tables would hold. */
export interface UnlistedPart {
  row: WholePartRow;
  photos: PartPhoto[];
  numbers: readonly Omit<ListingNumberRow, "listing_key">[];
  fitment: readonly FitmentRow[];
}

/** It as its own page would show it, for nobody's vehicle. */
export async function describeUnlisted(
  { row, photos, numbers, fitment }: UnlistedPart,
  from: Coords,
): Promise<PartDetails> {
  const { key: listing_key } = row;
  const known = {
    listing: { ...toListing(row, from), photo: photos[0] ?? null },
    photos,
    numbers: numbers.map((each) => ({ ...each, listing_key })),
    fitment: fitment.map((each) => ({ ...each, listing_key })),
    steps: await stepsOf(numbers),
  };
  return detailsOf(row, known, { vehicle: null, from });
}

/** What replaced the numbers that parts go by, and what they replaced. */
const stepsOf = (numbers: readonly Pick<ListingNumberRow, "norm" | "kind">[]) =>
  selectSupersessions(
    numbers.filter(({ kind }) => kind === "own" || kind === "oem").map(({ norm }) => norm),
  );

interface Known {
  listing: Listing;
  photos: PartPhoto[];
  numbers: readonly ListingNumberRow[];
  fitment: readonly (FitmentRow & { listing_key: number })[];
  steps: readonly SupersessionRow[];
}

function detailsOf(
  row: WholePartRow,
  known: Known,
  { vehicle, fitmentRows }: PartsContext,
): PartDetails {
  const norms = (...kinds: NumberKind[]) =>
    known.numbers.filter(({ kind }) => kinds.includes(kind)).map(({ norm }) => norm);
  const [own, oem] = [norms("own"), norms("oem")];
  const current = new Set([...own, ...oem]);
  const older = known.steps.filter(({ replacement }) => current.has(replacement));
  const newer = known.steps.filter(({ norm }) => current.has(norm));
  const fitment = known.fitment.map(({ make, model, y0, y1, engine, note, source }) => ({
    ...{ make, model, y0, y1, engine, note, source },
  }));
  const { listing } = known;
  return {
    listing,
    photos: known.photos,
    pictures: row.pictures as PartImage[],
    sellerId: row.seller_id,
    sellerPlace: row.seller_place,
    coreDays: row.core_days,
    ...{ damage: row.damage, donorMiles: row.donor_miles, refurbishedBy: row.refurbished_by },
    numbers: {
      oem: oem.filter((norm) => !own.includes(norm)),
      interchange: norms("interchange"),
      superseded: [...new Set([...norms("superseded"), ...older.map(({ norm }) => norm)])],
    },
    replacedBy: [...new Set(newer.map(({ replacement }) => replacement))].filter(
      (norm) => !current.has(norm),
    ),
    kind:
      row.part_type && isPartType(row.part_type)
        ? partTypeOf(row.part_type).many
        : `${categoryLabels[listing.category]} parts`,
    fitment: (vehicle ? ofVehicleFirst(fitment, vehicle) : fitment).slice(0, fitmentRows),
    fitmentCount: fitment.length,
  };
}

/** The reader's own model first, whatever its years. */
function ofVehicleFirst(rows: readonly FitmentRow[], { make, model }: Vehicle): FitmentRow[] {
  const isOwn = (row: FitmentRow) =>
    row.make.toLowerCase() === make.toLowerCase() &&
    row.model.toLowerCase() === model.toLowerCase();
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}
