import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { selectBreaks } from "~/ledger/ledger-rules.repo.server";
import { paths } from "~/paths";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { openPool } from "~/platform/db/postgres-client.server";
import { listMessages, mailFolder } from "~/platform/mail/file-transport.server";
import { type Random, random } from "../../scripts/lib/sample-catalogue/random";
import { type Account, registerAccount } from "../support/account";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { killSite } from "../support/load/faults";

/*
 * The whole site, its database too, is killed while buyers begin checkouts of four parts from two sellers, place them
 * and collect what they ordered before; then it is started again. Five times, in about a minute; as often as one likes by
 *   KILLS=20 KILL_SEED=7 npx vitest run --project e2e tests/e2e/checkout-killed.test.ts
 * What is wrong once in a while is wrong: it is not tried again.
 */
const kills = Number(process.env.KILLS ?? 5);
const seed = Number(process.env.KILL_SEED ?? 1);
/** The longest time from the requests to the kill, in ms; every second time from the first answer on, a tenth of it. */
const mostMs = 300;

const shelves = ["North", "South"];
const buyers = 5;
/** How many pieces of each part there are at first: none is ever sold out. */
const stock = 500;
const partsOf = (shelf: string) =>
  ["left", "right"].map((side) => `${shelf.toLowerCase()}-${side}`);
const parts = shelves.flatMap(partsOf);

/** A checkout that was begun, and the form that places it. */
interface Begun {
  buyer: Account;
  id: string;
  form: Record<string, string>;
}

async function query<Row extends object>(
  site: BuiltSite,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = await runningEmbeddedPostgres(site.dataDir);
  if (!url) throw new Error("The site's database is not running.");
  const pool = openPool({ connectionString: url, max: 1 }, () => {});
  try {
    return (await pool.query<Row>(text, values)).rows;
  } finally {
    await pool.end();
  }
}

/** Two sellers who have accounts, with two parts each; the accounts. */
async function openShops(site: BuiltSite): Promise<Account[]> {
  const owners = await Promise.all(shelves.map(() => registerAccount(site.url)));
  for (const [at, shelf] of shelves.entries())
    await query(
      site,
      `with shop as (
         insert into seller (id, account_id, name, location_name, lat, lng, email)
         select gen_random_uuid(), id, $2 || ' Counter', 'Fairbanks', 64.84, -147.72, email from account where email = $1
         returning id)
       insert into listing (id, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
         seller_id, description, travel_time_minutes, image)
       select part, 'Counter piece', part, 'engine', 'new', 4321, $4, 'Fairbanks', 64.84, -147.72, shop.id, '', 0,
         'alternator'
       from shop, unnest($3::text[]) part`,
      [owners[at]?.email, shelf, partsOf(shelf), stock],
    );
  return owners;
}

/** Sends a form as a browser without JavaScript does; undefined where nothing answered. */
async function post(
  site: BuiltSite,
  { cookie }: Account,
  to: string,
  form: Record<string, string>,
): Promise<Response | undefined> {
  const headers = { Origin: site.url, Cookie: cookie };
  const body = new URLSearchParams(form);
  try {
    const url = site.url + to;
    const answer = await fetch(url, { method: "POST", redirect: "manual", headers, body });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return undefined;
  }
}

/** Puts the four parts into the cart and begins a checkout of them; its address, undefined where nothing answered. */
async function begin(site: BuiltSite, buyer: Account): Promise<string | undefined> {
  for (const listingId of parts) {
    const added = await post(site, buyer, paths.addToCart(), {
      intent: "add",
      listingId,
      quantity: "1",
    });
    if (!added) return undefined;
  }
  const answer = await post(site, buyer, paths.checkout(), { intent: "begin" });
  return answer?.headers.get("location") ?? undefined;
}

const checkoutIn = (location = "") => /^\/checkout\/([0-9a-f-]{36})$/.exec(location)?.[1];

/** A checkout that is begun and read, as its page shows it. */
async function ready(site: BuiltSite, buyer: Account): Promise<Begun> {
  const load = async () => {
    const id = checkoutIn(await begin(site, buyer));
    if (!id) return undefined;
    const url = site.url + paths.checkoutPage(id);
    const page = await fetch(url, { headers: { Cookie: buyer.cookie } });
    const seen = /name="seen" value="([^"]+)"/.exec(await page.text())?.[1];
    return seen && { id, seen };
  };
  let found = await load();
  // Overloaded, it is asked again.
  for (let tries = 0; !found && tries < 20; tries += 1) {
    await sleep(500);
    found = await load();
  }
  expect.assert(found);
  const { id, seen } = found;
  return { buyer, id, form: { seen, name: "Mary Ann Lee", email: buyer.email } };
}

