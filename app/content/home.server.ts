import type { Listing } from "~/catalog/listing.schema";
import { findListings } from "~/catalog/listings.server";
import { APP_PLATFORMS, FEATURES, STEPS } from "./home";
import { planOffers } from "./pricing.server";

/** How many parts the piece of map shows. More would cover each other. */
const partsOnMap = 4;

export type AppTargets = { ios?: string; android?: string };

/** What a badge and the card on the home page's map need to know of a listing. */
function mapPart(listing: Listing) {
  const { id, name, partNumber, priceCents, condition, coords, image } = listing;
  const { distanceMiles, travelTimeMinutes } = listing;
  return {
    ...{ id, name, partNumber, priceCents, condition, coords, image },
    ...{ distanceMiles, travelTimeMinutes },
  };
}

/** Everything that the home page shows; no parts when none are listed. */
export async function loadHome(targets: AppTargets) {
  const { listings, origin } = await findListings({ text: "", sort: "nearest" });
  return {
    origin,
    parts: listings.slice(0, partsOnMap).map(mapPart),
    features: FEATURES,
    steps: STEPS,
    plans: planOffers(),
    apps: APP_PLATFORMS.map((platform) => ({ ...platform, href: targets[platform.id] ?? null })),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
