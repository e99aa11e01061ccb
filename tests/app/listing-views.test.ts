import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as views from "~/listings/views.repo.server";
import { sweepViewsJob, writeViews } from "~/listings/views.server";
import { listingView } from "~/platform/db/schema.server";
import * as listRoute from "~/routes/dashboard-listings";
import * as partRoute from "~/routes/part";
import * as seenRoute from "~/routes/part-seen";
import { useDatabase } from "../support/database";
import { at, part, published, withBusiness } from "../support/selling";
import { refusal, submit, visit } from "../support/signed-in";

const test = useDatabase();
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

beforeEach(async () => {
  await writeViews();
  await test.db.delete(listingView);
});

/** The same request with headers. */
function from<Args extends { request: Request }>(args: Args, headers: Record<string, string> = {}) {
  const request = new Request(args.request);
  for (const [name, value] of Object.entries({ "User-Agent": browser, ...headers }))
    request.headers.set(name, value);
  return { ...args, request };
}
const look = (id: string, headers?: Record<string, string>, args = visit(`/parts/${id}`)) =>
  partRoute.loader(at(from(args, headers), id));

async function counted(id: string): Promise<number> {
  const { rows } = await test.db.execute<{ n: number }>(
    sql`select coalesce(sum(views), 0)::int as n from listing_view where listing_id = ${id}`,
  );
  return rows[0]?.n ?? Number.NaN;
}

describe("the views of a listing", () => {
  it("are counted in memory, written together, and shown to its seller", async () => {
    const person = await withBusiness();
    const id = await published(person, { ...part, partNumber: "V-1" });
    for (let count = 0; count < 3; count++) await look(id);
    expect(await counted(id)).toBe(0);
    await writeViews();
    await look(id);
    await writeViews();
    expect(await counted(id)).toBe(4);
    expect(await test.db.$count(listingView)).toBe(1);
    await test.db.execute(
      sql`insert into listing_view values (${id}, current_date - 20, 10), (${id}, current_date - 40, 100)`,
    );
    const { rows } = await listRoute.loader(person.get("/dashboard/listings"));
    expect(rows).toMatchObject([{ id, seen: 14 }]);
  });

  it("are not its seller's own, a robot's, what is fetched ahead, or of nothing", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    const id = await published(person, { ...part, partNumber: "V-2" });
    await look(id, {}, person.get(`/parts/${id}`));
    await look(id, { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await look(id, { "User-Agent": "" });
    await look(id, { "Sec-Purpose": "prefetch;prerender" });
    await look(id, { Purpose: "prefetch" });
    const gone = at(from(submit("/parts/none/seen", {})), "none");
    await seenRoute.action(gone);
    await writeViews();
    expect(await test.db.$count(listingView)).toBe(0);
    await look(id, {}, other.get(`/parts/${id}`));
    await writeViews();
    expect(await counted(id)).toBe(1);
  });

  it("that were fetched ahead are counted once somebody looks", async () => {
    const id = await published(await withBusiness(), { ...part, partNumber: "V-3" });
    expect(await look(id, { "Sec-Purpose": "prefetch" })).toMatchObject({ isAhead: true });
    await seenRoute.action(at(from(submit(`/parts/${id}/seen`, {})), id));
    await writeViews();
    expect(await counted(id)).toBe(1);
    const foreign = from(submit(`/parts/${id}/seen`, {}), { Origin: "https://evil.example" });
    expect((await refusal(seenRoute.action(at(foreign, id)))).status).toBe(403);
  });

  it("that cannot be written are kept for the next time", async () => {
    const id = await published(await withBusiness(), { ...part, partNumber: "V-4" });
    await look(id);
    const failing = vi
      .spyOn(views, "addViews")
      .mockRejectedValueOnce(new Error("The disk is full"));
    await writeViews();
    failing.mockRestore();
    expect(await counted(id)).toBe(0);
    await writeViews();
    expect(await counted(id)).toBe(1);
  });

  it("are forgotten after 400 days", async () => {
    const id = await published(await withBusiness(), { ...part, partNumber: "V-5" });
    await test.db.execute(sql`
      insert into listing_view select ${id}, (now() at time zone 'UTC')::date - n, 1
      from generate_series(395, 405) n`);
    await sweepViewsJob.perform({}, { signal: new AbortController().signal, attempt: 1 });
    expect(await counted(id)).toBe(6);
  });
});

describe("views between two writes", () => {
  it("are of so many listings at most", async () => {
    const written = vi.spyOn(views, "addViews").mockResolvedValue();
    for (let count = 0; count < 10_050; count++)
      await seenRoute.action(at(from(submit(`/parts/x/seen`, {})), `x${count}`));
    await writeViews();
    expect(written.mock.calls[0]?.[0]).toHaveLength(10_000);
    written.mockRestore();
  });
});