const place = (site: BuiltSite, { buyer, id, form }: Begun) =>
  post(site, buyer, paths.checkoutPage(id), form);

/** Whether the site said that a checkout was placed. It may say that it is overloaded; what it says otherwise fails. */
function isAcknowledged(answer: Response | undefined, { id }: Begun): boolean {
  if (!answer || answer.status === 503) return false;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, paths.checkoutPage(id)]);
  return true;
}

/** Places a checkout, again where the site is overloaded. */
const placeAtLast = (site: BuiltSite, begun: Begun) =>
  expect
    .poll(async () => isAcknowledged(await place(site, begun), begun), { timeout: 20_000 })
    .toBe(true);

/** Of every checkout what there is of it, for one that is placed and for one that is not. */
const halves = `
  select c.id, c.placed_at is not null as placed,
    (select count(*)::int from purchase_order o where o.checkout_id = c.id) as orders,
    (select count(distinct seller_id)::int from purchase_order o where o.checkout_id = c.id) as sellers,
    (select count(*)::int from checkout_line k where k.checkout_id = c.id) as lines,
    (select count(*)::int from checkout_line k where k.checkout_id = c.id and k.held_until > now()) as held,
    (select count(*)::int from checkout_line k join purchase_order o on o.checkout_id = k.checkout_id
       join order_line l on l.order_id = o.id and l.listing_id = k.listing_id and l.quantity = k.quantity
         and l.price_cents = k.price_cents
       where k.checkout_id = c.id) as sold,
    (select count(*)::int from order_event e join purchase_order o on o.id = e.order_id
       where o.checkout_id = c.id and e.kind = 'place') as events,
    (select count(*)::int from notice n join purchase_order o on o.id = n.order_id
       where o.checkout_id = c.id and n.kind = 'place' and n.account_id = o.seller_account_id) as notices
  from checkout c order by c.id`;

const whole = {
  placed: { orders: 2, sellers: 2, lines: 4, held: 0, sold: 4, events: 2, notices: 2 },
  open: { orders: 0, sellers: 0, lines: 4, held: 4, sold: 0, events: 0, notices: 0 },
};

/** Of each part how many pieces are left and sold: it is never anything but what there was. */
const pieces = `
  select l.id, l.quantity + coalesce(sum(i.quantity), 0)::int as all
  from listing l left join order_line i on i.listing_id = l.id where l.id = any($1) group by l.id`;

/** Nothing is half-done: checkouts, stock, and what was collected. Which checkouts are placed. */
async function lookUp(site: BuiltSite): Promise<Set<string>> {
  const rows = await query<{ id: string; placed: boolean }>(site, halves);
  for (const { id, placed, ...row } of rows)
    expect(row, `Checkout ${id}`).toEqual(placed ? whole.placed : whole.open);
  const left = await query<{ all: number }>(site, pieces, [parts]);
  expect(left.map(({ all }) => all)).toEqual(parts.map(() => stock));
  const collected = await query(
    site,
    `select number from purchase_order o where checkout_id is not null and not (
       (stage = 'completed')::int = (select count(*) from ledger_entry e where e.order_id = o.id and e.kind = 'sale')
       and (stage = 'completed')::int = (select count(*) from invoice i where i.order_id = o.id)
       and (stage = 'completed')::int = (select count(*) from order_event e where e.order_id = o.id and e.kind = 'collect'))`,
  );
  expect(collected).toEqual([]);
  expect(await selectBreaks({ most: 20 })).toEqual([]);
  return new Set(rows.filter(({ placed }) => placed).map(({ id }) => id));
}

/** Begins, places (one of them twice at once) and collects, each a moment after the other, and kills the site meanwhile. */
async function killMeanwhile(
  site: BuiltSite,
  dice: Random,
  begun: readonly Begun[],
  beginner: Account,
  { collect, isAnswered }: { collect?: { buyer: Account; number: string }; isAnswered: boolean },
) {
  const afterMs = dice.below(isAnswered ? mostMs / 10 : mostMs);
  const late = () => sleep(dice.below(40));
  const acknowledged = new Set<string>();
  const placing = begun.flatMap((each, at) =>
    (at === 0 ? [each, each] : [each]).map(async (sent) => {
      await late();
      if (isAcknowledged(await place(site, sent), sent)) acknowledged.add(sent.id);
    }),
  );
  const beginning = begin(site, beginner);
  const collecting =
    collect &&
    late().then(() =>
      post(site, collect.buyer, paths.dashboardOrder(collect.number), { intent: "collect" }),
    );
  if (isAnswered) await Promise.race(placing);
  await sleep(afterMs);
  killSite(site.pid);
  const [to, collected] = await Promise.all([beginning, collecting, ...placing]);
  await expect.poll(() => site.exitSignal).toBe("SIGKILL");
  return { afterMs, acknowledged, beganId: checkoutIn(to), isCollected: collected?.status === 302 };
}

