import { sql } from "drizzle-orm";
import { searchRows } from "~/platform/db/database.server";
import { random } from "../../scripts/lib/sample-catalogue/random";

/* What people ask of the catalogue, each as its JSON endpoint answers it. */

export type Shape = {
  title: string;
  /** p95 at most, in ms. */
  target: number;
  /** How often among a hundred of the mixed load; 0: not in it. */
  share: number;
  run: () => Promise<unknown>;
};

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
] as const;

const dice = random(11, 11);

function view(zoom: number): string {
  const [lat, lng] = dice.pick(towns);
  const [wide, high] = [(1280 / 256) * (360 / 2 ** zoom), (800 / 256) * (360 / 2 ** zoom) * 0.7];
  const clamp = (value: number, limit: number) =>
    Math.max(-limit, Math.min(limit, value)).toFixed(5);
  const [x, y] = [lng + dice.normal() * wide * 0.3, lat + dice.normal() * high * 0.3];
  return `bounds=${clamp(x - wide / 2, 180)},${clamp(y - high / 2, 85)},${clamp(x + wide / 2, 180)},${clamp(y + high / 2, 85)}&near=${lat},${lng}`;
}

const near = () => `near=${dice.pick(towns).join(",")}`;
const filters = () =>
  `category=${dice.pick(categories)}&condition=${dice.pick(conditions)}&max=${50 + dice.below(400)}`;
const swapped = (text: string) => {
  const at = 1 + dice.below(Math.max(1, text.length - 2));
  return text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
};
const wrong = (text: string) => {
  const at = dice.below(text.length);
  return `${text.slice(0, at)}${dice.pick([..."0123456789"])}${text.slice(at + 1)}`;
};
const misspelt = () =>
  dice
    .pick(words)
    .split(" ")
    .map((word, at) => (at === 0 ? swapped(word) : word))
    .join(" ");
const vehicle = () => {
  const [make, model] = dice.pick(vehicles);
  return `make=${make}&model=${model}&year=${1998 + dice.below(24)}`;
};
const text = (said: string) => `q=${encodeURIComponent(said)}`;

/** Asks an endpoint under /api/v1 and takes its whole answer; throws unless that is a 200. */
export type Ask = (
  endpoint: "listings" | "clusters" | "facets" | "suggest",
  query: string,
) => Promise<void>;

/** Numbers that listings have, from all over the catalogue. */
async function someNumbers(): Promise<string[]> {
  const rows = await searchRows<{ part_number: string }>(sql`
    select l.part_number from generate_series(1, 400) g
    cross join lateral (select part_number from listing where key >= (
      select min(key) + ((max(key) - min(key)) * ((g * 7919) % 400) / 400.0)::int from listing) order by key limit 1) l`);
  return rows.map(({ part_number }) => part_number);
}

