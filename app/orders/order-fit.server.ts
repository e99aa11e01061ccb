import { verdictSchema } from "~/catalog/listing.schema";
import { getListingKey, getListingKeys } from "~/catalog/listings.server";
import type { BoughtFor } from "~/platform/enums";
import { findVerdicts } from "~/search/fitment/verdicts.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { requestedVehicle } from "~/search/text/vehicle/requested-vehicle.server";
import type { GarageOf } from "~/vehicles/garage.server";
import type { KeptFit, OrderFit } from "./order-fit";

/**
 * Whether a listing fits the car that it is bought for: the address's, else the garage's active one. Null
 * without a car.
 */
export async function fitForOrder(listingId: string, of: GarageOf): Promise<OrderFit | null> {
  const { search } = parseListingSearch(new URL(of.request.url).searchParams);
  const [vehicle, key] = await Promise.all([
    requestedVehicle(of, search.vehicle),
    getListingKey(listingId),
  ]);
  if (!vehicle || key === null) return null;
  const verdict = (await findVerdicts([key], vehicle)).get(key);
  const { year, make, model, engine } = vehicle;
  return verdict ? { vehicle: { year, make, model, ...(engine && { engine }) }, verdict } : null;
}

/** Whether listings fit the cars that they are bought for, by listing; what is bought for no car is left out. */
export async function fitsOf(
  lines: readonly { listingId: string; vehicle: BoughtFor | null }[],
): Promise<Map<string, OrderFit>> {
  const fits = new Map<string, OrderFit>();
  const byCar = new Map<string, { vehicle: BoughtFor; ids: string[] }>();
  for (const { listingId, vehicle } of lines) {
    if (!vehicle) continue;
    const car = JSON.stringify(vehicle);
    const ids = byCar.get(car)?.ids ?? [];
    byCar.set(car, { vehicle, ids: [...ids, listingId] });
  }
  for (const { vehicle, ids } of byCar.values()) {
    const keys = await getListingKeys(ids);
    const verdicts = await findVerdicts([...keys.values()], vehicle);
    for (const [id, key] of keys) {
      const verdict = verdicts.get(key);
      if (verdict) fits.set(id, { vehicle, verdict });
    }
  }
  return fits;
}

/** An order's columns; null where it was placed for no car, or is of a time with other verdicts. */
export function keptFit(row: {
  vehicle: BoughtFor | null;
  verdict: unknown;
  fitStatement: string | null;
}): KeptFit | null {
  const verdict = verdictSchema.safeParse(row.verdict);
  if (!row.vehicle || !verdict.success) return null;
  return { vehicle: row.vehicle, verdict: verdict.data, statement: row.fitStatement };
}
