import { pickupMiles } from "~/catalog/delivery";
import { boxAround, hull, overlap, world } from "~/search/geo/bounds";
import type { Bounds } from "~/search/geo/morton-cells";
import { radii } from "~/search/geo/search-radii";
import type { Filters } from "~/search/model/filter";
import type { PlacedOrder, Point } from "~/search/model/order";
import type { PlanStatistics } from "~/search/stats/plan-statistics.server";
import { addBrandTerms } from "~/search/text/brand-words";
import type { BoundQuery } from "./bind";
import { planRange } from "./in-order";
import {
  estimateMargin,
  largeRingShare,
  maxInlineCandidates,
  maxRingGrowth,
  ringMargin,
} from "./limits";
import type { PageWanted } from "./page";
import type { Plan, Ring, RingPlan } from "./plan";
import { capped, milesText, partText, readOf, rowsText } from "./read";
import { sourceWithin } from "./sources";

/**
 * The nearest first: looks in a ring that should hold enough, and in larger ones until there are
 * enough within the ring, or all was looked at. How large is guessed by where listings are, and
 * by how many of these matched so far.
 */
export function planNearest(
  query: BoundQuery,
  stats: PlanStatistics,
  { page, order }: { page: PageWanted; order: PlacedOrder },
): Plan {
  const { filters, share } = query;
  const held = stats.histogram.within(filters.bounds ?? world, filters);
  const isSmall =
    filters.bounds !== undefined && held * share <= maxInlineCandidates / estimateMargin;
  const byRing = () => planRings(query, stats, { page, order, isSmall });
  const range = isSmall ? undefined : planRange(query, stats, page);
  return range ? range(byRing) : byRing();
}

type Rings = { page: PageWanted; order: PlacedOrder; isSmall: boolean };

function planRings(
  query: BoundQuery,
  { histogram }: PlanStatistics,
  { page, order, isSmall }: Rings,
): Plan {
  const { share } = query;
  // What has both the words and the brand's is found by the index: else each with the words would be read.
  const filters = query.filters.words ? addBrandTerms(query.filters) : query.filters;
  const { from, reach, after, limit } = page;
  // What is near is within reach.
  const beyondMiles = Math.max(after?.[0] ?? 0, reach === "beyond" ? pickupMiles : 0);
  const view = filters.bounds ?? world;
  const held = (bounds: Bounds) => histogram.within(bounds, filters);
  const rings = ringsWithin(view, from, { beyondMiles, filters, histogram });
  const last = rings.length - 1;
  const whole = rings[last];
  if (!whole) return { kind: "empty", estimate: 0, because: "no ring reaches into the view" };
  const all = held(view);
  const matching = all * share;
  const before = beyondMiles > 0 ? held(boxAround(from, beyondMiles)) : 0;
  // What fits and has the words is rare, and all of it costs little more than a large ring: one look
  // nearby, then everywhere.
  const isRare = filters.fits !== undefined && filters.words !== undefined;
  const first = firstHolding(rings, before + (ringMargin * limit) / share);
  const ring = rings[first];
  const isLarge = (ring?.held ?? all) > all * largeRingShare;
  if (isSmall || (isRare && isLarge) || first === last || !ring)
    return readOf({
      ...{ source: whole.source, filters, order, total: { filters, share } },
      estimate: capped(whole.source.by === "area" ? all : matching),
      because: isSmall
        ? `about ${rowsText(matching)} match in the view`
        : isRare && isLarge
          ? "what fits and has the words is rare: all of it is read"
          : `about ${rowsText(matching)} match in all of the view, a page is ${limit}`,
    });
  return {
    kind: "expanding-ring",
    ...{ filters, order, share, rings, first, before, isRare },
    estimate: capped(ring.source.by === "area" ? ring.held : ring.held * share),
    because: `within ${milesText(ring.miles)} are about ${rowsText(ring.held)}, of which ${partText(share)}`,
  };
}

/** The first ring, from some on, that holds so many listings; else the last. */
function firstHolding(rings: readonly Ring[], wanted: number, begin = 0): number {
  const last = rings.length - 1;
  let [low, high] = [Math.min(begin, last), last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rings[middle]?.held ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type AfterRing<Row> =
  /** These are the nearest, and about what part of the listings matches. */
  { kind: "enough"; rows: Row[]; share: number } | { kind: "wider"; ring: number };

/** What to do after a ring but the last, in which `found` match: `rows` are the first of them. */
export function afterRing<Row extends { value: number }>(
  { rings, before, isRare }: RingPlan,
  at: number,
  { rows, found, limit }: { rows: readonly Row[]; found: number; limit: number },
): AfterRing<Row> {
  const { miles = 0, held = 0 } = rings[at] ?? {};
  const [seen, matched] = [Math.max(1, held), Math.max(1, found)];
  const sure = rows.filter(({ value }) => value <= miles);
  if (sure.length >= limit) return { kind: "enough", rows: sure, share: matched / seen };
  if (isRare) return { kind: "wider", ring: rings.length - 1 };
  const wanted = before + seen * Math.min(maxRingGrowth, (ringMargin * limit) / matched);
  return { kind: "wider", ring: firstHolding(rings, wanted, at + 1) };
}

type Within = { beyondMiles: number; filters: Filters; histogram: PlanStatistics["histogram"] };

/** Larger and larger ones around a point, as far as they reach into a view; the last is all of it. */
function ringsWithin(
  view: Bounds,
  from: Point,
  { beyondMiles, filters, histogram }: Within,
): Ring[] {
  const reached = radii
    .filter((miles) => miles > beyondMiles)
    .map((miles) => ({ miles, boxes: overlap(boxAround(from, miles), view) }))
    .filter(({ boxes }) => boxes.length > 0)
    .map(({ miles, boxes }) => ({ miles, bounds: hull(boxes) }));
  return reached.map(({ miles, bounds }, at) => {
    const area = at === reached.length - 1 ? view : bounds;
    let held: number | undefined;
    return {
      miles,
      // Most are never looked at.
      get held() {
        held ??= histogram.within(bounds, filters);
        return held;
      },
      get source() {
        return sourceWithin(filters, area, histogram.shareWithin(area));
      },
    };
  });
}
