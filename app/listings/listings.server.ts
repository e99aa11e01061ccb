import type { PartImage } from "@partlane/ui";
import { parseMoney } from "~/catalog/money";
import { isPartType, partTypeOf } from "~/catalog/part-types/part-types";
import { formatDollars } from "~/content/format";
import {
  arrangePhotos,
  listArrangeable,
  listShownPhotos,
  reservePhotos,
} from "~/photos/photos.server";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import type { Category, Condition, ListingState } from "~/platform/enums";
import { normalNumber } from "~/text/part-number";
import { draftPhotos, photoFields } from "./draft-photos";
import type { VehicleCopy } from "./FitmentEditor";
import { joinYears, readVehicles, vehicleLine } from "./fitment-text";
import {
  type DraftFields,
  fieldsOfListing,
  gramsPerPound,
  hundredths,
  type ListingErrors,
  type ListingValues,
  parseListing,
} from "./listing-form";
import { type ListingAction, listingTransitions } from "./listing-graph";
import { placeFields, resolveListingPlace } from "./listing-place.server";
import {
  type ComparedPrices,
  countDrafts,
  type DraftRow,
  deleteDraft,
  hasSku,
  insertDraft,
  insertListing,
  inTransaction,
  isTaken,
  type ListingPlace,
  lockDraft,
  moveListings,
  moveState,
  type OwnListing,
  type OwnListingRow,
  type PriceQuartiles,
  rebaseDraft,
  type SellerSpot,
  selectDraft,
  selectDuplicate,
  selectEvents,
  selectKnownDetails,
  selectKnownPart,
  selectOwnListing,
  selectPrices,
  selectSellerOf,
  selectVehiclesOfNumber,
  updateDraft,
  updateListing,
  withdrawAll,
} from "./listings.repo.server";
import { insertEvents, replaceAllVehicles } from "./listings-at-once.repo.server";
import { knownMakes } from "./makes.server";
import { addTaken } from "./taken";

/** So many drafts of one seller are kept at a time. */
const mostDrafts = 500;

/** A listing or draft as its seller edits it. */
export interface EditedListing {
  id: string;
  fields: DraftFields;
  /** Of the draft; 0 where nothing was changed since it was published. */
  version: number;
  /** Null until it is published. */
  state: ListingState | null;
  quantity: number;
  /** There is a draft. */
  hasChanges: boolean;
  /** Where buyers find it; undefined until it is published. */
  place: ListingPlace | undefined;
}

/** What the account edits under that id; undefined where it is not its own. */
export async function getEditedListing(of: OwnListing): Promise<EditedListing | undefined> {
  const [draft, published, shop] = await Promise.all([
    selectDraft(of),
    selectOwnListing(of),
    selectSellerOf(of.accountId),
  ]);
  if (!shop || !(draft ?? published)) return undefined;
  const current = published && (await publishedFields(of, published, shop));
  return {
    id: of.id,
    fields: draft ? withPlace(draft.fields, current) : { ...current },
    version: draft?.version ?? 0,
    state: published?.state ?? null,
    quantity: published?.values.quantity ?? 0,
    hasChanges: draft !== undefined,
    place: published?.place,
  };
}

/** A draft that says nothing of the place leaves it as it is. */
const withPlace = (fields: DraftFields, current: DraftFields = {}): DraftFields =>
  fields.place || !current.place
    ? fields
    : { ...fields, place: current.place, placeName: current.placeName };

/** A published listing as its form shows it, with its photos. */
const publishedFields = async (
  of: OwnListing,
  { values, place }: OwnListingRow,
  shop: SellerSpot,
): Promise<DraftFields> => ({
  ...fieldsOfListing(values),
  ...placeFields(place, shop),
  ...photoFields(await listShownPhotos({ accountId: of.accountId, listingId: of.id })),
});

