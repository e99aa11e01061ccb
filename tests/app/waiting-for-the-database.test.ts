import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { placeOrder } from "~/orders/placing.server";
import { resetEnv } from "~/platform/config/env.server";
import {
  closeDatabase,
  database,
  databaseAnswers,
  openDatabase,
  searchRows,
  UnknownCommitError,
  withTransaction,
} from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { account, listing, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import { OverloadedError } from "~/platform/http/overload.server";
import { guardRoutes, unavailableResponse } from "~/platform/http/service-unavailable.server";
import { consumeLimit } from "~/platform/limits/rate-limit.server";
import { useDatabase } from "../support/database";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy";

/* Databases that are away, stalled, slow or locked: the client has an answer soon, and nothing is done twice. */

const own = useDatabase();
let proxy: DatabaseProxy;

/** The site asks through the proxy; `direct` is another way in. */
let direct: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  proxy = await startDatabaseProxy(own.url);
  direct = openDatabase(own.url);
  process.env.DATABASE_URL = proxy.url;
  resetEnv();
});
afterEach(() => {
  proxy.flow();
  proxy.delay(0);
});
afterAll(async () => {
  await closeDatabase();
  await direct.close();
  await proxy.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a promise ends, and after how long, in ms. */
async function timed<T>(promise: Promise<T>) {
  const begun = performance.now();
  const [settled] = await Promise.allSettled([promise]);
  return { ...settled, ms: performance.now() - begun };
}
const answerTo = (error: unknown, method = "GET", path = "/faq") =>
  unavailableResponse(new Request(`http://localhost${path}`, { method }), error);

const one = () => database().execute<{ one: number }>(sql`select 1 as one`);
const search = () => searchRows<{ one: number }>(sql`select 1 as one`);

describe("a database that swallows what it is sent", () => {
  it("is given up in less than three seconds, by all who asked, and answers as soon as it does", async () => {
    await Promise.all([one(), search()]);
    proxy.stall();
    const asked = await Promise.all([
      ...Array.from({ length: 30 }, () => timed(one())),
      ...Array.from({ length: 60 }, () => timed(search())),
      timed(withTransaction((tx) => tx.execute(sql`select 1`))),
      timed(consumeLimit({ name: "a test", points: 3, seconds: 60 }, "somebody")),
    ]);
    for (const each of asked) {
      expect(each.status).toBe("rejected");
      expect(each.ms).toBeLessThan(3_000);
      expect(answerTo("reason" in each ? each.reason : undefined)?.status).toBe(503);
    }
    const health = await timed(databaseAnswers(1_000));
    expect(health).toMatchObject({ status: "fulfilled", value: false });
    proxy.flow();
    expect((await one()).rows).toEqual([{ one: 1 }]);
    expect(await search()).toEqual([{ one: 1 }]);
  }, 20_000);

  it("is given up also on connections that have long been idle", async () => {
    await Promise.all([one(), search()]);
    await pause(2_500);
    proxy.stall();
    const asked = await Promise.all([timed(one()), timed(search())]);
    for (const { status, ms } of asked)
      expect({ status, soon: ms < 3_000 }).toEqual({ status: "rejected", soon: true });
  }, 20_000);

  it("lets its connections be ended", async () => {
    await Promise.all([one(), search()]);
    proxy.stall();
    expect((await timed(closeDatabase())).ms).toBeLessThan(1_500);
  });
});

describe("a database that is away", () => {
  it("is told at once, and found again when it is back", async () => {
    await one();
    await proxy.away();
    for (const asked of [timed(one()), timed(search())]) {
      const { status, ms } = await asked;
      expect({ status, soon: ms < 500 }).toEqual({ status: "rejected", soon: true });
    }
    await proxy.listen();
    expect((await one()).rows).toEqual([{ one: 1 }]);
    expect(await search()).toEqual([{ one: 1 }]);
  });
});

describe("a read whose connection is cut", () => {
  it("is asked again, once", async () => {
    const asked = [
      database().execute(sql`select pg_sleep(0.1)`),
      searchRows(sql`select 1 as one from pg_sleep(0.1)`),
    ];
    await pause(50);
    proxy.cut();
    for (const each of await Promise.allSettled(asked)) expect(each.status).toBe("fulfilled");
  });

  it("is not, where a function may write", async () => {
    await database().execute(sql`create schema somewhere`);
    await database().execute(
      sql`create function somewhere.add() returns int language sql as 'select 1 from pg_sleep(0.1)'`,
    );
    const asked = database().execute(sql`select somewhere.add()`);
    await pause(50);
    proxy.cut();
    await expect(asked).rejects.toSatisfy((error) => answerTo(error)?.status === 503);
  });

  it("is not, where it was a write", async () => {
    await one();
    const email = "cut@example.com";
    const asked = database().execute(
      sql`insert into account (email, display_name) select ${email}, 'Ada' from pg_sleep(0.1)`,
    );
    await pause(50);
    proxy.cut();
    await expect(asked).rejects.toSatisfy((error) => answerTo(error)?.status === 503);
  });
});

describe("a transaction whose connection is cut", () => {
  it("before it was to be committed is done again, and once in all", async () => {
    let attempts = 0;
    await withTransaction(async (tx) => {
      attempts += 1;
      await tx.insert(account).values({ email: "twice@example.com", displayName: "Ada" });
      if (attempts === 1) proxy.cut();
      await tx.execute(sql`select 1`);
    });
    expect(attempts).toBe(2);
    const rows = await direct.db.select().from(account).where(sql`email = 'twice@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it("while it is committed is not done again, unless that writes nothing more", async () => {
    /** The cut comes between COMMIT and its answer: it was committed. */
    const commitUnheard = (email: string, isIdempotent: boolean) => {
      let attempts = 0;
      const done = withTransaction(
        async (tx) => {
          attempts += 1;
          await tx.insert(account).values({ email, displayName: "Ada" }).onConflictDoNothing();
          if (attempts > 1) return attempts;
          proxy.delay(100);
          setTimeout(() => {
            proxy.cut();
            proxy.delay(0);
          }, 50);
          return attempts;
        },
        { isIdempotent },
      );
      return done;
    };
    await expect(commitUnheard("unheard@example.com", false)).rejects.toThrow(UnknownCommitError);
    expect(await commitUnheard("known@example.com", true)).toBe(2);
    const rows = await direct.db
      .select({ email: account.email })
      .from(account)
      .where(sql`email in ('unheard@example.com', 'known@example.com')`);
    expect(rows).toHaveLength(2);
  });
});

describe("a listing that somebody has locked", () => {
  it("takes no connections from others, and its buyers are told soon", async () => {
    const [[buyer], parts] = await Promise.all([
      database()
        .insert(account)
        .values({ email: "buyer@example.com", displayName: "Ada" })
        .returning({ id: account.id }),
      database().select({ id: listing.id }).from(listing).where(sql`quantity > 5`).limit(2),
    ]);
    const [locked = { id: "" }, free = { id: "" }] = parts;
    const order = (listingId: string) =>
      placeOrder({
        ...{ id: newId(), listingId, quantity: 1 },
        ...{ buyerAccountId: buyer?.id ?? "", customerName: "Ada" },
      });
    const locker = new PostgresClient(own.url);
    await locker.connect();
    await locker.query("begin");
    await locker.query("select from listing where id = $1 for update", [locked.id]);
    const waiting = Array.from({ length: 40 }, () => timed(order(locked.id)));
    await pause(50);
    const others = await Promise.all([timed(order(free.id)), timed(one()), timed(one())]);
    for (const { status, ms } of others)
      expect({ status, soon: ms < 500 }).toEqual({ status: "fulfilled", soon: true });
    for (const { ms, ...each } of await Promise.all(waiting)) {
      expect(each).toMatchObject({ value: { kind: "refused", reason: "busy" } });
      expect(ms).toBeLessThan(3_000);
    }
    await locker.query("rollback");
    await locker.end();
    expect(await order(locked.id)).toMatchObject({ kind: "placed" });
    const written = await direct.db
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
      .where(sql`listing_id = ${locked.id} and buyer_account_id = ${buyer?.id}`);
    expect(written).toHaveLength(1);
  }, 20_000);
});

describe("the answer", () => {
  const lost = Object.assign(
    new Error("Failed query", { cause: new Error("Connection terminated") }),
  );
  const guarded = guardRoutes({
    page: {
      module: {
        default: "what else a module has",
        loader: () => Promise.reject(lost),
        action: () => Promise.reject(new OverloadedError("Too much.")),
      },
    },
    broken: { module: { loader: () => Promise.reject(new TypeError("a bug")) } },
  });
  const args = (path: string, method = "GET") => ({
    request: new Request(`http://localhost${path}`, { method }),
    ...{ params: {}, context: {} },
  });
  const run = (name: "page" | "broken", verb: "loader" | "action", path: string) => {
    const module: Record<string, unknown> = { ...guarded[name]?.module };
    const handler = module[verb] as (given: object) => Promise<unknown>;
    return handler(args(path, verb === "action" ? "POST" : "GET")).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  };

  it("of a page says what to do, and when", async () => {
    const response = (await run("page", "loader", "/faq")) as Response;
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toMatch(/try again in a moment/);
    expect(guarded.page?.module).toHaveProperty("default", "what else a module has");
  });

  it("of a form says that it may be sent again", async () => {
    const response = (await run("page", "action", "/purchase/1")) as Response;
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringMatching(/was not saved. Send it again/),
    ]);
  });

  it("of the API is problems", async () => {
    const response = (await run("page", "loader", "/api/v1/listings")) as Response;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      problems: [{ message: expect.stringMatching(/can't reach our records/) }],
    });
  });

  it("to a bug stays the bug", async () => {
    expect(await run("broken", "loader", "/faq")).toBeInstanceOf(TypeError);
  });
});
