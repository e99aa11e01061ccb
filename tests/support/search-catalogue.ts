import { sql } from "drizzle-orm";
import type { Database } from "~/platform/db/database.server";
import { fitment, listing, listingNumber, seller, supersession } from "~/platform/db/schema.server";
import { countAllChanges } from "~/search/stats/count-changes.repo.server";

const sellerId = "019a0000-0000-7000-8000-0000000000aa";

type Extra = Partial<typeof listing.$inferInsert>;

/** A listing with everything that a test does not care about. */
export async function addListing(db: Database, extra: Extra) {
  await db
    .insert(seller)
    .values({ id: sellerId, name: "Test Counter", locationName: "Queens", lat: 40.7, lng: -73.8 })
    .onConflictDoNothing();
  const [row] = await db
    .insert(listing)
    .values({
      ...{ name: "Front Brake Pads", partNumber: "P 85 075", brand: "Brembo", category: "brake" },
      // What another name says of the part type, a test says itself.
      ...{ partType: extra.name ? "" : "brake-pads", condition: "new", priceCents: 49_00 },
      ...{ quantity: 3, sellerId },
      ...{
        locationName: "Queens",
        lat: 40.7282,
        lng: -73.7949,
        description: "As new.",
        image: "brake-pads",
      },
      ...{ travelTimeMinutes: 5, ...extra },
    })
    .returning();
  if (!row) throw new Error("no listing was added");
  return row;
}

type Number = Omit<typeof listingNumber.$inferInsert, "listingKey">;
type Fit = Omit<typeof fitment.$inferInsert, "listingKey">;

export const addNumber = (db: Database, listingKey: number, number: Number) =>
  db.insert(listingNumber).values({ ...number, listingKey });

export const addFitment = (db: Database, listingKey: number, fit: Fit) =>
  db.insert(fitment).values({ ...fit, listingKey });

export const addSupersession = (db: Database, norm: string, replacement: string) =>
  db.insert(supersession).values({ norm, replacement });

/** What the counts by cell say of a zoom, and what they would say if counted afresh. */
export async function countsByCell(db: Database) {
  await countAllChanges(db);
  const kept = await db.execute(sql`select * from cell_stat order by z, category, condition, cell`);
  const fresh = await db.transaction(async (tx) => {
    await tx.execute(sql`select cell_stat_rebuild()`);
    return await tx.execute(sql`select * from cell_stat order by z, category, condition, cell`);
  });
  return { kept: kept.rows, fresh: fresh.rows };
}
