import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { closeDatabase, searchRows } from "~/platform/database.server";
import { findClusters } from "~/search/clusters.server";
import { findFacets } from "~/search/facets.server";
import { numbersMeant, understandNumber } from "~/search/numbers.server";
import { findParts } from "~/search/parts.server";
import { parseListingSearch } from "~/search/query";
import type { ListingSearch } from "~/search/search-params";
import { findVerdicts } from "~/search/verdicts.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { random } from "../../scripts/lib/sample-catalogue/random";
import { removeSampleCatalogue } from "../../scripts/lib/sample-catalogue/remove";
import { withSiteDatabase } from "../../scripts/lib/site-database";

/*
 * How long each kind of search takes, p50 and p95, as the catalogue grows. On the database in
 * DATA_DIR, which it fills and empties: give it a directory of its own.
 *   DATA_DIR=/tmp/bench node --import tsx tests/bench/search.ts
 *   … --big          2.3 million listings as well
 *   … --as-is        only what is there
 */
const { values } = parseArgs({
  options: {
    big: { type: "boolean", default: false },
    "as-is": { type: "boolean", default: false },
    times: { type: "string", default: "300" },
  },
});
const times = Number(values.times);
const dice = random(11, 11);

type Shape = { title: string; target: number; run: () => Promise<unknown> };

const towns = [
  [40.7128, -74.006],
  [51.5074, -0.1278],
  [35.68, 139.77],
  [-23.55, -46.63],
  [48.85, 2.35],
  [34.05, -118.24],
  [30.27, -97.74],
  [52.52, 13.4],
  [19.43, -99.13],
  [28.61, 77.21],
] as const;
const categories = ["brake", "electrical", "body", "suspension", "engine", "filter", "cooling"];
const conditions = ["new", "used", "refurbished"];

function query(text: string): ListingSearch {
  const outcome = parseListingSearch(new URLSearchParams(text));
  if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
  return outcome.search;
}

function view(zoom: number): string {
  const [lat, lng] = dice.pick(towns);
  const [wide, high] = [(1280 / 256) * (360 / 2 ** zoom), (800 / 256) * (360 / 2 ** zoom) * 0.7];
  const clamp = (value: number, limit: number) =>
    Math.max(-limit, Math.min(limit, value)).toFixed(5);
  const [x, y] = [lng + dice.normal() * wide * 0.3, lat + dice.normal() * high * 0.3];
  return `bounds=${clamp(x - wide / 2, 180)},${clamp(y - high / 2, 85)},${clamp(x + wide / 2, 180)},${clamp(y + high / 2, 85)}&near=${lat},${lng}`;
}

const sampleNumbers = async () => {
  const rows = await searchRows<{ part_number: string; name: string; key: number }>(sql`
    select l.part_number, l.name, l.key from generate_series(1, 400) g
    cross join lateral (select part_number, name, key from listing where key >= (select min(key) + ((max(key) - min(key)) * ((g * 7919) % 400) / 400.0)::int from listing) order by key limit 1) l`);
  return rows;
};

