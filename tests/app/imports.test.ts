import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readImportJob, sweepImportsJob } from "~/imports/import-jobs.server";
import type { ImportView } from "~/imports/import-view";
import {
  discardImport,
  getImport,
  listImports,
  receiveImport,
  refusedRowsCsv,
  setMapping,
  startCheck,
  startRun,
  stopImport,
  undoImport,
} from "~/imports/imports.server";
import { fetchPicturesJob } from "~/imports/picture-jobs.server";
import { sweepBatchesJob } from "~/listings/batches.server";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import { listing, listingEvent, listingImport } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { sheetCsv } from "../support/import-maker";
import { fileOf } from "../support/imports";
import { queuedJobs } from "../support/jobs";
import { runJobs } from "../support/mail";
import { dataFolder } from "../support/photos";
import { drafted, type Person, part, published, send, withBusiness } from "../support/selling";
import { signedIn } from "../support/signed-in";

const folder = await dataFolder();
const own = useDatabase({ env: { DATA_DIR: folder } });

beforeEach(async () => {
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
  await own.db.execute(sql`delete from rate_limit`);
});

const run = { signal: new AbortController().signal, attempt: 1 };

const files = () => readdir(path.join(folder, "imports")).catch(() => []);

/** Sends a file, for the import's id. */
async function received(person: Person, content: string | Uint8Array): Promise<string> {
  const stream = fileOf(content)();
  const outcome = await receiveImport({
    accountId: person.id,
    fileName: "C:\\yard\\parts.csv",
    stream,
  });
  if (outcome.kind !== "received") throw new Error(outcome.message);
  return outcome.id;
}

const of = (person: Person, id: string) => ({ accountId: person.id, id });

async function view(person: Person, id: string): Promise<ImportView> {
  const found = await getImport(of(person, id));
  if (!found) throw new Error("There is no such import.");
  return found;
}

/** Sends a file and checks it. */
async function checked(person: Person, content: string | Uint8Array): Promise<ImportView> {
  const id = await received(person, content);
  expect(await startCheck(of(person, id))).toEqual({ kind: "done" });
  await runJobs();
  return view(person, id);
}

/** Sends a file, checks it and imports it. */
async function imported(person: Person, content: string | Uint8Array): Promise<ImportView> {
  const { id } = await checked(person, content);
  expect(await startRun(of(person, id))).toEqual({ kind: "done" });
  await runJobs();
  return view(person, id);
}

async function listingsOf({ id }: Pick<Person, "id">) {
  const { rows } = await own.db.execute<typeof listing.$inferSelect & Record<string, unknown>>(sql`
    select l.* from listing l join seller s on s.id = l.seller_id where s.account_id = ${id} order by l.sku`);
  return rows;
}

