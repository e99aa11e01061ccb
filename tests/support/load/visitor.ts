import type { Random } from "../../../scripts/lib/sample-catalogue/random";
import type { Asking } from "./asking";

/*
 * Somebody who looks around. What the answers must be is found out before anything is broken, and does
 * not change: nobody orders what is looked for here. The bounds are others each time, so that few
 * answers come out of the site's memory.
 */

/** One thing to look for: where it is asked, and what of the answer must be the same each time. */
interface Look {
  activity: string;
  path: (dice: Random) => string;
  seen: (text: string) => string;
}

/** A box around New York that holds all of the site's own sample parts, a little other each time. */
function box(dice: Random): string {
  const a = () => dice.next() * 0.01;
  return [-74.2 - a(), 40.5 - a(), -73.7 + a(), 40.9 + a()].map((at) => at.toFixed(6)).join(",");
}

const query = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`;

interface Listings {
  listings: { id: string; name: string; priceCents: number; quantity: number }[];
  total: unknown;
}

const listings = (text: string) => {
  const { listings: found, total }: Listings = JSON.parse(text);
  const rows = found.map(({ id, name, priceCents, quantity }) => [id, name, priceCents, quantity]);
  return JSON.stringify([rows, total]);
};

/** How the clusters lie depends on the zoom alone; their order on the bounds. */
const clusters = (text: string) => {
  const answer: { clusters: { id: string; count: number; minPriceCents: number }[] } =
    JSON.parse(text);
  const shown = answer.clusters.map(({ id, count, minPriceCents }) => [id, count, minPriceCents]);
  return JSON.stringify(shown.map(String).toSorted());
};

/** What comes last: the page's data is whole. */
const lastOfPage = /streamController\.close\(\);<\/script>(<!--.*?-->)*\s*(<\/body><\/html>)?\s*$/;
const cutOff = "a page that was cut off";

/** What a reader goes by: the title, the headings, the parts that are led to, and every price. */
export function pageOf(text: string): string {
  if (!lastOfPage.test(text)) return cutOff;
  const visible = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  const all = (pattern: RegExp) => [...visible.matchAll(pattern)].map((match) => match[1]);
  return JSON.stringify([
    all(/<title>(.*?)<\/title>/g),
    all(/<h[12][^>]*>(.*?)<\/h[12]>/g),
    all(/href="\/parts\/([^"?]+)/g),
    all(/\$([\d,]+(?:\.\d\d)?)/g),
  ]);
}

const words = ["rotor", "alternator", "shock", "headlight", "brake", "camry", ""];
const parts = [...["alternator-27060-0v210", "brake-rotor-43512-06150"]];

const looks: Look[] = [
  ...words.flatMap((q) =>
    ["nearest", "price"].map(
      (sort): Look => ({
        activity: "search",
        path: (dice) => query("/api/v1/listings", { q, sort, bounds: box(dice) }),
        seen: listings,
      }),
    ),
  ),
  ...[9, 11, 13, 15].flatMap((zoom) =>
    ["", "brake"].map(
      (q): Look => ({
        activity: "clusters",
        path: (dice) => query("/api/v1/clusters", { q, zoom: `${zoom}`, bounds: box(dice) }),
        seen: clusters,
      }),
    ),
  ),
  {
    activity: "facets",
    path: (dice) => query("/api/v1/facets", { bounds: box(dice) }),
    seen: (text) => text,
  },
  ...["2014 golf br", "rotor", "43512", "altern"].map(
    (q): Look => ({
      activity: "suggestions",
      path: () => query("/api/v1/suggest", { q }),
      seen: (text) => text,
    }),
  ),
  ...["Springfield, IL", "10001", "Brooklyn"].map(
    (q): Look => ({
      activity: "places",
      path: () => query("/api/v1/places", { q }),
      seen: (text) => text,
    }),
  ),
  ...parts.map(
    (id): Look => ({
      activity: "part page",
      path: () => `/parts/${id}`,
      seen: pageOf,
    }),
  ),
  ...["", "rotor", "alternator"].map(
    (q): Look => ({
      activity: "map page",
      path: (dice) => query("/map", { q, bounds: box(dice) }),
      seen: pageOf,
    }),
  ),
  {
    activity: "comparison",
    path: () => query("/compare", { parts: parts.join(",") }),
    seen: pageOf,
  },
  ...["/", "/faq", "/news", "/pricing"].map(
    (path): Look => ({
      activity: "other page",
      path: () => path,
      seen: pageOf,
    }),
  ),
];

export type Visitor = { look(dice: Random): Promise<void> };

/** Learns what the answers are, twice each. Throws where the two differ, or are none. */
export async function startVisitor(asking: Asking, dice: Random): Promise<Visitor> {
  const expected = new Map<Look, string>();
  const once = async (look: Look) => {
    const path = look.path(dice);
    const answer = await asking.ask({ activity: look.activity, path, expects: [200] });
    if (!answer) throw new Error(`Nothing was learned from ${path}: ${asking.wrong.join("; ")}`);
    return look.seen(answer.text);
  };
  for (const look of looks) {
    const [first, second] = [await once(look), await once(look)];
    if (first !== second || first === cutOff)
      throw new Error(`Not the same twice: ${look.path(dice)}\n${first}\n${second}`);
    expected.set(look, first);
  }
  return {
    async look(dice) {
      const look = dice.pick(looks);
      const path = look.path(dice);
      const answer = await asking.ask({ activity: look.activity, path, expects: [200] });
      if (!answer) return;
      const seen = look.seen(answer.text);
      if (seen !== expected.get(look))
        asking.complain(`GET ${path}: 200 and wrong: ${seen} instead of ${expected.get(look)}`);
    },
  };
}