export type SaveDraftOutcome =
  | { kind: "saved"; id: string; version: number }
  /** Another tab saved it since: what it says now. Nothing was written. */
  | { kind: "conflict"; fields: DraftFields; version: number }
  | { kind: "refused"; reason: "no-business" | "too-many" | "not-found" };

/**
 * Keeps what a seller typed, right or wrong. Without an id it begins a draft; with that of a listing, a change of it
 * that buyers do not see before it is published. `version` is that of the draft that the page was made from.
 */
export async function saveDraft(
  { accountId }: { accountId: string },
  { id, fields, version }: { id?: string; fields: DraftFields; version: number },
): Promise<SaveDraftOutcome> {
  const outcome = await inTransaction(async (tx): Promise<SaveDraftOutcome> => {
    const spot = await selectSellerOf(accountId, tx);
    if (!spot) return { kind: "refused", reason: "no-business" };
    const row = await writeDraft(tx, { accountId, sellerId: spot.id, id, fields, version });
    if ("kind" in row) return row;
    await reservePhotos(tx, { accountId, draftId: row.id, ids: photoIds(row.fields) });
    return { kind: "saved", id: row.id, version: row.version };
  });
  if (outcome.kind !== "refused" || outcome.reason !== "not-found" || !id) return outcome;
  const now = await selectDraft({ accountId, id });
  return now ? { kind: "conflict", fields: now.fields, version: now.version } : outcome;
}

type WriteDraft = {
  accountId: string;
  sellerId: string;
  id?: string;
  fields: DraftFields;
  version: number;
};

async function writeDraft(
  tx: Queryable,
  { accountId, sellerId, id, fields, version }: WriteDraft,
): Promise<DraftRow | Extract<SaveDraftOutcome, { kind: "refused" }>> {
  const refused = (reason: "too-many" | "not-found") => ({ kind: "refused", reason }) as const;
  if (id && version > 0)
    return (await updateDraft(tx, { accountId, id, version, fields })) ?? refused("not-found");
  const published = id ? await selectOwnListing({ accountId, id }, tx) : undefined;
  if (id && !published) return refused("not-found");
  if ((await countDrafts(tx, sellerId)) >= mostDrafts) return refused("too-many");
  const values = { id: id ?? newId(), sellerId, fields, basedOn: published?.version ?? 0 };
  return (await insertDraft(tx, values)) ?? refused("not-found");
}

/** The ids of a draft's photos, the cover first. */
export const photoIds = (fields: DraftFields): string[] => draftPhotos(fields).map(({ id }) => id);

export type PublishOutcome =
  | { kind: "published"; id: string; isFirst: boolean }
  /** The draft is kept as it is. */
  | {
      kind: "refused";
      errors: ListingErrors;
      rules: string[];
      duplicate?: Duplicate;
      /** Places of the name that was typed. */
      places?: string[];
    }
  /** The listing changed after the draft was begun: a sale in another tab, an import. */
  | { kind: "conflict"; fields: DraftFields }
  | { kind: "not-found" };

/** The same part in the same condition, which the seller lists already. */
export type Duplicate = { id: string; name: string; quantity: number };

interface Publish extends OwnListing {
  /** The seller knows that it is listed already, and wants it twice. */
  isWantedTwice?: boolean;
  /** Where a place is meant to be that says no more (ISO 3166-1). */
  country?: string;
  now?: Date;
}

/** Publishes a draft as a whole, or says what is wrong with it. Doing it again changes nothing. */
export async function publishListing(request: Publish): Promise<PublishOutcome> {
  const makes = await knownMakes();
  try {
    return await inTransaction((tx) => publish(tx, request, makes));
  } catch (error) {
    // Another tab took the SKU between our look and our write.
    if (!isTaken(error)) throw error;
    return { kind: "refused", errors: { sku: takenSku }, rules: [] };
  }
}

const takenSku = "Another of your listings has this SKU. Each SKU stands for one listing.";