test("a checkout is placed whole or not at all, whenever the whole site is killed", {
  timeout: (kills + 10) * 15_000,
  retry: 0,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "partlane-killed-"));
  // As root, the database runs as somebody else, who has to get in.
  await chmod(dataDir, 0o755);
  // The ledger's check reads the settings that the site has.
  process.env.SESSION_SECRET = "a secret for the sites of this test alone";
  const dice = random(seed, 1);
  const start = () => startBuiltSite("e2e-checkout-killed", { DATA_DIR: dataDir });
  let site = await start();
  const report: string[] = [];
  const counts = { acknowledged: 0, unheard: 0, lost: 0 };
  try {
    process.env.DATABASE_URL = await runningEmbeddedPostgres(dataDir);
    await openShops(site);
    const people = await Promise.all(
      Array.from({ length: buyers }, () => registerAccount(site.url)),
    );
    // Old enough to have what they order on hold.
    await query(site, "update account set created_at = '2020-01-01'");
    const all: Begun[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const [beginner, first, ...rest] = people.map(
        (_, at) => people[(at + kill) % buyers] as Account,
      );
      expect.assert(beginner && first);
      // What a site does for the first time takes longer than all that is killed here.
      const before = await ready(site, first);
      await placeAtLast(site, before);
      const begun = await Promise.all(rest.map((buyer) => ready(site, buyer)));
      all.push(before, ...begun);
      const [order] = await query<{ number: string; email: string }>(
        site,
        `select number, email from purchase_order o join account a on a.id = o.buyer_account_id
         where stage = 'placed' and checkout_id is not null order by number limit 1`,
      );
      const collector = people.find(({ email }) => email === order?.email);
      const collect = order && collector && { buyer: collector, number: order.number };
      const heard = await killMeanwhile(site, dice, begun, beginner, {
        ...{ collect, isAnswered: kill % 2 === 1 },
      });

      site = await start();
      const placed = await lookUp(site);
      for (const { id } of begun) {
        if (heard.acknowledged.has(id)) counts.acknowledged += 1;
        else if (placed.has(id)) counts.unheard += 1;
        else counts.lost += 1;
      }
      report.push(
        `${heard.afterMs} ms${kill % 2 === 1 ? " after the first answer" : ""}: ${heard.acknowledged.size} of ${begun.length} answered, ${begun.filter(({ id }) => placed.has(id)).length} placed`,
      );
      // What the site has said is so.
      expect([...heard.acknowledged].filter((id) => !placed.has(id))).toEqual([]);
      const exists = async (text: string, value: string | undefined) =>
        value === undefined || (await query(site, text, [value])).length === 1;
      expect(await exists("select from checkout where id = $1", heard.beganId)).toBe(true);
      const number = heard.isCollected ? collect?.number : undefined;
      const isCollected = "select from purchase_order where number = $1 and stage = 'completed'";
      expect(await exists(isCollected, number)).toBe(true);
      // Whoever sends it again ends it, with one set of orders.
      for (const each of begun) await placeAtLast(site, each);
      const after = await lookUp(site);
      expect(begun.filter(({ id }) => !after.has(id))).toEqual([]);
    }
    const settled = await lookUp(site);
    expect(all.filter(({ id }) => !settled.has(id))).toEqual([]);

    // As if half a minute had passed, after which a worker without a sign of life is dead.
    await query(
      site,
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null",
    );
    await query(
      site,
      "update job_worker set seen_at = seen_at - interval '1 minute' where seen_at < now() - interval '5 seconds'",
    );
    const orders = await query<{ number: string; buyer: string; seller: string }>(
      site,
      `select o.number, o.contact_email as buyer, a.email as seller
       from purchase_order o join account a on a.id = o.seller_account_id where o.checkout_id is not null`,
    );
    const unmailed = async () => {
      const mails = await listMessages(mailFolder(dataDir), 1_000);
      return orders.flatMap(({ number, buyer, seller }) =>
        [buyer, seller].filter(
          (to) => !mails.some((mail) => mail.to === to && mail.text.includes(number)),
        ),
      );
    };
    await expect.poll(unmailed, { timeout: 60_000, interval: 500 }).toEqual([]);
    // Else nothing was cut off, or everything was.
    expect(counts.acknowledged).toBeGreaterThan(0);
    expect(counts.unheard + counts.lost).toBeGreaterThan(0);
  } finally {
    console.log([`Seed ${seed}`, ...report, JSON.stringify(counts)].join("\n"));
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
