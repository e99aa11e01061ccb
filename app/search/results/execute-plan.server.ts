import { recordPlan } from "~/platform/log/request-record.server";
import { maxRangeRows, maxScannedRows } from "~/search/plan/limits";
import { afterRing } from "~/search/plan/nearest";
import type { PageWanted } from "~/search/plan/page";
import type { Plan, ReadPlan, RingPlan, Total } from "~/search/plan/plan";
import { planSummary } from "~/search/plan/print";
import type { PartRow } from "~/search/sql/listings.repo.server";
import * as listings from "~/search/sql/listings.repo.server";

/** What a plan found. */
export type Found = {
  rows: PartRow[];
  /** How the total is known: counted, or estimated from `filters` and `share`. */
  total: { isCounted: true; count: number } | ({ isCounted: false; atLeast: number } & Total);
};

/** The queries that a plan is carried out by. */
export type Reader = Pick<typeof listings, "selectParts" | "countCandidates">;

/** One read of a plan, as it went. */
export type PlanStep = {
  plan: Plan;
  /** Where in its rings it was, of a plan that has some. */
  ring?: number;
  /** Rows of the page that it found, and of all, where it counted them. */
  rows: number;
  found: number | null;
  ms: number;
};

export type Execution = {
  page: PageWanted;
  db?: Reader;
  /** Called after each read. */
  onStep?: (step: PlanStep) => void;
};

/**
 * Carries a plan out, and its fallbacks where what is found asks for them. A slow query is logged with the one that
 * it is of.
 */
export async function executePlan(plan: Plan, execution: Execution): Promise<Found> {
  recordPlan(planSummary(plan));
  switch (plan.kind) {
    case "empty":
      return { rows: [], total: { isCounted: true, count: 0 } };
    case "expanding-ring":
      return await widen(plan, execution);
    default:
      return await read(plan, execution);
  }
}

async function read(plan: ReadPlan, execution: Execution): Promise<Found> {
  const { page, db = listings } = execution;
  const { source, fallback, maxRows } = plan;
  if (fallback?.when === "too many are counted" && fallback.counted) {
    const asked = { source, filters: fallback.counted };
    if ((await db.countCandidates(asked, maxRangeRows)) >= maxRangeRows)
      return await executePlan(fallback.plan, execution);
  }
  const { filters, rank } = plan;
  const ask = () => db.selectParts({ ...page, source, filters, rank });
  const rows = await timed(execution, plan, ask);
  if (fallback && (await isGivenUp(plan, rows, execution)))
    return await executePlan(fallback.plan, execution);
  return { rows, total: totalOf(rows, plan.total, maxRows) };
}

/** A sorted read counts its rows, up to a limit; an index walk gives no total. */
function totalOf(rows: readonly PartRow[], { filters, share }: Total, maxRows: number) {
  const found = rows[0]?.found;
  return found == null || found >= maxRows
    ? { isCounted: false as const, atLeast: found ?? rows.length, filters, share }
    : { isCounted: true as const, count: found };
}

/** Whether a read's result calls for its fallback. */
async function isGivenUp(
  plan: ReadPlan,
  rows: readonly PartRow[],
  execution: Execution,
): Promise<boolean> {
  const { page, db = listings } = execution;
  const { filters, fallback, maxRows } = plan;
  switch (fallback?.when) {
    case "the page is not full":
      return rows.length < page.limit;
    case "the page is not full of what is in stock": {
      // Among the sold out, who are few, as many looks go farther.
      const inStock = { ...filters, includeSoldOut: false };
      const others = await db.selectParts({ ...page, source: plan.source, filters: inStock });
      return others.length < page.limit;
    }
    case "there are too many":
      return (rows[0]?.found ?? (page.after ? maxRows : 0)) >= maxRows;
    default:
      return false;
  }
}

/** Ring after ring, each as large as what the one before held lets expect. */
async function widen(plan: RingPlan, execution: Execution): Promise<Found> {
  const { page, db = listings } = execution;
  const { filters, rings, share } = plan;
  for (let at = plan.first; ; ) {
    const ring = rings[at];
    if (!ring) return { rows: [], total: { isCounted: true, count: 0 } };
    const ask = () => db.selectParts({ ...page, source: ring.source, filters });
    const rows = await timed(execution, plan, ask, at);
    if (at === rings.length - 1)
      return { rows, total: totalOf(rows, { filters, share }, maxScannedRows) };
    const found = rows[0]?.found ?? 0;
    const next = afterRing(plan, at, { rows, found, limit: page.limit });
    if (next.kind === "wider") at = next.ring;
    else {
      const total = { isCounted: false as const, atLeast: next.rows.length, filters };
      return { rows: next.rows, total: { ...total, share: next.share } };
    }
  }
}

async function timed(
  { onStep }: Execution,
  plan: Plan,
  ask: () => Promise<PartRow[]>,
  ring?: number,
): Promise<PartRow[]> {
  const begun = performance.now();
  const rows = await ask();
  const [found, ms] = [rows[0]?.found ?? null, performance.now() - begun];
  onStep?.({ plan, ring, rows: rows.length, found, ms });
  return rows;
}