describe("a file", () => {
  it("is kept, and its columns are matched", async () => {
    const person = await withBusiness();
    const id = await received(person, sheetCsv({ rows: 3 }));
    expect(await files()).toContain(`${id}.csv`);
    expect(await view(person, id)).toMatchObject({
      ...{ fileName: "parts.csv", state: "uploaded", hasRun: false, problems: [], questions: [] },
      columns: expect.arrayContaining([
        {
          ...{ letter: "A", heading: "SKU", field: "sku" },
          samples: ["YARD-1", "YARD-2", "YARD-3"],
        },
      ]),
      progress: { rowsDone: 0, rowCount: 3 },
      can: { match: true, check: true, run: false, stop: false, discard: true },
    });
    expect(await listImports({ accountId: person.id })).toMatchObject([{ id, state: "uploaded" }]);
  });

  it("that cannot be read is refused, and not kept", async () => {
    const person = await withBusiness();
    const before = await files();
    const sent = (content: string | Uint8Array) =>
      receiveImport({ accountId: person.id, fileName: "a.csv", stream: fileOf(content)() });
    expect(await sent("")).toMatchObject({ reason: "no-file" });
    expect(await sent("SKU,Title\n")).toMatchObject({ reason: "unreadable" });
    expect(await sent("PK\u0003\u0004")).toMatchObject({
      message: expect.stringContaining("workbook"),
    });
    expect(await sent(Buffer.alloc(50_000_001, "a"))).toMatchObject({ reason: "too-large" });
    expect(await files()).toEqual(before);
    const nobody = await signedIn();
    const stream = fileOf("SKU\nA\n")();
    expect(await receiveImport({ accountId: nobody.id, fileName: "a.csv", stream })).toMatchObject({
      reason: "no-business",
    });
  });

  it("is its seller's alone", async () => {
    const id = await received(await withBusiness(), sheetCsv({ rows: 2 }));
    const other = of(await withBusiness(), id);
    expect(await getImport(other)).toBeUndefined();
    expect(await refusedRowsCsv(other)).toBeUndefined();
    for (const act of [startCheck, startRun, stopImport, undoImport, discardImport])
      expect(await act(other)).toEqual({ kind: "not-found" });
    expect(await setMapping({ ...other, mapping: [], answers: {} })).toEqual({ kind: "not-found" });
    expect(await getImport({ ...other, id: "not an id" })).toBeUndefined();
  });

  it("is gone when it is discarded", async () => {
    const person = await withBusiness();
    const id = await received(person, sheetCsv({ rows: 2 }));
    expect(await discardImport(of(person, id))).toEqual({ kind: "done" });
    expect(await files()).not.toContain(`${id}.csv`);
    expect(await getImport(of(person, id))).toBeUndefined();
  });

  it("is matched as the last one was", async () => {
    const person = await withBusiness();
    const first = await received(person, "Code,Was\nA,5\n");
    const matched = await setMapping({
      ...of(person, first),
      ...{ mapping: ["sku", "price"], answers: { "decimal:1": "comma" } },
    });
    expect(matched).toEqual({ kind: "done" });
    await startCheck(of(person, first));
    const next = await received(person, "Was,Code\n5,A\n");
    expect((await view(person, next)).columns.map(({ field }) => field)).toEqual(["price", "sku"]);
  });
});

describe("a dry run", () => {
  it("counts what the run does then, and writes nothing", async () => {
    const person = await withBusiness();
    const content = sheetCsv({ rows: 120, bad: 7 });
    const dry = await checked(person, content);
    expect(dry).toMatchObject({
      ...{ state: "checked", counts: { added: 113, changed: 0, unchanged: 0, refused: 7 } },
      progress: { rowsDone: 120, rowCount: 120 },
      can: { run: true, check: true },
    });
    expect(dry.refusals).toHaveLength(7);
    expect(await listingsOf(person)).toHaveLength(0);
    await startRun(of(person, dry.id));
    await runJobs();
    const run = await view(person, dry.id);
    expect(run).toMatchObject({ state: "done", hasRun: true, counts: dry.counts });
    expect(run.refusals).toEqual(dry.refusals);
    expect(await listingsOf(person)).toHaveLength(113);
  });

  it("is told of each mistake by row, column, value and what to do", async () => {
    const person = await withBusiness();
    const { refusals } = await checked(person, sheetCsv({ rows: 10, bad: 1 }));
    expect(refusals).toEqual([
      {
        rowNumber: 11,
        problems: [{ heading: "Price", letter: "F", value: "-5", message: expect.any(String) }],
      },
    ]);
  });
});

