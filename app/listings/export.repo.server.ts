import { asc, inArray } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { fitment, listing } from "~/platform/db/schema.server";

/** Listings with what they fit, as an export needs them, in the order of their keys. */
export async function selectForExport(keys: readonly number[]) {
  const [rows, vehicles] = await Promise.all([
    database()
      .select({
        key: listing.key,
        id: listing.id,
        sku: listing.sku,
        name: listing.name,
        partNumber: listing.partNumber,
        brand: listing.brand,
        category: listing.category,
        partType: listing.partType,
        condition: listing.condition,
        grade: listing.grade,
        priceCents: listing.priceCents,
        coreChargeCents: listing.coreChargeCents,
        quantity: listing.quantity,
        warrantyDays: listing.warrantyDays,
        weightGrams: listing.weightGrams,
        shelf: listing.shelf,
        description: listing.description,
        otherNumbers: listing.otherNumbers,
        state: listing.state,
      })
      .from(listing)
      .where(inArray(listing.key, [...keys]))
      .orderBy(asc(listing.key)),
    database()
      .select({
        key: fitment.listingKey,
        make: fitment.make,
        model: fitment.model,
        y0: fitment.y0,
        y1: fitment.y1,
        engine: fitment.engine,
        note: fitment.note,
      })
      .from(fitment)
      .where(inArray(fitment.listingKey, [...keys]))
      .orderBy(asc(fitment.make), asc(fitment.model), asc(fitment.y0), asc(fitment.engine)),
  ]);
  const byKey = new Map<number, Omit<(typeof vehicles)[number], "key">[]>();
  for (const { key, ...vehicle } of vehicles) byKey.set(key, [...(byKey.get(key) ?? []), vehicle]);
  return rows.map((row) => ({ ...row, vehicles: byKey.get(row.key) ?? [] }));
}