/** Every kind of search, of what the catalogue in DATABASE_URL has, asked in one way. */
export async function shapes(ask: Ask): Promise<Shape[]> {
  const list = (query: string) => ask("listings", query);
  const clusters = (query: string, zoom: number) => ask("clusters", `${query}&zoom=${zoom}`);
  const facets = (query: string) => ask("facets", query);
  const suggest = (typed: string) => ask("suggest", text(typed));
  const known = await someNumbers();
  const number = () => dice.pick(known);
  const shape = (title: string, target: number, share: number, run: Shape["run"]): Shape => ({
    ...{ title, target, share, run },
  });
  return [
    shape("part number, exact", 5, 12, () => list(text(number()))),
    shape("part number, its beginning", 5, 4, () =>
      list(text(number().slice(0, 5).padEnd(4, "0"))),
    ),
    shape("part number, one wrong character", 10, 3, () => list(text(wrong(number())))),
    shape("words", 10, 8, () => list(text(dice.pick(words)))),
    shape("words, elsewhere", 10, 8, () => list(`${text(dice.pick(words))}&${near()}`)),
    shape("misspelt words", 10, 4, () => list(text(misspelt()))),
    shape("words in a view of a city", 10, 4, () => list(`${text(dice.pick(words))}&${view(12)}`)),
    shape("view of a city, filters, nearest", 10, 10, () => list(`${view(12)}&${filters()}`)),
    shape("wide view, filters, nearest", 10, 4, () => list(`${view(6)}&${filters()}`)),
    shape("view of a city, by price", 10, 3, () =>
      list(`${view(12)}&sort=price&category=${dice.pick(categories)}`),
    ),
    shape("wide view, by price", 10, 2, () => list(`${view(6)}&sort=price`)),
    shape("words by price, anywhere", 10, 0, () =>
      list(
        `${text(dice.pick(words))}&sort=price&condition=${dice.pick(conditions)}&max=${50 + dice.below(400)}`,
      ),
    ),
    shape("newest", 10, 2, () => list("sort=newest")),
    ...[3, 6, 9, 12, 15, 18].map((zoom) =>
      shape(`clusters, zoom ${zoom}`, 10, zoom === 12 ? 6 : 1, () =>
        clusters(
          `${view(zoom)}${dice.chance(0.5) ? `&category=${dice.pick(categories)}` : ""}`,
          zoom,
        ),
      ),
    ),
    shape("clusters of a city under a price", 10, 2, () => clusters(`${view(13)}&max=100`, 13)),
    ...[2, 5].map((zoom) =>
      shape(`clusters, zoom ${zoom}, under a price`, 10, 0, () =>
        clusters(`${view(zoom)}&max=${50 + dice.below(400)}`, zoom),
      ),
    ),
    shape("clusters, zoom 3, of common words", 10, 0, () =>
      clusters(`${view(3)}&${text(dice.pick(["alternator", "brake", "filter"]))}`, 3),
    ),
    ...[3, 6].map((zoom) =>
      shape(`clusters, zoom ${zoom}, of what fits`, 10, 0, () =>
        clusters(
          `${view(zoom)}&${vehicle()}&fits=1${dice.chance(0.5) ? `&category=${dice.pick(categories)}` : ""}`,
          zoom,
        ),
      ),
    ),
    shape("facets, city", 25, 3, () => facets(view(12))),
    shape("facets, city, filters", 25, 3, () => facets(`${view(12)}&${filters()}`)),
    shape("facets, wide", 25, 1, () => facets(view(5))),
    shape("facets, words in a city", 25, 2, () => facets(`${view(12)}&${text(dice.pick(words))}`)),
    shape("facets, common words anywhere", 25, 0, () =>
      facets(text(dice.pick(["front", "brake"]))),
    ),
    shape("what fits, nearest", 10, 4, () => list(`${vehicle()}&fits=1&${near()}`)),
    shape("what fits, of a category, in a view", 10, 3, () =>
      list(`${vehicle()}&fits=1&category=${dice.pick(categories)}&${view(8)}`),
    ),
    shape("words that fit", 10, 3, () =>
      list(`${vehicle()}&fits=1&${text(dice.pick(words))}&${near()}`),
    ),
    shape("a page with verdicts", 10, 4, () => list(`${vehicle()}&${view(12)}`)),
    shape("suggestions, words", 10, 3, () => suggest(dice.pick(words).slice(0, 3 + dice.below(8)))),
    shape("suggestions, number", 10, 3, () => suggest(number().slice(0, 4 + dice.below(4)))),
    shape("suggestions, mistyped number", 10, 1, () => suggest(`${number()}7`)),
    shape("suggestions, vehicle and words", 10, 2, () =>
      suggest(`${1995 + dice.below(30)} golf ${dice.pick(words).slice(0, 6)}`),
    ),
    shape("suggestions, mistyped word", 10, 1, () => suggest(`x${dice.pick(words)}`)),
  ];
}

/** The mixed load: each kind as often as it is asked among a hundred, the like far apart. */
export function deck(all: readonly Shape[]): () => Shape["run"] {
  const cards = all.flatMap(({ share, run }) => Array.from({ length: share }, () => run));
  let next = 0;
  return () => {
    // A step that has nothing in common with the length takes every one.
    next = (next + 37) % cards.length;
    const card = cards[next];
    if (!card) throw new Error("No kind of search is in the mixed load.");
    return card;
  };
}
