import type pg from "pg";
import { newId } from "~/platform/db/id.server";

/** What is bought from, and by whom. */
export interface Trade {
  sellerId: string;
  buyerId: string;
}

/** A seller, and an account that buys. */
export async function openTrade(client: pg.ClientBase): Promise<Trade> {
  const trade = { sellerId: newId(), buyerId: newId() };
  await client.query(
    "insert into seller (id, name, location_name, lat, lng) values ($1, 'Load Counter', 'Queens', 40.7, -73.8)",
    [trade.sellerId],
  );
  await client.query(
    "insert into account (id, email, display_name) values ($1::uuid, $1::uuid || '@example.com', 'Load')",
    [trade.buyerId],
  );
  return trade;
}

/** A listing with its fitments, in one transaction; its id. */
export async function publish(client: pg.ClientBase, { sellerId }: Trade, at: number) {
  const id = newId();
  await client.query("begin");
  const { rows } = await client.query<{ key: number }>(
    `insert into listing (id, name, part_number, brand, category, condition, price_cents, quantity, location_name, lat, lng,
       seller_id, description, travel_time_minutes, image)
     values ($1, 'Front Brake Pads ' || $2::int, 'LP ' || $2::int, 'Brembo', 'brake', 'new', 1000 + $2::int, 3, 'Queens',
       40.7 + ($2::int % 7) * 0.01, -73.8, $3, 'As new', 20, 'brake-pads') returning key`,
    [id, at, sellerId],
  );
  await client.query(
    `insert into fitment (make, model, listing_key, y0, y1, source)
     select 'Toyota', model, $1, 2015, 2020, 'seller' from unnest('{Camry,Corolla,Avalon}'::text[]) model`,
    [rows[0]?.key],
  );
  await client.query("commit");
  return id;
}

/** So many listings in one statement, three of each in stock; their ids. */
export async function publishTogether(client: pg.ClientBase, { sellerId }: Trade, many: number) {
  const { rows } = await client.query<{ id: string }>(
    `insert into listing (id, name, part_number, brand, category, condition, price_cents, quantity, location_name, lat, lng,
       seller_id, description, travel_time_minutes, image)
     select gen_random_uuid(), 'Front Brake Rotor ' || n, 'LR ' || n, 'Brembo', 'brake', 'new', 1000 + n, 3, 'Queens',
       40.7, -73.8, $1, 'As new', 20, 'brake-rotor' from generate_series(1, $2) n returning id`,
    [sellerId, many],
  );
  return rows.map(({ id }) => id);
}

/** Another price and another name. */
export async function change(client: pg.ClientBase, id: string, at: number): Promise<void> {
  await client.query(
    "update listing set price_cents = price_cents + 5, name = 'Rear Brake Pads ' || $2::int, updated_at = now() where id = $1",
    [id, at],
  );
}

/** An order of one piece, as placing one writes it; the third sells the listing out. */
export async function sell(client: pg.ClientBase, id: string, { buyerId }: Trade): Promise<void> {
  await client.query(
    `with placed as (
       insert into purchase_order (id, buyer_account_id, seller_id, customer_name, total_cents)
       select $2, $3, seller_id, 'Load', price_cents from listing where id = $1 and quantity >= 1
         for no key update
       returning id),
     line as (
       insert into order_line (id, order_id, position, listing_id, quantity, price_cents, name, part_number, condition)
       select $4, placed.id, 0, l.id, 1, l.price_cents, l.name, l.part_number, l.condition
       from placed, listing l where l.id = $1
       returning listing_id, quantity)
     update listing set quantity = listing.quantity - line.quantity, updated_at = now()
     from line where listing.id = line.listing_id`,
    [id, newId(), buyerId, newId()],
  );
}

/** Publishes a listing, changes it, and sells it until none is left: five writes, each a transaction. */
export async function writeOnce(client: pg.ClientBase, trade: Trade, at: number): Promise<number> {
  const id = await publish(client, trade, at);
  await change(client, id, at);
  for (let piece = 0; piece < 3; piece += 1) await sell(client, id, trade);
  return 5;
}
