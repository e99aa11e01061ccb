import { compileQuery } from "~/search/plan/compile";
import { indented, printPlan, printQuery } from "~/search/plan/print";
import { milesText, rowsText } from "~/search/plan/read";
import { parseListingSearch } from "~/search/query/parse-search";
import { listingsPerPage, searchParams } from "~/search/query/search-params";
import { waitForSample } from "~/search/stats/row-sample.server";
import { interpretQuery, type QueryInterpretation } from "~/search/text/interpret-query.server";
import { resolveText } from "~/search/text/resolve-text.server";
import { type BoundSearch, bindSearch } from "./bind-search.server";
import { executePlan, type PlanStep } from "./execute-plan.server";
import { pageWanted } from "./find-listings.server";
import { relaxTerms } from "./relax-terms.server";
import { isFitsFirst } from "./tiers.server";

const samplePatienceMs = 30_000;

/**
 * How a search's first page is found, as text: what its address was taken to mean, the plan with its estimates and
 * reasons, and what each read of it found, and in how many ms.
 */
export async function explainSearch(asked: URLSearchParams): Promise<string> {
  const { params, interpretation } = await interpreted(asked);
  // As on a site that has been up for a while.
  await waitForSample({ includeSoldOut: false }, samplePatienceMs);
  const outcome = parseListingSearch(params);
  const problems = outcome.kind === "bad" ? outcome.problems : [];
  const { search } = outcome;
  const began = performance.now();
  const text = await resolveText(search);
  const resolvedMs = performance.now() - began;
  const lines = [
    "Interpretation",
    ...indented([
      ...interpretationText(interpretation),
      `search: ${searchParams(search)}`,
      ...problems.map(({ message }) => `problem: ${message}`),
      `text resolved in ${ms(resolvedMs)}`,
    ]),
  ];
  const page = pageWanted(search, { limit: listingsPerPage });
  const explain = async ({ query, stats }: BoundSearch) => {
    const planned = performance.now();
    const plan = compileQuery(query, stats, page);
    const printed = printPlan(plan, page.order);
    lines.push("", "Query", ...indented(printQuery(query)));
    lines.push("", `Plan, made in ${ms(performance.now() - planned)}`, ...indented(printed));
    const steps: PlanStep[] = [];
    const found = await executePlan(plan, { page, onStep: (step) => steps.push(step) });
    lines.push("", "Carried out", ...indented(steps.map(stepText)));
    lines.push(`  ${rowsText(Math.min(found.rows.length, listingsPerPage))} listings`);
    return found.rows;
  };
  await relaxTerms(search, text, {
    ask: async (bound, kept) => {
      if (!isFitsFirst(search)) return await explain(bound);
      lines.push("", "First what fits");
      await explain(await bindSearch({ ...search, onlyFits: true }, text, kept));
      lines.push("", "Then the others of these");
      return await explain(bound);
    },
    isNothing: (rows) => rows.length === 0,
  });
  return lines.join("\n");
}

/** A vehicle in the text becomes parameters, as on the page. */
async function interpreted(asked: URLSearchParams) {
  const read = await interpretQuery(asked);
  if (read.kind === "here") return { params: read.params, interpretation: read.reading };
  const params = new URL(read.location, "http://localhost").searchParams;
  const again = await interpretQuery(params);
  return {
    params,
    interpretation: again.kind === "here" ? again.reading : ({ kind: "plain" } as const),
  };
}

function interpretationText(interpretation: QueryInterpretation): string[] {
  if (interpretation.kind === "plain") return ["plain words, or a number"];
  if (interpretation.kind === "vehicle") {
    const { vehicle, words } = interpretation;
    return [`vehicle: ${vehicle.make} ${vehicle.model} ${vehicle.year}`, `words: ${words}`];
  }
  return [interpretation.kind];
}

function stepText({ plan, ring, rows, found, ms: took }: PlanStep): string {
  const miles = plan.kind === "expanding-ring" ? plan.rings[ring ?? 0]?.miles : undefined;
  const where = miles === undefined ? "" : ` within ${milesText(miles)}`;
  const counted = found === null ? "" : ` of ${rowsText(found)} found`;
  return `${plan.kind}${where}: ${rowsText(rows)} rows${counted}, ${ms(took)}`;
}

const ms = (took: number) => `${took.toFixed(1)} ms`;
