import { sql } from "drizzle-orm";
import type { DraftFields } from "~/listings/listing-form";
import type { actOnListing, publishListing, saveDraft } from "~/listings/listings.server";
import { database } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { account, listing } from "~/platform/db/schema.server";
import type { saveBusiness } from "~/sellers/sellers.server";

/* What a seller does at the counter, by the product's own use cases, and the same as one plain statement each. */

/** The use cases: what they import reads the environment, which a benchmark sets first. */
export interface UseCases {
  saveDraft: typeof saveDraft;
  publishListing: typeof publishListing;
  actOnListing: typeof actOnListing;
  saveBusiness: typeof saveBusiness;
}

export interface Counter {
  accountId: string;
  sellerId: string;
  useCases: UseCases;
}

const places = ["Boise, ID", "Nampa, ID"] as const;

/** The e-mail address of each account of the benchmark ends so. */
const domain = "@sell.bench.example";

const businessAt = (place: string) => ({
  ...{ redirectTo: "", kind: "business", name: "Ridge Auto Salvage", place, phone: "" },
  ...{ weekdaysOpens: "", weekdaysCloses: "", saturdayOpens: "", saturdayCloses: "" },
  ...({ sundayOpens: "", sundayCloses: "", offersPickup: "on", deliveryRadiusMiles: "" } as const),
  ...{ deliveryFee: "", freeDeliveryFrom: "", returnDays: "30", handlingDays: "1", coreDays: "" },
});

/** A business in Boise, with an account of its own. */
export async function openCounter(useCases: UseCases): Promise<Counter> {
  const accountId = newId();
  await database()
    .insert(account)
    .values({ id: accountId, email: `${accountId}${domain}`, displayName: "Bench" });
  const asking = { accountId, country: "US" };
  const outcome = await useCases.saveBusiness(asking, businessAt(places[0]));
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome));
  return { accountId, sellerId: outcome.sellerId, useCases };
}

/** Removes all that the benchmark has made, of a time that was cut short too. */
export async function closeCounters(): Promise<void> {
  const mine = sql`(select s.id from seller s join account a on a.id = s.account_id where a.email like ${`%${domain}`})`;
  await database().transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`delete from listing where seller_id in ${mine}`);
    await tx.execute(sql`delete from seller where id in ${mine}`);
    await tx.execute(sql`delete from account where email like ${`%${domain}`}`);
  });
}

const words = ["Alternator", "Brake Caliper", "Headlight", "Radiator", "Starter", "Side Mirror"];

/** A part that can be published: another one for each number, of words that other listings have. */
export const fieldsOf = (at: number): DraftFields => ({
  ...{ partNumber: `BENCH-${at}-${at % 89}`, name: `${words[at % words.length]} Toyota Camry` },
  ...{ brand: "Denso", partType: "category:electrical", condition: "used", grade: "B" },
  ...{ price: String(20 + ((at * 37) % 380)), quantity: "2", sku: `BENCH-${at}` },
  ...{ vehicles: "2012-2014 Toyota Camry | 2.5 L", otherNumbers: `OEM 477${at}` },
  ...{ description: "Pulled from a running car. Tested.", warrantyDays: "30" },
});

/** Keeps what is typed, and publishes it: what the button does. */
export async function publish(
  { accountId, useCases }: Counter,
  fields: DraftFields,
  id?: string,
): Promise<string> {
  const saved = await useCases.saveDraft({ accountId }, { id, fields, version: 0 });
  if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
  const outcome = await useCases.publishListing({ accountId, id: saved.id });
  if (outcome.kind !== "published") throw new Error(JSON.stringify(outcome));
  return saved.id;
}

export async function act(
  { accountId, useCases }: Counter,
  id: string,
  action: "pause" | "resume",
): Promise<void> {
  const outcome = await useCases.actOnListing({ accountId, id }, action);
  if (outcome.kind !== "done") throw new Error(JSON.stringify(outcome));
}

/** The business moves, and its listings with it. */
export async function move({ accountId, useCases }: Counter, at: number): Promise<void> {
  const form = businessAt(places[at % places.length] ?? places[0]);
  const outcome = await useCases.saveBusiness({ accountId, country: "US" }, form);
  if (outcome.kind !== "saved") throw new Error(JSON.stringify(outcome));
}

/** The same without the product: one statement each, on the same table with its indexes and triggers. */
export const plain = {
  async insert({ sellerId }: Counter, at: number): Promise<string> {
    const id = newId();
    const { partNumber = "", name = "", brand = "", price, description = "" } = fieldsOf(at);
    await database()
      .insert(listing)
      .values({
        ...{ id, sellerId, name, brand, description, partNumber: `${partNumber}-P` },
        ...{ category: "electrical", condition: "used", grade: "B", quantity: 2 },
        ...{ priceCents: Number(price) * 100, warrantyDays: 30, sku: `PLAIN-${at}` },
        otherNumbers: [{ kind: "oem", number: `477${at}` }],
        ...{ locationName: "Boise, ID", lat: 43.6135, lng: -116.2035 },
        ...{ travelTimeMinutes: 20, image: "category-electrical" },
      });
    return id;
  },
  async price(id: string, at: number): Promise<void> {
    await database().execute(sql`
      update listing set price_cents = ${2_000 + at}, version = version + 1, updated_at = now() where id = ${id}`);
  },
  async place(id: string, at: number): Promise<void> {
    const [name, lat, lng] =
      at % 2 ? ["Nampa, ID", 43.5407, -116.5635] : ["Boise, ID", 43.6135, -116.2035];
    await database().execute(sql`
      update listing set location_name = ${name}, lat = ${lat}, lng = ${lng}, updated_at = now() where id = ${id}`);
  },
  async state(id: string, state: "paused" | "published"): Promise<void> {
    await database().execute(sql`
      update listing set state = ${state}, version = version + 1, updated_at = now() where id = ${id}`);
  },
};