async function publish(
  tx: Queryable,
  { isWantedTwice = false, country = "US", now = new Date(), ...of }: Publish,
  makes: Awaited<ReturnType<typeof knownMakes>>,
): Promise<PublishOutcome> {
  const draft = await lockDraft(tx, of);
  const published = await selectOwnListing(of, tx);
  if (!draft)
    return published ? { kind: "published", id: of.id, isFirst: false } : { kind: "not-found" };
  const spot = await selectSellerOf(of.accountId, tx);
  if (!spot || published?.state === "archived") return { kind: "not-found" };
  const parsed = parseListing(draft.fields, { makes, thisYear: now.getUTCFullYear() });
  const places = { shop: spot, current: published?.place, country };
  const where = await resolveListingPlace(draft.fields, places);
  if (parsed.kind === "bad" || where.kind === "refused") {
    const { errors, rules } = parsed.kind === "bad" ? parsed : { errors: {}, rules: [] };
    if (where.kind === "found") return { kind: "refused", errors, rules };
    const { message: placeName, choices } = where;
    return { kind: "refused", errors: { ...errors, placeName }, rules, places: choices };
  }
  const { values } = parsed;
  const own = { sellerId: spot.id, except: of.id };
  if (values.sku && (await hasSku(tx, { ...own, sku: values.sku })))
    return { kind: "refused", errors: { sku: takenSku }, rules: [] };
  const asksPrice = published?.values.priceCents !== values.priceCents;
  const { rightPrice }: DraftFields = draft.fields;
  const question = asksPrice && (await priceQuestion(tx, { spot, values, rightPrice }));
  if (question) return { kind: "refused", errors: { rightPrice: question }, rules: [] };
  const duplicate =
    isWantedTwice || published ? undefined : await selectDuplicate(tx, { ...own, ...values });
  if (duplicate) return { kind: "refused", errors: {}, rules: [], duplicate };
  const { place } = where;
  const written = await write(tx, {
    ...{ of, values, draft, place, sellerId: spot.id, isFirst: !published },
  });
  if (!written) {
    // Published once more, it is meant to take the place of what is shown now.
    if (published) await rebaseDraft(tx, { ...of, basedOn: published.version });
    return {
      kind: "conflict",
      fields: published ? await publishedFields(of, published, spot) : {},
    };
  }
  await insertEvents(tx, [
    {
      listingId: of.id,
      accountId: of.accountId,
      action: published ? "edit" : "publish",
      fromState: published?.state ?? null,
      toState: published?.state ?? "published",
    },
  ]);
  await deleteDraft(tx, of);
  return { kind: "published", id: of.id, isFirst: !published };
}

interface Write {
  of: OwnListing;
  values: ListingValues;
  draft: DraftRow;
  place: ListingPlace;
  sellerId: string;
  isFirst: boolean;
}

/** Writes the listing, what it fits and its photos; false where it changed since the draft was begun. */
async function write(
  tx: Queryable,
  { of, values, draft, place, sellerId, isFirst }: Write,
): Promise<boolean> {
  const whole = { values, place, image: pictureOf(values) };
  const row = isFirst
    ? await insertListing(tx, { id: of.id, sellerId, ...whole })
    : await updateListing(tx, { ...of, version: draft.basedOn, ...whole });
  if (!row) return false;
  const vehicles = values.vehicles.map((each) => ({ ...each, source: "seller" as const }));
  await replaceAllVehicles(tx, [{ key: row.key, vehicles }]);
  if (draft.fields.photos !== undefined) {
    const [photos, at] = [draftPhotos(draft.fields), { accountId: of.accountId, listingId: of.id }];
    // What was rejected or is gone since is left out alone.
    const there = await listArrangeable(tx, { ...at, ids: photos.map(({ id }) => id) });
    await arrangePhotos(tx, { ...at, photos: photos.filter(({ id }) => there.includes(id)) });
  }
  return true;
}