describe("a run", () => {
  it("makes listings that searches find at once, with what they fit", async () => {
    const person = await withBusiness();
    await imported(person, sheetCsv({ rows: 2 }));
    const [first] = await listingsOf(person);
    expect(first).toMatchObject({
      ...{ sku: "YARD-1", name: "Alternator Honda Civic 2005", part_number: "00000-0-A00" },
      ...{ category: "electrical", part_type: "alternator", condition: "used", grade: "A" },
      ...{ price_cents: 2095, quantity: 1, shelf: "R0-B0", state: "published", version: 1 },
    });
    const { rows } = await own.db.execute(sql`
      select l.document @@ to_tsquery('simple', 'civic') or l.document::text like '%#honda/civic%' as finds,
        f.cell = l.cell and f.signature <> 0 and f.price_cents = l.price_cents as follows,
        (select count(*)::int from listing_number n where n.listing_key = l.key) as numbers
      from listing l join fitment f on f.listing_key = l.key where l.sku = 'YARD-1' and l.id = ${first?.id}`);
    expect(rows).toEqual([{ finds: true, follows: true, numbers: 2 }]);
    const events = await own.db
      .select()
      .from(listingEvent)
      .where(eq(listingEvent.listingId, first?.id ?? ""));
    expect(events).toMatchObject([
      { action: "publish", accountId: person.id, why: "Import of parts.csv" },
    ]);
  });

  it("changes what a row says otherwise, and nothing else", async () => {
    const person = await withBusiness();
    await imported(person, sheetCsv({ rows: 3 }));
    const again = await imported(person, sheetCsv({ rows: 3 }));
    expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 3, refused: 0 });
    const { counts } = await imported(
      person,
      "SKU,Price\nYARD-1,20.95\nYARD-2,99.95\nOTHER,5.00\n",
    );
    expect(counts).toEqual({ added: 0, changed: 1, unchanged: 1, refused: 1 });
    const [one, two] = await listingsOf(person);
    expect(one).toMatchObject({ version: 1, price_cents: 2095 });
    expect(two).toMatchObject({ version: 2, price_cents: 9995, shelf: "R1-B1", quantity: 2 });
  });

  it("leaves a listing where it is that lies somewhere else", async () => {
    const person = await withBusiness();
    await imported(person, sheetCsv({ rows: 2 }));
    const [, away] = await listingsOf(person);
    const tulsa = { locationName: "Tulsa, OK", lat: 36.154, lng: -95.993 };
    await own.db
      .update(listing)
      .set(tulsa)
      .where(eq(listing.id, away?.id ?? ""));
    await imported(person, "SKU,Price\nYARD-1,19.95\nYARD-2,99.95\n");
    expect(await listingsOf(person)).toMatchObject([
      { price_cents: 1995, location_name: "Boise, ID" },
      { price_cents: 9995, location_name: "Tulsa, OK", lat: 36.154, lng: -95.993 },
    ]);
  });
});

