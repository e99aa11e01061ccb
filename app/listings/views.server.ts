import { isbot } from "isbot";
import * as z from "zod";
import { whenStopping } from "~/platform/jobs/inside.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { addViews, deleteOldViews, type SeenListing } from "./views.repo.server";

/*
 * How often listings are seen, counted without cookies, without keeping who saw what, and without a write for each
 * view: in memory, and every some seconds in one statement. A process that is killed loses what it counted since.
 */

/** How often what was counted is written, in ms: what is lost at most. */
const everyMs = 10_000;
/** So many different listings are counted between two writes; a view of yet another one is not. */
const mostCounted = 10_000;
/** Days are forgotten after so many. */
const keptDays = 400;
/** How many rows one statement of the sweep takes. */
const sweptAtOnce = 10_000;

/** On globalThis, so that hot reloading goes on counting. */
const held = globalThis as { partlaneViews?: { seen: Map<string, SeenListing>; isTimed: boolean } };
const views = () => {
  held.partlaneViews ??= { seen: new Map(), isTimed: false };
  return held.partlaneViews;
};

/** Whether a browser fetches it before anybody has asked to see it. */
export const isAhead = ({ headers }: Request): boolean =>
  ["Sec-Purpose", "Purpose", "X-Moz"].some((name) => headers.get(name)?.startsWith("prefetch"));

/** Counts a view of a listing, unless it is a robot's, or fetched ahead; its own seller's are left out when written. */
export function countView(
  request: Request,
  { listingId, accountId }: { listingId: string; accountId: string | null },
): void {
  if (request.method === "HEAD" || isAhead(request)) return;
  const browser = request.headers.get("User-Agent");
  if (!browser || isbot(browser)) return;
  add({ listingId, accountId, views: 1 });
  startTimer();
}

function add({ listingId, accountId, views: more }: SeenListing): void {
  const { seen } = views();
  const key = `${listingId} ${accountId ?? ""}`;
  const known = seen.get(key);
  if (known) known.views += more;
  else if (seen.size < mostCounted) seen.set(key, { listingId, accountId, views: more });
}

function startTimer(): void {
  const state = views();
  if (state.isTimed) return;
  state.isTimed = true;
  setInterval(() => void writeViews(), everyMs).unref();
  whenStopping(() => writeViews());
}

/** Writes what was counted. What cannot be written is counted with what comes. */
export async function writeViews(): Promise<void> {
  const state = views();
  if (state.seen.size === 0) return;
  const rows = [...state.seen.values()];
  state.seen = new Map();
  try {
    await addViews(rows);
  } catch (error) {
    logger().warn({ err: error }, "views of listings are written later");
    for (const row of rows) add(row);
  }
}

/** Forgets the views of days long ago. */
export const sweepViewsJob = defineJob({
  name: "listings.sweep-views",
  schema: z.object({}),
  async run(_, { signal }) {
    for (let count = sweptAtOnce; count === sweptAtOnce && !signal.aborted; )
      count = await deleteOldViews(keptDays, sweptAtOnce);
  },
});