const categoryPictures: Partial<Record<Category, PartImage>> = {
  brake: "category-brake",
  electrical: "category-electrical",
  body: "category-body",
  suspension: "category-suspension",
};

/** The drawing of a part that has no photo. */
export const pictureOf = ({ partType, category }: Pick<ListingValues, "partType" | "category">) =>
  isPartType(partType)
    ? partTypeOf(partType).picture
    : (categoryPictures[category] ?? "category-other");

export type ActOutcome =
  | { kind: "done"; to: ListingState }
  /** `state`: what it is in now, from which that arrow does not lead. */
  | { kind: "refused"; state: ListingState }
  | { kind: "not-found" };

/** Takes one of the graph's arrows. Where the listing has been there already, that is said, and nothing is done. */
export async function actOnListing(of: OwnListing, action: ListingAction): Promise<ActOutcome> {
  const { from, to } = listingTransitions[action];
  return inTransaction(async (tx): Promise<ActOutcome> => {
    const moved = await moveState(tx, { ...of, from, to });
    if (moved) {
      const { id: listingId, accountId } = of;
      await insertEvents(tx, [
        { listingId, accountId, action, fromState: moved.from, toState: to },
      ]);
      return { kind: "done", to };
    }
    const now = await selectOwnListing(of, tx);
    if (!now) return { kind: "not-found" };
    return now.state === to ? { kind: "done", to } : { kind: "refused", state: now.state };
  });
}

/** Throws a draft away; of a listing, the changes that are not published. Whether there were any. */
export const discardDraft = (of: OwnListing): Promise<boolean> =>
  inTransaction((tx) => deleteDraft(tx, of));

/** What happened to a listing of the account, the newest first. */
export const listEvents = (of: OwnListing) => selectEvents(of, 20);

/** Fields that a known number can fill in. */
export type KnownFields = Pick<
  DraftFields,
  "name" | "brand" | "partType" | "vehicles" | "otherNumbers" | "weight"
>;

/** What is known of a number, and how many other listings say so. */
export interface KnownNumber extends KnownFields {
  n: number;
}

/** What other listings say of a part number; undefined where nobody has it. */
export async function knownByNumber(partNumber: string): Promise<KnownNumber | undefined> {
  const norm = normalNumber(partNumber);
  const part = norm.length < 3 ? undefined : await selectKnownPart(norm);
  if (!part) return undefined;
  const { vehicles, numbers } = await selectKnownDetails(part.key);
  return {
    ...{ n: part.n, name: part.name, brand: part.brand },
    partType: part.partType || `category:${part.category}`,
    vehicles: vehicles.map(vehicleLine).join("\n"),
    otherNumbers: numbers
      .map(({ kind, norm: number }) => (kind === "oem" ? `OEM ${number}` : number))
      .join(", "),
    weight: hundredths(part.weightGrams, gramsPerPound),
  };
}

/** So many lists of vehicles are offered. */
const mostCopies = 4;

/** The lists of vehicles that other listings of a number have, those that most of them agree on first. */
export async function vehiclesByNumber(
  partNumber: string,
  { except }: { except: string },
): Promise<VehicleCopy[]> {
  const norm = normalNumber(partNumber);
  const rows = norm.length < 3 ? [] : await selectVehiclesOfNumber({ norm, except });
  const copies = new Map<string, VehicleCopy>();
  for (const { id, name, vehicles: found } of rows) {
    const vehicles = joinYears(found).map(vehicleLine).join("\n");
    const same = copies.get(vehicles) ?? { id, name, vehicles, n: 0 };
    copies.set(vehicles, { ...same, n: same.n + 1 });
  }
  return [...copies.values()].toSorted((a, b) => b.n - a.n).slice(0, mostCopies);
}