describe("a row", () => {
  const head = "SKU,Title,Part number,Condition,Grade,Price,Quantity,Status\n";

  /** What is said of the refused rows of a file, in order. */
  const refusalsOf = async (person: Person, content: string) =>
    (await checked(person, content)).refusals.map(({ problems }) =>
      problems.map(({ message }) => message).join(" "),
    );

  it("mended in the file of refused rows is taken, with no other row changed", async () => {
    const person = await withBusiness();
    const first = await imported(person, sheetCsv({ rows: 20, bad: 1 }));
    const csv = await refusedRowsCsv(of(person, first.id));
    expect(csv?.fileName).toBe("parts-refused.csv");
    let text = "";
    for await (const piece of csv?.text ?? []) text += piece;
    expect(text).toContain("What to fix");
    expect(text.trim().split("\r\n")).toHaveLength(2);
    const again = await imported(person, text.replace("'-5", "15.00"));
    expect(again.counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await listingsOf(person)).toHaveLength(20);
  });

  it("whose SKU another row of the file has is refused", async () => {
    const person = await withBusiness();
    const { counts } = await imported(
      person,
      `${head}A,Strut,A-100,new,,5,1,\nB,Strut,B-100,new,,5,1,\nA,Strut,C-100,new,,9,1,\n`,
    );
    expect(counts).toMatchObject({ added: 2, refused: 1 });
  });

  it("for a draft, an archived listing, or a part that may not be sold is refused", async () => {
    const person = await withBusiness();
    await drafted(person, { ...part, sku: "D" });
    const id = await published(person, { ...part, sku: "E", partNumber: "E-1" });
    await send(person, id, { intent: "archive" });
    const rows = ["D,Strut,D-1", "E,Strut,E-1", "F,Driver airbag,F-1"];
    expect(
      await refusalsOf(person, `${head}${rows.map((row) => `${row},used,A,5,1,\n`).join("")}`),
    ).toEqual([
      expect.stringContaining("You have a draft with the SKU D."),
      expect.stringContaining("Your listing with the SKU E is archived"),
      expect.stringContaining("airbags"),
    ]);
  });

  it("says whether buyers see the listing; a draft is one that they do not see", async () => {
    const person = await withBusiness();
    const row = (sku: string, state: string) => `${sku},Strut,${sku}-1,new,,5,1,${state}\n`;
    await imported(person, `${head}${row("A", "draft")}${row("B", "paused")}${row("C", "")}`);
    const states = async () => (await listingsOf(person)).map(({ state }) => state);
    expect(await states()).toEqual(["paused", "paused", "published"]);
    const { counts } = await imported(
      person,
      `${head}${row("A", "published")}${row("B", "draft")}${row("C", "paused")}`,
    );
    expect(counts).toMatchObject({ changed: 2, unchanged: 1 });
    expect(await states()).toEqual(["published", "paused", "paused"]);
    const actions = await own.db.select().from(listingEvent);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["resume", "pause"]),
    );
  });

  it("of another condition takes what only used parts have", async () => {
    const person = await withBusiness();
    const id = await published(person, { ...part, sku: "A", damage: "A scratch" });
    expect(await refusalsOf(person, "SKU,Condition,Grade\nA,new,\n")).toEqual([]);
    await imported(person, "SKU,Condition\nA,new\n");
    expect(await listingsOf(person)).toMatchObject([
      { id, condition: "new", grade: null, damage: "", version: 2 },
    ]);
    expect(await refusalsOf(person, "SKU,Grade\nA,B\n")).toEqual([
      expect.stringContaining("Only used parts have a grade"),
    ]);
  });

  it("without a column for condition or quantity takes the answers where it is new", async () => {
    const person = await withBusiness();
    await published(person, { ...part, sku: "A" });
    const id = await received(
      person,
      "SKU,Title,Part number,Price\nA,Strut,A-1,5\nB,Strut,B-1,5\n",
    );
    const { columns } = await view(person, id);
    await setMapping({
      ...of(person, id),
      mapping: columns.map(({ field }) => field),
      answers: { condition: "new", quantity: "1", other: "what is not asked" },
    });
    await startCheck(of(person, id));
    await runJobs();
    await startRun(of(person, id));
    await runJobs();
    expect(await listingsOf(person)).toMatchObject([
      { sku: "A", name: "Strut", condition: "used", quantity: 2 },
      { sku: "B", condition: "new", quantity: 1 },
    ]);
  });

  it("with pictures has them fetched where its listing has no photo", async () => {
    const person = await withBusiness();
    const line = (sku: string) =>
      `${sku},Strut,${sku}-1,new,5,1,https://example.com/${sku}.jpg | https://example.com/b.jpg\n`;
    const { id } = await checked(
      person,
      `SKU,Title,Part number,Condition,Price,Quantity,Photos\n${line("A")}${line("B")}`,
    );
    expect(await queuedJobs(own.db)).toEqual([]);
    await startRun(of(person, id));
    await readImportJob.perform({ id }, run);
    const { rows } = await own.db.execute(sql`
      select payload ->> 'listingId' as "listingId", payload -> 'urls' as urls
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${fetchPicturesJob.name} order by j.id`);
    const [one, two] = await listingsOf(person);
    const urls = (sku: string) => [`https://example.com/${sku}.jpg`, "https://example.com/b.jpg"];
    expect(rows).toEqual([
      { listingId: one?.id, urls: urls("A") },
      { listingId: two?.id, urls: urls("B") },
    ]);
    await own.db.execute(sql`delete from graphile_worker._private_jobs`);
  });

  it("keeps the numbers and vehicles of which it says nothing", async () => {
    const person = await withBusiness();
    await published(person, { ...part, sku: "A" });
    const { counts } = await imported(
      person,
      "SKU,OEM numbers,Fits\nA,47730-33230,Toyota | Camry | 2012-2014 | 2.5 L\n",
    );
    expect(counts.unchanged).toBe(1);
    await imported(person, "SKU,Interchange numbers,Fits\nA,X-1,Honda | Fit | 2009\n");
    const [row] = await listingsOf(person);
    expect(row?.other_numbers).toEqual([
      { kind: "oem", number: "47730-33230" },
      { kind: "interchange", number: "X-1" },
    ]);
    const { rows } = await own.db.execute(
      sql`select make, model, y0, y1 from fitment where listing_key = ${row?.key}`,
    );
    expect(rows).toEqual([{ make: "Honda", model: "Fit", y0: 2009, y1: 2009 }]);
  });
});