async function shapes(): Promise<Shape[]> {
  const known = await sampleNumbers();
  const some = () => dice.pick(known);
  const swapped = (text: string) => {
    const at = 1 + dice.below(Math.max(1, text.length - 2));
    return text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
  };
  const wrong = (text: string) => {
    const at = dice.below(text.length);
    return `${text.slice(0, at)}${dice.pick([..."0123456789"])}${text.slice(at + 1)}`;
  };
  const words = [
    "brake pads",
    "front rotor bosch",
    "alternator",
    "oil filter mann",
    "headlight left",
    "water pump gates",
    "control arm moog",
    "radiator nissens",
    "spark plug iridium",
    "cv axle",
  ];
  const vehicles = [
    ["Volkswagen", "Golf"],
    ["Toyota", "Camry"],
    ["Honda", "Civic"],
    ["Ford", "F-150"],
    ["BMW", "3 Series"],
    ["Mazda", "MX-5"],
    ["Volvo", "V70"],
    ["Subaru", "Outback"],
  ];
  const vehicle = () => {
    const [make = "", model = ""] = dice.pick(vehicles);
    return { make, model, year: 1998 + dice.below(24) };
  };
  const filters = () =>
    `category=${dice.pick(categories)}&condition=${dice.pick(conditions)}&max=${50 + dice.below(400)}`;
  return [
    {
      title: "part number, exact",
      target: 5,
      run: () => findParts(query(`q=${encodeURIComponent(some().part_number)}`)),
    },
    {
      title: "part number, prefix",
      target: 5,
      run: () =>
        findParts(query(`q=${encodeURIComponent(some().part_number.slice(0, 5).padEnd(4, "0"))}`)),
    },
    {
      title: "part number, one wrong",
      target: 5,
      run: async () => {
        const text = wrong(some().part_number);
        return (await understandNumber(text)) ?? (await numbersMeant(text));
      },
    },
    { title: "words", target: 10, run: () => findParts(query(`q=${dice.pick(words)}`)) },
    {
      title: "words, elsewhere",
      target: 10,
      run: () => findParts(query(`q=${dice.pick(words)}&near=${dice.pick(towns).join(",")}`)),
    },
    {
      title: "misspelt words",
      target: 10,
      run: () =>
        findParts(
          query(
            `q=${dice
              .pick(words)
              .split(" ")
              .map((w, i) => (i === 0 ? swapped(w) : w))
              .join(" ")}`,
          ),
        ),
    },
    {
      title: "view of a city, filters, nearest",
      target: 10,
      run: () => findParts(query(`${view(12)}&${filters()}`)),
    },
    {
      title: "wide view, filters, nearest",
      target: 10,
      run: () => findParts(query(`${view(6)}&${filters()}`)),
    },
    {
      title: "view of a city, by price",
      target: 10,
      run: () => findParts(query(`${view(12)}&sort=price&category=${dice.pick(categories)}`)),
    },
    {
      title: "wide view, by price",
      target: 10,
      run: () => findParts(query(`${view(6)}&sort=price`)),
    },
    { title: "newest", target: 10, run: () => findParts(query("sort=newest")) },
    ...[3, 6, 9, 12, 15].map((zoom) => ({
      title: `clusters, zoom ${zoom}`,
      target: 10,
      run: () =>
        findClusters(
          query(`${view(zoom)}${dice.chance(0.5) ? `&category=${dice.pick(categories)}` : ""}`),
          zoom,
        ),
    })),
    {
      title: "clusters of a city under a price",
      target: 10,
      run: () => findClusters(query(`${view(13)}&max=100`), 13),
    },
    { title: "facets, city", target: 25, run: () => findFacets(query(view(12))) },
    {
      title: "facets, city, filters",
      target: 25,
      run: () => findFacets(query(`${view(12)}&${filters()}`)),
    },
    { title: "facets, wide", target: 25, run: () => findFacets(query(view(5))) },
    {
      title: "facets, words",
      target: 25,
      run: () => findFacets(query(`${view(12)}&q=${dice.pick(words)}`)),
    },
    {
      title: "what fits, nearest",
      target: 10,
      run: () => {
        const { make, model, year } = vehicle();
        return findParts(query(`make=${make}&model=${model}&year=${year}&fits=1`));
      },
    },
    {
      title: "what fits, of a category",
      target: 10,
      run: () => {
        const { make, model, year } = vehicle();
        return findParts(
          query(
            `make=${make}&model=${model}&year=${year}&fits=1&category=${dice.pick(categories)}&${view(8)}`,
          ),
        );
      },
    },
    {
      title: "verdicts of a page",
      target: 10,
      run: () =>
        findVerdicts(
          Array.from({ length: 24 }, () => some().key),
          vehicle(),
        ),
    },
  ];
}

async function measure(): Promise<Map<string, [number, number, number]>> {
  const rows = new Map<string, [number, number, number]>();
  for (const { title, target, run } of await shapes()) {
    for (let warm = 0; warm < 40; warm += 1) await run();
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const begun = performance.now();
      await run();
      took.push(performance.now() - begun);
    }
    took.sort((a, b) => a - b);
    const at = (share: number) =>
      took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
    rows.set(title, [at(0.5), at(0.95), target]);
    process.stderr.write(`${title}: ${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)}\n`);
  }
  return rows;
}

await withSiteDatabase(async (url) => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  const sizes = values["as-is"] ? [undefined] : [0, 100_000, ...(values.big ? [2_300_000] : [])];
  const columns: [string, Map<string, [number, number, number]>][] = [];
  for (const size of sizes) {
    if (size === 0) await removeSampleCatalogue(url);
    else if (size) await loadSampleCatalogue(url, { seed: 7, listings: size });
    const [counted] = await searchRows<{ n: number }>(sql`select count(*)::int as n from listing`);
    columns.push([String(counted?.n.toLocaleString("en-US")), await measure()]);
    await closeDatabase();
  }
  const cell = (row: [number, number, number] | undefined) =>
    row ? `${row[0].toFixed(1)} / ${row[1].toFixed(1)}` : "";
  const [first] = columns;
  console.log(
    [
      `One at a time, ${times} times each, milliseconds p50 / p95; ${cpus().length} × ${cpus()[0]?.model.trim()}; Node ${process.version}.`,
      "",
      `| search | ${columns.map(([n]) => `${n} listings`).join(" | ")} | p95 at most |`,
      `| --- | ${columns.map(() => "---:").join(" | ")} | ---: |`,
      ...[...(first?.[1].keys() ?? [])].map(
        (title) =>
          `| ${title} | ${columns.map(([, rows]) => cell(rows.get(title))).join(" | ")} | ${first?.[1].get(title)?.[2]} |`,
      ),
    ].join("\n"),
  );
});