/** A draft with the vehicles of another listing of its number beside its own. */
export async function withCopiedVehicles(
  fields: DraftFields,
  { from, except }: { from: string; except: string },
): Promise<DraftFields> {
  const copies = await vehiclesByNumber(fields.partNumber ?? "", { except });
  const copied = copies.find(({ id }) => id === from);
  if (!copied) return fields;
  const lines = [fields.vehicles?.trim(), copied.vehicles].filter(Boolean).join("\n");
  const read = readVehicles(lines, await knownMakes(), new Date().getUTCFullYear());
  const taken = addTaken(fields.taken ?? "", ["vehicles"], "copy");
  // What the seller typed wrong stays, to be mended.
  return {
    ...{ ...fields, taken },
    vehicles: read.kind === "ok" ? read.vehicles.map(vehicleLine).join("\n") : lines,
  };
}

/** A draft with what is known of its number where it says nothing itself. `taken` remembers which fields these are. */
export function withKnown(fields: DraftFields, { n, ...known }: KnownNumber): DraftFields {
  const missing = Object.entries(known).filter(
    ([name, value]) => value && !fields[name as keyof KnownFields]?.trim(),
  );
  const names = missing.map(([name]) => name);
  return {
    ...fields,
    ...Object.fromEntries(missing),
    taken: addTaken(fields.taken ?? "", names, n),
  };
}

/** What comparable parts ask near the seller and anywhere, and where a price stands among all. */
export interface PriceGuide extends ComparedPrices {
  /** How the price compares; null without one. */
  place: "below" | "usual" | "above" | "far-off" | null;
}

/** Ten times the median or a tenth of it is a slip of the finger, more often than a price. */
const farOff = 10;

interface PriceQuestion {
  partNumber: string;
  condition: Condition;
  priceCents: number | null;
}

/** What the same part asks at other sellers; undefined where nobody else has it in that condition. */
export async function priceGuide(
  { accountId }: { accountId: string },
  question: PriceQuestion,
): Promise<PriceGuide | undefined> {
  const spot = await selectSellerOf(accountId);
  return spot && guideFor(spot, question);
}

async function guideFor(
  except: SellerSpot,
  { partNumber, condition, priceCents }: PriceQuestion,
  on?: Queryable,
): Promise<PriceGuide | undefined> {
  const norm = normalNumber(partNumber);
  if (norm.length < 3) return undefined;
  const prices = await selectPrices({ norm, condition, except }, on);
  return prices && { ...prices, place: placeOf(priceCents, prices.anywhere) };
}

function placeOf(cents: number | null, { low, median, high }: PriceQuartiles): PriceGuide["place"] {
  if (cents === null) return null;
  if (cents > median * farOff || cents * farOff < median) return "far-off";
  if (cents < low) return "below";
  return cents > high ? "above" : "usual";
}

/** Asks once about a price that is ten times off; undefined where it is not, or was said to be right. */
async function priceQuestion(
  tx: Queryable,
  {
    spot,
    values,
    rightPrice = "",
  }: { spot: SellerSpot; values: ListingValues; rightPrice?: string },
): Promise<string | undefined> {
  const right = parseMoney(rightPrice);
  if (right.kind === "ok" && right.cents === values.priceCents) return undefined;
  const guide = await guideFor(spot, values, tx);
  if (guide?.place !== "far-off") return undefined;
  const [theirs, yours] = [guide.anywhere.median, values.priceCents].map((cents) =>
    formatDollars(cents),
  );
  return `Others ask ${theirs} for it. If ${yours} is right, tick this and publish again.`;
}

/** Moves those of a seller's listings that were where the business was. Joins the caller's transaction. */
export const followSeller = moveListings;

/** What a business is called whose account was deleted. */
export const deletedSellerName = "Former seller";

/**
 * Takes all that an account sells off the shelf when it is deleted; orders keep what they refer to. Joins the caller's
 * transaction.
 */
export const withdrawSeller = (
  on: Queryable,
  { accountId }: { accountId: string },
): Promise<void> => withdrawAll(on, { accountId, sellerName: deletedSellerName });
