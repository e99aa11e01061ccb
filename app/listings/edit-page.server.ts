import { categoryLabels } from "~/catalog/choices";
import { parseMoney } from "~/catalog/money";
import { partCatalog } from "~/catalog/part-types/part-types";
import { categories, conditions } from "~/platform/enums";
import { everyMake } from "~/vehicles/catalogue.server";
import { contradictionsOf } from "./contradictions";
import type { EditListingPageProps } from "./EditListingPage";
import { contradictoryVehicles, lastModelYear, readVehicles } from "./fitment-text";
import type { DraftFields } from "./listing-form";
import { listDraftPhotos } from "./listing-photos.server";
import {
  getEditedListing,
  knownByNumber,
  listEvents,
  priceGuide,
  vehiclesByNumber,
} from "./listings.server";
import { getSpot } from "./listings-at-once.server";
import { typesMeant } from "./look-up.server";
import { knownMakes } from "./makes.server";

const collator = new Intl.Collator("en-US", { numeric: true });

/** What the part can be, by name; and last, per category, what the catalog has no type for. */
const partTypes = [
  ...partCatalog
    .map(({ key, one }) => ({ value: key as string, label: one }))
    .toSorted((a, b) => collator.compare(a.label, b.label)),
  ...categories.map((category) => ({
    value: `category:${category}`,
    label: `Other: ${categoryLabels[category]}`,
  })),
];

const nothing = {
  ...{ id: null, fields: {} as DraftFields, version: 0, state: null },
  ...{ quantity: 0, hasChanges: false },
};

/** All that the page of a listing shows; undefined where it is not the account's. Without an id, an empty one. */
export async function getEditPage({
  accountId,
  id,
}: {
  accountId: string;
  id?: string;
}): Promise<Omit<EditListingPageProps, "refusal"> | undefined> {
  const edited = id ? await getEditedListing({ accountId, id }) : undefined;
  if (id && !edited) return undefined;
  const { fields, place: _, ...rest } = edited ?? { ...nothing, place: undefined };
  const [known, copies, makes, guide, photos, hints, events, shop] = await Promise.all([
    knownHere(fields),
    vehiclesByNumber(fields.partNumber ?? "", { except: id ?? "" }),
    everyMake(),
    guideOf(accountId, fields),
    listDraftPhotos({ accountId, fields }),
    hintsOf(fields),
    id ? listEvents({ accountId, id }) : [],
    getSpot(accountId),
  ]);
  const lastYear = lastModelYear(new Date().getUTCFullYear());
  return {
    ...{ ...rest, fields, partTypes, known, guide, photos, hints, events },
    ...{ makes, lastYear, copies, types: typesMeant(fields.looked ?? "") },
    shopName: shop?.locationName ?? "",
  };
}

/** What is known of the number, where the draft does not say all of that itself. */
async function knownHere(fields: DraftFields) {
  if (!fields.partNumber || fields.name?.trim()) return null;
  return (await knownByNumber(fields.partNumber)) ?? null;
}

async function guideOf(
  accountId: string,
  { partNumber, condition: typed, price = "" }: DraftFields,
) {
  const condition = conditions.find((each) => each === typed);
  if (!partNumber || !condition) return null;
  const money = parseMoney(price);
  const priceCents = money.kind === "ok" && money.cents > 0 ? money.cents : null;
  return (await priceGuide({ accountId }, { partNumber, condition, priceCents })) ?? null;
}

/** What contradicts itself: pointed out, never forbidden. */
async function hintsOf(fields: DraftFields): Promise<string[]> {
  const { name = "", description = "", damage = "", condition = "", grade = "" } = fields;
  const hints = contradictionsOf({ name, description, damage, condition, grade });
  const read = readVehicles(fields.vehicles ?? "", await knownMakes(), new Date().getUTCFullYear());
  if (read.kind === "ok") hints.push(...new Set(contradictoryVehicles(read.vehicles)));
  return hints;
}
