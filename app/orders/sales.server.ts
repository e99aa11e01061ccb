import * as z from "zod";
import { defineJob } from "~/platform/jobs/jobs.server";
import { sumChanges, tidyChanges } from "./sales.repo.server";

/** How many changes are summed at once: a moment's work. */
const summedAtOnce = 5_000;
/** After so many the room that they took is given to the next ones. */
const tidiedAfter = 20_000;

/** Adds what was sold of listings to their sums; how many lines there were. Until then readers add them. */
export async function sumSold(atOnce = summedAtOnce): Promise<number> {
  let all = 0;
  for (;;) {
    const many = await sumChanges(atOnce);
    all += many;
    // What another has taken meanwhile is not there either.
    if (many < atOnce) return all;
  }
}

export const sumSoldJob = defineJob({
  name: "orders.sum-sold",
  schema: z.object({}),
  async run() {
    if ((await sumSold()) >= tidiedAfter) await tidyChanges();
  },
});
