import type { Buyer } from "./buyer";
import { type ShelfPart, withClient } from "./shelf";

interface OrderRow {
  id: string;
  email: string;
  number: string;
  listing_id: string;
  quantity: number;
  total_cents: number;
  status: string;
  has_contact: boolean;
}

/** What the site said, as far as it can be counted. */
export interface Books {
  /** What is not as the site said: a sentence each. */
  wrong: string[];
  /** How many writes it said were done, all of which were looked up. */
  acknowledged: number;
  /** How many it did not answer, which may be done or not. */
  unanswered: number;
}

/** Compares what buyers were told with what is in the database. */
export async function closeBooks(
  databaseUrl: string,
  buyers: readonly Buyer[],
  shelf: readonly ShelfPart[],
): Promise<Books> {
  const emails = buyers.map(({ account }) => account.email);
  return await withClient(databaseUrl, async (client) => {
    const { rows: orders } = await client.query<OrderRow>(
      `select o.id, a.email, o.number, i.listing_id, i.quantity, o.total_cents, o.status,
         exists (select from contact c where c.account_id = a.id and c.email = s.email) as has_contact
       from purchase_order o join order_line i on i.order_id = o.id join account a on a.id = o.buyer_account_id join seller s on s.id = o.seller_id
       where a.email = any($1)`,
      [emails],
    );
    const { rows: accounts } = await client.query<{
      email: string;
      display_name: string;
      product_news: boolean | null;
      models: string[];
    }>(
      `select a.email, a.display_name, n.product_news,
         array(select v.model from vehicle v where v.account_id = a.id) as models
       from account a left join notification_preference n on n.account_id = a.id where a.email = any($1)`,
      [emails],
    );
    const { rows: stock } = await client.query<{ id: string; quantity: number; sold: number }>(
      `select l.id, l.quantity, coalesce(sum(i.quantity) filter (where o.status <> 'canceled'), 0)::int as sold
       from listing l left join order_line i on i.listing_id = l.id left join purchase_order o on o.id = i.order_id
       where l.id = any($1) group by l.id`,
      [shelf.map(({ id }) => id)],
    );
    return compare({ buyers, shelf, orders, accounts, stock });
  });
}

function compare({
  buyers,
  shelf,
  orders,
  accounts,
  stock,
}: {
  buyers: readonly Buyer[];
  shelf: readonly ShelfPart[];
  orders: OrderRow[];
  accounts: {
    email: string;
    display_name: string;
    product_news: boolean | null;
    models: string[];
  }[];
  stock: { id: string; quantity: number; sold: number }[];
}): Books {
  const wrong: string[] = [];
  let acknowledged = 0;
  let unanswered = 0;
  /** Whether a value is the one that was told, or one that may have been written unheard. */
  const mayBe = <T>({ told, maybe }: { told: T; maybe?: T }, value: T) => {
    if (maybe === undefined) acknowledged += 1;
    else unanswered += 1;
    return value === told || (maybe !== undefined && value === maybe);
  };
  const byId = new Map(orders.map((row) => [row.id, row]));

  for (const { account, orders: known, vehicles, name, productNews } of buyers) {
    const { email } = account;
    const row = accounts.find((each) => each.email === email);
    if (!row) {
      wrong.push(`The account ${email} is gone.`);
      continue;
    }
    if (!mayBe(name, row.display_name))
      wrong.push(`${email} is called ${row.display_name} instead of ${name.told}.`);
    if (!mayBe(productNews, row.product_news ?? false))
      wrong.push(`${email} has product news ${row.product_news} instead of ${productNews.told}.`);
    for (const [model, kept] of vehicles)
      if (!mayBe(kept, row.models.includes(model)))
        wrong.push(`${email} ${kept.told ? "has lost" : "still has"} the vehicle ${model}.`);
    if (new Set(row.models).size !== row.models.length) wrong.push(`${email} has a vehicle twice.`);
    for (const order of known) {
      const { id, part, quantity, outcome, number, status, maybe } = order;
      const written = byId.get(id);
      byId.delete(id);
      if (outcome === "unknown") unanswered += 1;
      else acknowledged += 1;
      if (outcome === "placed" && !written) wrong.push(`Order ${number} of ${email} is lost.`);
      if (outcome === "refused" && written)
        wrong.push(`An order that was refused was written: ${written.number} of ${email}.`);
      if (!written) continue;
      const isAsOrdered =
        written.email === email &&
        (!number || written.number === number) &&
        written.listing_id === part.id &&
        written.quantity === quantity &&
        written.total_cents === part.priceCents * quantity &&
        written.has_contact &&
        (written.status === status || written.status === maybe);
      if (!isAsOrdered)
        wrong.push(`Order ${number} is ${JSON.stringify(written)}, not ${JSON.stringify(order)}.`);
    }
  }
  for (const { number, email } of byId.values())
    wrong.push(`Order ${number} of ${email} was never asked for.`);
  for (const { id, quantity, sold } of stock) {
    const atFirst = shelf.find((part) => part.id === id)?.quantity;
    if (quantity < 0 || quantity + sold !== atFirst)
      wrong.push(`Of ${atFirst} pieces of ${id}, ${sold} are sold and ${quantity} left.`);
  }
  return { wrong, acknowledged, unanswered };
}