it("a vehicle that a row names twice, of other years, is one of all its years", async () => {
  const person = await withBusiness();
  const fits = "Honda | Civic | 2012-2014; Honda | Civic | 2012-2015";
  const sheet = `SKU,Title,Part number,Condition,Price,Quantity,Category,Fits\nA,Alternator,X-1,new,5,1,Electrical,${fits}\n`;
  expect((await imported(person, sheet)).counts.added).toBe(1);
  const [row] = await listingsOf(person);
  const { rows } = await own.db.execute(
    sql`select make, model, y0, y1, note from fitment where listing_key = ${row?.key}`,
  );
  expect(rows).toEqual([{ make: "Honda", model: "Civic", y0: 2012, y1: 2015, note: "" }]);
  expect((await imported(person, sheet)).counts.unchanged).toBe(1);
});

describe("an undo", () => {
  it("takes back what is still as the import left it, and says what is not", async () => {
    const person = await withBusiness();
    await imported(person, sheetCsv({ rows: 3 }));
    const { id } = await imported(person, sheetCsv({ rows: 5, dearer: 10 }));
    await own.db.execute(
      sql`update listing set version = version + 1 where sku in ('YARD-2', 'YARD-5') and seller_id = (select id from seller where account_id = ${person.id})`,
    );
    expect((await view(person, id)).undo).toEqual({ kind: "possible", until: expect.any(Date) });
    expect(await undoImport(of(person, id))).toEqual({ kind: "done" });
    const { undo, can } = await view(person, id);
    expect(undo).toMatchObject({ kind: "undone", undone: 3, changed: 2, sold: 0 });
    expect(undo).toMatchObject({ kept: [{ sku: "YARD-2" }, { sku: "YARD-5" }] });
    expect(can).toEqual({ match: false, check: false, run: false, stop: false, discard: false });
    expect((await listingsOf(person)).map((each) => [each.sku, each.price_cents])).toEqual([
      ...[
        ["YARD-1", 2095],
        ["YARD-2", 3195],
        ["YARD-3", 2295],
        ["YARD-5", 3495],
      ],
    ]);
  });
});

