import { orIfOverloaded } from "~/platform/http/overload.server";
import { findParts } from "~/search/results/find-listings.server";
import { listingsOf, nearestOf } from "~/search/results/listings.server";
import { normalNumber } from "~/text/part-number";
import { type SharedNumberRow, selectSharing } from "./part.repo.server";
import type { PartsContext } from "./part.server";
import type { Alternatives, PartDetails } from "./part-details";

/** The most of either kind. */
const most = 6;

/**
 * What to take in place of a part, the nearest first; every query is bounded and reads by an index.
 * None where that takes too long: the part itself is worth showing without them.
 */
export function findAlternatives(part: PartDetails, asked: PartsContext): Promise<Alternatives> {
  return orIfOverloaded(find(part, asked), { same: [], similar: [], similarFit: false });
}

async function find(part: PartDetails, asked: PartsContext): Promise<Alternatives> {
  const [{ rows: same, kinds }, { rows: near, similarFit }] = await Promise.all([
    sharing(part, asked),
    similarTo(part, asked),
  ]);
  const taken = new Set([part.listing.id, ...same.map(({ id }) => id)]);
  const similar = near.filter(({ id }) => !taken.has(id)).slice(0, most);
  const shown = { from: asked.from, vehicle: asked.vehicle ?? undefined };
  const [listed, alike] = await Promise.all([
    listingsOf(same, { ...shown, kinds }),
    listingsOf(similar, shown),
  ]);
  return {
    same: listed,
    similar: alike,
    similarFit,
  };
}

async function sharing({ listing, numbers, replacedBy }: PartDetails, { from }: PartsContext) {
  const own = normalNumber(listing.partNumber);
  const norms = [...new Set([own, ...numbers.oem, ...numbers.interchange, ...replacedBy])];
  const shared = await selectSharing(norms.filter(Boolean).slice(0, 20));
  const ranks = { own, oem: numbers.oem, replacedBy };
  const best = new Map<number, SharedNumberRow & { rank: number }>();
  for (const row of shared) {
    const rank = rankOf(row, ranks);
    if (rank < (best.get(row.key)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(row.key, { ...row, rank });
  }
  const kinds = new Map(
    [...best.values()].map(({ key, norm, rank }) => [
      key,
      { kind: kindsByRank[rank] ?? "interchange", norm },
    ]),
  );
  if (best.size === 0) return { rows: [], kinds };
  const rows = await nearestOf([...best.keys()], { from, limit: most + 1 });
  return { rows: rows.filter(({ id }) => id !== listing.id).slice(0, most), kinds };
}

const kindsByRank = ["own", "superseded", "oem", "interchange"] as const;

/** How a listing stands to the part whose number it shares: the place in `kindsByRank`, the closest first. */
function rankOf(
  { norm, kind }: SharedNumberRow,
  { own, oem, replacedBy }: { own: string; oem: readonly string[]; replacedBy: readonly string[] },
): number {
  if (norm === own && kind === "own") return 0;
  if (replacedBy.includes(norm)) return 1;
  return oem.includes(norm) ? 2 : 3;
}

/** Parts of the same kind: those that fit the vehicle, or, where there are none, all. */
async function similarTo({ listing }: PartDetails, { vehicle, from }: PartsContext) {
  const { category, partType } = listing;
  const search = {
    text: "",
    category,
    partType: (partType ?? undefined) as Parameters<typeof findParts>[0]["partType"],
    near: from,
    sort: "nearest" as const,
  };
  const limit = 2 * most + 1;
  if (vehicle) {
    const found = await findParts({ ...search, vehicle, onlyFits: true }, { limit });
    if (found.kind === "ok" && found.parts.some(({ id }) => id !== listing.id))
      return { rows: found.parts, similarFit: true };
  }
  const found = await findParts(search, { limit });
  return { rows: found.kind === "ok" ? found.parts : [], similarFit: false };
}
