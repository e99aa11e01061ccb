import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { categories, conditions } from "~/platform/enums";
import { signatureOf, wordSignature } from "~/search/fitment/bloom-signature.server";
import { cellOf } from "~/search/geo/morton-cells";
import { bandOf } from "~/search/plan/price-bands";
import { categoryBit } from "~/search/text/category-mask";
import { vehicleWord } from "~/search/text/tokenize";
import { words } from "~/text/fold";
import { normalNumber } from "~/text/part-number";
import { int2 } from "../../scripts/lib/sample-catalogue/fields";
import { kindOf } from "../../scripts/lib/sample-catalogue/kinds";
import { useDatabase } from "../support/database";

/*
 * What the database and TypeScript both compute: in SQL (app/platform/db/functions) for what is stored, in
 * TypeScript for what is asked. A search finds nothing where the two differ, so both are given the same inputs.
 */

const own = useDatabase({ seed: false });
const inputs = 500;

/** Numbers from 0 to 1, the same in every run: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What people and makers write, and what nobody should. */
const oddTexts = [
  ...[
    "",
    " ",
    "\t\r\n",
    "0",
    "-",
    "'",
    "\\",
    "%_\\'",
    "<b>bold</b>",
    "NULL",
    "a\u00a0b",
    "\ufeffbom",
  ],
  ...[
    "Müller & Söhne, K&N 2.0 L",
    "Front/Rear—Brake  Pads",
    "ÉTÉ été",
    "北京 Auto",
    "STRASSE straße ẞ",
  ],
  ...["İstanbul ISPARTA ıi", "ΟΔΟΣ οδός Σ", "Ǆ ǅ ǆ", "ﬁlter ﬀ", "Ⅷ ⅷ ②", "ａｂｃ１２３", "½ ¼ x²"],
  ...[
    "e\u0301te\u0301",
    "\u0301",
    "a\u0327\u0301",
    "क्षि हिन्दी",
    "مرحبا بالعالم ١٢٣",
    "שלום",
    "ไทย ภาษา",
  ],
  ...[
    "👩‍🔧🔧",
    "🇩🇪",
    "𝔘𝔫𝔦",
    "𐐀𐐨",
    "\u202eabc\u202c",
    "\u200bzero\u200dwidth",
    "\u00adsoft\u00adhyphen",
  ],
  ...[
    "43512-06150",
    "09.C410.13",
    "1K0 615 301 AA",
    "٤٣٥",
    "A".repeat(40),
    "b".repeat(41),
    "ß".repeat(41),
  ],
  ...[
    "é".repeat(41),
    "x ".repeat(5_000),
    "long".repeat(2_500),
    "_a_b_",
    "a_b",
    "~golf",
    "~~x",
    "#vw/golf",
  ],
  ...[
    "C++",
    "F-150",
    "3 Series",
    "Mazda3",
    "½-ton",
    "Citroën C4",
    "Škoda Octavia",
    "Łódź",
    "Đà Nẵng",
    "ŉ ǰ",
  ],
];

const alphabets = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  " -/.,_'\"()&+#@~%\\",
  "äöüßéèêñçøåæœłđðþşğıİÄÖÜÉÇØÅ",
  "αβγδεζηθσςΣΩабвгдеёжЖЯЇ北京部品ブレーキ가나다",
  "\u0301\u0308\u0327\u200d\u00ad٠١٢३४⅓Ⅳ②ｱﾊﾟ",
].map((letters) => [...letters]);

const texts = (() => {
  const random = randomFrom(27);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const text = () =>
    Array.from({ length: Math.floor(random() * 24) }, () => pick(pick(alphabets))).join("");
  return [...oddTexts, ...Array.from({ length: inputs - oddTexts.length }, text)];
})();

const points = (() => {
  const random = randomFrom(8);
  const edges = [
    ...[90, -90, 85.0511287798, -85.0511287798, 85.06, 0, -0, 1e-12, 40.7128],
    ...[-85.06, 66.51326, 45, -45],
  ].flatMap((lat) =>
    [180, -180, 179.9999999, -179.9999999, 0, -0, 1e-12, -74.006].map((lng) => ({ lat, lng })),
  );
  const more = Array.from({ length: inputs - edges.length }, () => ({
    lat: random() * 180 - 90,
    lng: random() * 360 - 180,
  }));
  return [...edges, ...more];
})();