describe("an undo of many", () => {
  it("goes on in the background, and keeps what was sold", async () => {
    const person = await withBusiness();
    await imported(
      person,
      "SKU,Title,Part number,Condition,Price,Quantity\nOLD,Strut,O-1,new,5,3\n",
    );
    const { id } = await imported(
      person,
      `${sheetCsv({ rows: 230 })}OLD,Strut,O-1,new,,9,3,,,,Honda | Fit | 2009,\r\n`,
    );
    const bought = (await listingsOf(person)).find(({ sku }) => sku === "YARD-7");
    const buyer = await signedIn();
    const placed = await placeOrder({
      ...{ id: newId(), listingId: bought?.id ?? "", quantity: 1 },
      ...{ buyerAccountId: buyer.id, customerName: "A Buyer" },
    });
    expect(placed.kind).toBe("placed");
    expect(await undoImport(of(person, id))).toEqual({ kind: "done" });
    expect((await view(person, id)).undo).toEqual({ kind: "undoing", done: 0, total: 231 });
    await runJobs();
    expect((await view(person, id)).undo).toMatchObject({
      ...{ kind: "undone", undone: 230, changed: 0, sold: 1 },
      kept: [{ sku: "YARD-7", why: "sold" }],
    });
    expect(await listingsOf(person)).toMatchObject([
      { sku: "OLD", price_cents: 500 },
      { sku: "YARD-7", state: "published" },
    ]);
    const { rows } = await own.db.execute(
      sql`select count(*)::int as n from fitment f where not exists (select from listing l where l.key = f.listing_key)`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(await undoImport(of(person, id))).toEqual({ kind: "done" });
  });

  it("is too late after 30 days", async () => {
    const person = await withBusiness();
    const { id } = await imported(person, sheetCsv({ rows: 2 }));
    await own.db.execute(sql`update listing_batch set created_at = now() - interval '31 days'`);
    expect((await view(person, id)).undo).toEqual({ kind: "none" });
    expect(await undoImport(of(person, id))).toMatchObject({ reason: "wrong-state" });
    await own.db.execute(sql`update listing_import set ended_at = now() - interval '31 days'`);
    await sweepBatchesJob.perform({}, run);
    await sweepImportsJob.perform({}, run);
    expect(await getImport(of(person, id))).toBeUndefined();
    expect(await files()).not.toContain(`${id}.csv`);
    expect(await listingsOf(person)).toHaveLength(2);
  });
});

describe("an import", () => {
  it("that breaks off in the middle goes on: no row twice, none lost", async () => {
    const person = await withBusiness();
    const { id } = await checked(person, sheetCsv({ rows: 300, bad: 3 }));
    await startRun(of(person, id));
    await own.db.execute(sql`
      create function break_off() returns trigger language plpgsql as $$
      begin if new.sku = 'YARD-180' then raise exception 'broken off'; end if; return new; end $$`);
    await own.db.execute(
      sql`create trigger break_off before insert on listing for each row execute function break_off()`,
    );
    await expect(readImportJob.perform({ id }, run)).rejects.toThrow();
    const { progress, state, counts } = await view(person, id);
    expect(state).toBe("running");
    expect(progress.rowsDone).toBeGreaterThan(0);
    expect(progress.rowsDone).toBe(counts.added + counts.refused);
    expect(await listingsOf(person)).toHaveLength(counts.added);
    await own.db.execute(sql`drop function break_off cascade`);
    await runJobs();
    expect(await view(person, id)).toMatchObject({
      state: "done",
      counts: { added: 297, changed: 0, unchanged: 0, refused: 3 },
    });
    expect(await listingsOf(person)).toHaveLength(297);
  });

  it("whose process is killed in the middle goes on: no row twice, none lost", async () => {
    const person = await withBusiness();
    const rows = 1_500;
    const { id } = await checked(person, sheetCsv({ rows, bad: 10 }));
    await startRun(of(person, id));
    const script = path.resolve(import.meta.dirname, "../support/start-reading-import.ts");
    const reading = spawn(process.execPath, ["--import", "tsx", script, id], { stdio: "inherit" });
    const died = once(reading, "exit");
    await expect
      .poll(async () => (await view(person, id)).progress.rowsDone, { timeout: 60_000 })
      .toBeGreaterThan(100);
    reading.kill("SIGKILL");
    expect(await died).toEqual([null, "SIGKILL"]);
    const { state, counts } = await view(person, id);
    expect(state).toBe("running");
    expect(counts.added).toBeLessThan(rows - 10);
    expect(await listingsOf(person)).toHaveLength(counts.added);
    while ((await view(person, id)).state === "running") await readImportJob.perform({ id }, run);
    expect(await view(person, id)).toMatchObject({
      state: "done",
      counts: { added: rows - 10, changed: 0, unchanged: 0, refused: 10 },
    });
    expect(await listingsOf(person)).toHaveLength(rows - 10);
  }, 120_000);

  it("whose worker stops is taken up by the next one", async () => {
    const person = await withBusiness();
    const { id } = await checked(person, sheetCsv({ rows: 5 }));
    await startRun(of(person, id));
    await own.db.execute(sql`delete from graphile_worker._private_jobs`);
    await readImportJob.perform({ id }, { signal: AbortSignal.abort(), attempt: 1 });
    expect(await queuedJobs(own.db)).toMatchObject([{ name: "imports.read" }]);
    await own.db.execute(sql`delete from graphile_worker._private_jobs`);
    await sweepImportsJob.perform({}, run);
    await runJobs();
    expect(await view(person, id)).toMatchObject({ state: "done", counts: { added: 5 } });
  });

  it("that fails again and again says so in the end, and can be tried once more", async () => {
    const person = await withBusiness();
    const { id } = await checked(person, sheetCsv({ rows: 2 }));
    await startRun(of(person, id));
    await own.db.execute(sql`alter table listing_event rename to listing_event_away`);
    await expect(readImportJob.perform({ id }, run)).rejects.toThrow();
    await readImportJob.perform({ id }, { ...run, attempt: readImportJob.maxAttempts });
    await own.db.execute(sql`alter table listing_event_away rename to listing_event`);
    expect(await view(person, id)).toMatchObject({
      ...{ state: "failed", can: { run: true } },
      problem: expect.stringContaining("Something went wrong on our side"),
    });
    await startRun(of(person, id));
    await runJobs();
    expect(await view(person, id)).toMatchObject({ state: "done", counts: { added: 2 } });
  });

  it("of a thousand columns or a huge cell is refused", async () => {
    const person = await withBusiness();
    const sent = (content: string) =>
      receiveImport({ accountId: person.id, fileName: "a.csv", stream: fileOf(content)() });
    const wide = Array.from({ length: 1_000 }, (_, index) => `Column ${index}`).join(",");
    expect(await sent(`SKU,${wide}\nA\n`)).toMatchObject({
      message: expect.stringContaining("1,001 columns"),
    });
    expect(await sent(`SKU,Title\nA,"${"x".repeat(10_000_000)}"\n`)).toMatchObject({
      message: expect.stringContaining("over a million characters"),
    });
  });

  it("whose file is gone fails, and says so", async () => {
    const person = await withBusiness();
    const id = await received(person, sheetCsv({ rows: 3 }));
    await startCheck(of(person, id));
    await rm(path.join(folder, "imports", `${id}.csv`));
    await runJobs();
    expect(await view(person, id)).toMatchObject({
      state: "failed",
      problem: "We don't have the file of this import any more. Upload it again.",
    });
  });

  it("that was stopped goes on where it was", async () => {
    const person = await withBusiness();
    const { id } = await checked(person, sheetCsv({ rows: 5 }));
    await startRun(of(person, id));
    expect(await stopImport(of(person, id))).toEqual({ kind: "done" });
    await runJobs();
    expect(await view(person, id)).toMatchObject({ state: "stopped", progress: { rowsDone: 0 } });
    expect(await startRun(of(person, id))).toEqual({ kind: "done" });
    await runJobs();
    expect(await view(person, id)).toMatchObject({ state: "done", counts: { added: 5 } });
  });

  it("that somebody else reads is left to them", async () => {
    const person = await withBusiness();
    const { id } = await checked(person, sheetCsv({ rows: 200 }));
    await startRun(of(person, id));
    await Promise.all([readImportJob.perform({ id }, run), readImportJob.perform({ id }, run)]);
    await runJobs();
    expect(await view(person, id)).toMatchObject({ state: "done", counts: { added: 200 } });
    expect(await listingsOf(person)).toHaveLength(200);
    const [row] = await own.db.select().from(listingImport).where(eq(listingImport.id, id));
    expect(row?.lastRow).toBe(201);
  });
});
