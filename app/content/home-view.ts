import type { FeatureExampleContent } from "@partlane/ui";
import { conditionLabels } from "~/catalog/choices";
import type { Listing } from "~/catalog/listing.schema";
import type { DistanceUnit } from "~/platform/preferences/options";
import {
  formatAmount,
  formatDistanceMiles,
  formatDollars,
  formatReach,
  formatShortDate,
} from "./format";
import { APP_PLATFORMS, type FeatureExample as Example, FEATURES, PLANS_NOTE, STEPS } from "./home";
import { MOST_POPULAR_LABEL, PLANS } from "./pricing";

/** How many parts the piece of map shows. More would cover each other. */
const partsOnMap = 4;

export type AppTargets = { ios?: string; android?: string };

/** What the home page's map shows of a listing, in words. */
function mapPart(listing: Listing, unit: DistanceUnit) {
  const { id, name, partNumber, condition, coords, image } = listing;
  const price = formatDollars(listing.priceCents);
  const distance = formatDistanceMiles(listing.distanceMiles, unit);
  return {
    ...{ id, name, partNumber, price, coords, image },
    condition: conditionLabels[condition],
    reach: formatReach(listing, unit),
    label: `${name}, ${price}, ${distance}`,
  };
}

/**
 * The home page in words and figures, ready to be shown: formatted here, on the server, so that
 * the page brings no formatting code along.
 */
export function homeView(
  { listings, origin }: { listings: readonly Listing[]; origin: Listing["coords"] },
  targets: AppTargets,
  unit: DistanceUnit = "mi",
) {
  return {
    origin,
    parts: listings.slice(0, partsOnMap).map((listing) => mapPart(listing, unit)),
    features: FEATURES.map(({ example, ...feature }) => ({
      ...feature,
      example: exampleContent(example),
    })),
    steps: STEPS,
    plans: PLANS.map(({ id, name, monthlyCents, summary, mostPopular }) => ({
      ...{ id, name, summary },
      price: formatDollars(monthlyCents),
      badge: mostPopular ? MOST_POPULAR_LABEL : undefined,
    })),
    plansNote: PLANS_NOTE,
    apps: APP_PLATFORMS.map((platform) => ({ ...platform, href: targets[platform.id] ?? null })),
  };
}

export type HomeView = ReturnType<typeof homeView>;

/** A feature's example in the form that `ui` draws. */
function exampleContent(example: Example): FeatureExampleContent {
  switch (example.kind) {
    case "vin":
      return {
        kind: "code",
        groups: example.groups.map(({ text, meaning, decoded }) => ({
          text,
          meaning,
          marked: decoded,
        })),
        result: example.vehicle,
      };
    case "quotes":
      return {
        kind: "rows",
        rows: example.quotes.map(({ seller, reach, priceCents, best }) => ({
          label: `${seller}, ${reach}`,
          value: formatDollars(priceCents),
          tone: best ? "success" : "muted",
        })),
      };
    case "refund":
      return {
        kind: "rows",
        rows: [
          { label: example.orderId, mono: true, value: example.complaint, refused: true },
          { label: "Dispute opened", value: formatShortDate(example.disputeOpened) },
          { label: "Full refund", value: formatAmount(example.refundCents) },
        ],
      };
    case "figures":
      return { kind: "rows", rows: example.rows };
    case "bars":
      return example;
  }
}
