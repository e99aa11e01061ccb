import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { CopyRows } from "../../scripts/lib/sample-catalogue/copy-rows";
import * as fields from "../../scripts/lib/sample-catalogue/fields";
import { counterOf } from "../../scripts/lib/sample-catalogue/sellers";
import { WordCounts } from "../../scripts/lib/sample-catalogue/word-counts";
import {
  bitsOf,
  inOrder,
  lexemeOf,
  textOf,
  wordIdOf,
} from "../../scripts/lib/sample-catalogue/word-ids";
import { copyRows } from "../../scripts/lib/sample-catalogue/write";
import { useDatabase } from "../support/database";

/* What `npm run seed` writes for COPY in its binary format is what PostgreSQL itself makes of the text. */

const own = useDatabase({ seed: false });
let client: pg.Client;
beforeAll(async () => {
  client = new PostgresClient(own.url);
  await client.connect();
});
afterAll(async () => await client.end());

/** What is in a column of that type after COPY, and whether it is kept as the same text is. */
async function copied(type: string, write: (rows: CopyRows) => unknown, text: string | null) {
  await client.query(`create temp table copied (value ${type}, next text)`);
  try {
    const rows = new CopyRows();
    for (const mark of ["one", "two"]) {
      write(rows.row(2));
      rows.put(fields.text(mark));
    }
    await copyRows(client, "copied (value, next)", rows.all());
    await client.query(`insert into copied values ($1::text::${type}, 'text')`, [text]);
    const { rows: found } = await client.query(
      `select c.value::text, c.next, c.value is not distinct from t.value as same,
         pg_column_size(c.value) is not distinct from pg_column_size(t.value) as "asLong"
       from copied c, copied t where c.next <> 'text' and t.next = 'text'`,
    );
    return found;
  } finally {
    await client.query("drop table copied");
  }
}

const put = (piece: string) => (rows: CopyRows) => rows.put(piece);
const bits = (1n << 63n) | (1n << 40n) | (1n << 31n) | 5n;
const millis = Date.parse("2025-03-04T05:06:07.891Z");

describe("a field that is copied", () => {
  it.each<[type: string, text: string, write: (rows: CopyRows) => unknown]>([
    ["smallint", "1997", put(fields.int2(1997))],
    ["smallint", "-2", put(fields.int2(-2))],
    ["integer", "-70000", put(fields.int4(-70_000))],
    ["integer", "2147483647", (rows) => rows.int4(2_147_483_647)],
    ["integer", "-70000", (rows) => rows.int4(-70_000)],
    ["bigint", "4294967295", put(fields.int8(2 ** 32 - 1))],
    ["bigint", "4294967295", (rows) => rows.int8(0, 2 ** 32 - 1)],
    ["bigint", `${BigInt.asIntN(64, bits)}`, (rows) => rows.int8(Number(bits >> 32n), 0x80000005)],
    ["double precision", "-73.9235", put(fields.float8(-73.9235))],
    ["double precision", "0", put(fields.float8(-0))],
    ["boolean", "true", put(fields.bool(true))],
    ["boolean", "false", put(fields.bool(false))],
    ["text", "", put(fields.text(""))],
    ["text", "Łódź\t‘a’ \\N", put(fields.text("Łódź\t‘a’ \\N"))],
    [
      "uuid",
      "0194267a-ff00-7abc-8def-00000007fedc",
      put(fields.uuid("0194267a-ff00-7abc-8def-00000007fedc")),
    ],
    ["timestamptz", "2025-03-04 05:06:07.891+00", (rows) => rows.moment(millis)],
    ["timestamptz", "1999-12-31 23:59:59.999+00", (rows) => rows.moment(Date.UTC(2000) - 1)],
    ["text[]", "{}", put(fields.noTexts)],
    [
      "text",
      "00c0ffee",
      (rows) => {
        const from = rows.open();
        rows.hex(0xc0ffee, 8).close(from);
      },
    ],
  ])("is of %s what %j is", async (type, text, write) => {
    await client.query("set timezone = 'UTC'");
    const found = { value: text, asLong: true, same: true };
    expect(await copied(type, write, text)).toEqual([
      { ...found, next: "one" },
      { ...found, next: "two" },
    ]);
  });

  it("may have no value", async () => {
    expect(await copied("numeric(2,1)", put(fields.none), null)).toMatchObject([
      { value: null, next: "one" },
      { value: null, next: "two" },
    ]);
  });

  it("is any rating to a tenth", async () => {
    for (let each = 0; each <= 50; each += 1) {
      const text = (each / 10).toFixed(1);
      const [found] = await copied("numeric(2,1)", put(fields.tenths(each)), text);
      expect(found).toEqual({ value: text, next: "one", asLong: true, same: true });
    }
  });

  it("is longer than the room that there was", async () => {
    const text = "brake ".repeat(1_000_000);
    const [found] = await copied("text", put(fields.text(text)), text);
    expect(found).toMatchObject({ same: true, next: "one" });
  });
});

describe("a document that is copied", () => {
  const documentOf = (words: readonly number[]) => (rows: CopyRows) => {
    const from = rows.openWords(words.length);
    for (const word of words) rows.put(lexemeOf(word));
    rows.close(from);
  };

  it("is kept byte by byte as its words are", async () => {
    const words = ["rear", "ab", "~ab", "abc", "#kia/cee'd 2", "école", "łódź", "2014"];
    const ids = words.map(wordIdOf).toSorted(inOrder);
    await client.query("create temp table copied (document tsvector)");
    const rows = new CopyRows().row(1);
    documentOf(ids)(rows);
    await copyRows(client, "copied", rows.all());
    const { rows: found } = await client.query(
      `select tsvectorsend(document) = tsvectorsend(array_to_tsvector($1)) as same,
         tsvector_to_array(document) as words, document_signature(document)::text as bits
       from copied`,
      [words],
    );
    const { high, low } = bitsOf(words.filter((word) => !word.startsWith("#")));
    expect(found).toEqual([
      {
        same: true,
        words: ids.map(textOf),
        bits: `${(BigInt(high) << 32n) | BigInt.asUintN(32, BigInt(low))}`,
      },
    ]);
  });

  it("has the part's words and the seller's, each once, and none as beside that the seller says", () => {
    const seller = { id: "", trade: "store", locationName: "", lat: 0, lng: 0 } as const;
    const counter = counterOf({ ...seller, name: "Brake City & Golf Zoë" });
    const words = ["#volkswagen/golf", "brake", "pads", "~golf", "~volkswagen"].map(wordIdOf);
    const face = { head: "", purpose: "", numbers: [], bits: counter.bits };
    const counts = new WordCounts();
    const document = counts.documentOf(
      { ...face, words: words.toSorted(inOrder) },
      counter,
      "brake",
    );
    const said = ["#volkswagen/golf", "brake", "city", "golf", "pads", "zoe", "~volkswagen"];
    expect(document.map(textOf)).toEqual(said);
    counts.documentOf({ ...face, words: [wordIdOf("brake")] }, counter, "body");
    const [once, twice] = [
      { n: 1, categories: 0b001 },
      { n: 2, categories: 0b101 },
    ];
    expect(Object.fromEntries(counts.all())).toEqual({
      ...{ "#volkswagen/golf": once, pads: once, "~volkswagen": once },
      ...{ brake: twice, city: twice, golf: twice, zoe: twice },
    });
  });
});
