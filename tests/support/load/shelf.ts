import { randomUUID } from "node:crypto";
import { PostgresClient } from "~/platform/db/postgres-client.server";

/** A part that buyers fight for. */
export interface ShelfPart {
  id: string;
  priceCents: number;
  /** How many there were before anybody ordered. */
  quantity: number;
}

/** Runs `work` on a connection of its own, which none of the faults cuts. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = new PostgresClient({
    connectionString: databaseUrl,
    application_name: watcherName,
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As what the load's own connections are known to the database. */
export const watcherName = "partlane-load";

/** Of these some run out in a moment and some never do. */
const quantities = [1, 2, 3, 5, 8, 20, 60, 200];

/**
 * Puts parts on the shelves of four sellers in Alaska, far from all that visitors look at. Numbers of
 * pieces from one to two hundred: a last piece is fought for, and others are always there.
 */
export async function stockShelf(databaseUrl: string): Promise<ShelfPart[]> {
  return await withClient(databaseUrl, async (client) => {
    const parts: ShelfPart[] = [];
    for (const seller of ["North", "South", "East", "West"]) {
      const sellerId = randomUUID();
      await client.query(
        `insert into seller (id, name, location_name, lat, lng, email)
         values ($1, $2, 'Fairbanks', 64.84, -147.72, $3)`,
        [sellerId, `${seller} Counter`, `${seller.toLowerCase()}@counter.example`],
      );
      for (const quantity of quantities) {
        const id = `shelf-${seller.toLowerCase()}-${quantity}`;
        const priceCents = 1_000 + quantity * 7;
        await client.query(
          `insert into listing (id, name, part_number, category, condition, price_cents, quantity,
             location_name, lat, lng, seller_id, description, travel_time_minutes, image)
           values ($1, 'Counter piece', $1, 'engine', 'new', $2, $3, 'Fairbanks', 64.84, -147.72, $4, '', 0, 'alternator')`,
          [id, priceCents, quantity, sellerId],
        );
        parts.push({ id, priceCents, quantity });
      }
    }
    return parts;
  });
}
