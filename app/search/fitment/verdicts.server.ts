import { LRUCache } from "lru-cache";
import type { FitmentRow, Verdict } from "~/catalog/listing.schema";
import type { Vehicle } from "~/search/query/search-params";
import { selectFitment, selectIsListed } from "./fitment-rows.repo.server";
import { verdictFor } from "./verdict";

/** The most listings checked at once. */
const most = 300;

/** Models that some list of fitments knows; one that none knew may be in one by now. */
const listedModels = new LRUCache<string, true>({ max: 5_000, ttl: 10 * 60_000 });

async function isListed(vehicle: Vehicle): Promise<boolean> {
  const name = `${vehicle.make}\n${vehicle.model}`;
  if (listedModels.has(name)) return true;
  const found = await selectIsListed(vehicle);
  if (found) listedModels.set(name, true);
  return found;
}

/** Whether some listings fit a vehicle, by their keys, each with the row that says so. */
export async function findVerdicts(
  keys: readonly number[],
  vehicle: Vehicle,
): Promise<Map<number, Verdict>> {
  const asked = keys.slice(0, most);
  const of = new Map<number, FitmentRow[]>();
  const [rows, listed] = await Promise.all([selectFitment(asked), isListed(vehicle)]);
  for (const { listing_key, ...row } of rows)
    of.set(listing_key, [...(of.get(listing_key) ?? []), row]);
  return new Map(asked.map((key) => [key, verdictFor(of.get(key) ?? [], vehicle, listed)]));
}