const cents = (() => {
  const random = randomFrom(5);
  const edges = [0, 1, 31, 32, 33, 63, 64, 65, 127, 128, 99_999_999, 2 ** 30, 2 ** 31 - 1];
  const more = Array.from({ length: inputs - edges.length }, () =>
    Math.floor(2 ** (random() * 31)),
  );
  return [...edges, ...more];
})();

const at = <T>(all: readonly T[], index: number) => all[index % all.length] as T;
const someCategories = texts.map((text, index) => (index % 5 === 0 ? text : at(categories, index)));

/** Both sides of a pair, for each of its inputs; SQL reads them from the rows `i`. */
const pairs: Record<string, { rows: readonly object[]; inSql: string; inTypeScript: unknown[] }> = {
  part_norm: {
    rows: texts.map((text) => ({ text })),
    inSql: "part_norm(i->>'text')",
    inTypeScript: texts.map(normalNumber),
  },
  search_words: {
    rows: texts.map((text) => ({ text })),
    inSql:
      "(select coalesce(json_agg(w order by w collate \"C\"), '[]') from unnest(search_words(i->>'text')) w)",
    inTypeScript: texts.map((text) => words(text).toSorted(byBytes)),
  },
  vehicle_word: {
    rows: texts.map((make, index) => ({ make, model: at(texts, index * 7 + 3) })),
    inSql: "vehicle_word(i->>'make', i->>'model')",
    inTypeScript: texts.map((make, index) =>
      vehicleWord({ make, model: at(texts, index * 7 + 3) }),
    ),
  },
  word_signature: {
    rows: texts.map((text) => ({ text })),
    inSql: "word_signature(i->>'text')::text",
    inTypeScript: texts.map((text) => String(wordSignature(text))),
  },
  document_signature: {
    rows: texts.map((text) => ({ words: words(text) })),
    inSql:
      "document_signature(array_to_tsvector(array(select w from json_array_elements_text(i->'words') w)))::text",
    inTypeScript: texts.map((text) => String(signatureOf(words(text)))),
  },
  map_cell: {
    rows: points,
    inSql: "map_cell((i->>'lat')::float8, (i->>'lng')::float8)::float8",
    inTypeScript: points.map(({ lat, lng }) => cellOf(lat, lng)),
  },
  category_bit: {
    rows: someCategories.map((category) => ({ category })),
    inSql: "category_bit(i->>'category')",
    inTypeScript: someCategories.map(categoryBit),
  },
  listing_kind: {
    rows: texts.map((_, index) => ({
      category: at(categories, index),
      condition: at(conditions, Math.floor(index / categories.length)),
    })),
    inSql: "listing_kind(i->>'category', i->>'condition')",
    inTypeScript: texts.map((_, index) =>
      kindOf(at(categories, index), at(conditions, Math.floor(index / categories.length))),
    ),
  },
  "priced_word and placed_words": {
    rows: cents.map((price) => ({ price, band: bandOf(price) })),
    inSql:
      "placed_words(array_to_tsvector('{brake}'), 0, (i->>'price')::int, 'used') && array[priced_word('brake', 'used', (i->>'band')::int)]",
    inTypeScript: cents.map(() => true),
  },
};

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

describe("what SQL and TypeScript both compute", () => {
  it.each(Object.entries(pairs))("is the same of 500 inputs: %s", async (name, pair) => {
    const { rows } = await own.db.execute<{ said: unknown }>(
      sql`select to_json(${sql.raw(pair.inSql)}) as said
          from json_array_elements(${JSON.stringify(pair.rows)}::json) with ordinality all_rows(i, n) order by n`,
    );
    const ours =
      name === "listing_kind"
        ? rows.map(({ said }) => int2(Number(said)))
        : rows.map(({ said }) => said);
    expect(ours).toHaveLength(inputs);
    const differing = pair.rows.flatMap((input, index) => {
      const [inSql, inTypeScript] = [ours[index], pair.inTypeScript[index]];
      return JSON.stringify(inSql) === JSON.stringify(inTypeScript)
        ? []
        : [{ input, inSql, inTypeScript }];
    });
    expect(differing).toEqual([]);
  });
});
