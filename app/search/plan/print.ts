import type { Bounds } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import type { BoundQuery } from "./bind";
import type { Plan } from "./plan";
import { milesText, partText, rowsText } from "./read";

/* A query and its plan as text, to see how a search is answered and why. */

/** What a plan reads, why, and what follows where that was not it: a few lines. */
export function printPlan(plan: Plan, order: string): string[] {
  const because = `  because ${plan.because}`;
  if (plan.kind === "empty") return ["empty: reads nothing", because];
  const reads = `reads about ${rowsText(plan.estimate)}`;
  if (plan.kind === "expanding-ring") {
    const { rings, first, isRare } = plan;
    const { miles = 0, source } = rings[first] ?? {};
    const then = isRare ? "then all of the view" : `then up to ${rings.length - first - 1} wider`;
    const by = source ? sourceText(source, plan.filters) : "";
    return [`${plan.kind} by ${order}: ${milesText(miles)}, ${then}, ${by}; ${reads}`, because];
  }
  const { fallback } = plan;
  return [
    `${plan.kind} by ${order}: ${sourceText(plan.source, plan.filters)}; ${reads}`,
    because,
    ...(fallback
      ? [`  if ${fallback.when}:`, ...indented(printPlan(fallback.plan, order), "    ")]
      : []),
  ];
}

export const indented = (lines: readonly string[], by = "  ") => lines.map((line) => by + line);

function sourceText(source: Source, { words = [] }: Filters): string {
  const terms = `the postings of ${rowsText(words.length)} ${words.length === 1 ? "term" : "terms"}`;
  switch (source.by) {
    case "words":
      if (!source.bounds)
        return `${terms}${source.most ? `, ${rowsText(source.most)} at most` : ""}`;
      return source.byDocument
        ? `${terms}, wherever, within ${boundsText(source.bounds)}`
        : `${terms} in the cells of ${boundsText(source.bounds)}`;
    case "prices": {
      const groups = source.bands.length;
      const bands = `${rowsText(source.bands.flat().length)} bands of prices in ${rowsText(groups)} lookups`;
      return `${terms} with ${bands}, ${rowsText(source.limit)} at most`;
    }
    case "priced":
      return `the index of prices, ${rowsText(source.most)} at most`;
    case "walk":
      return source.most === undefined
        ? "the index of that order, as far as it takes"
        : `the index of that order, ${rowsText(source.most)} at most`;
    case "area":
      return `the cells of ${boundsText(source.bounds)}`;
    case "fits":
      return `what fits the vehicle in the cells of ${boundsText(source.bounds)}`;
    case "cells":
      return `${rowsText(source.cells.length)} cells`;
    case "keys":
      return `${rowsText(source.keys.length)} listings`;
    case "seller":
      return "the seller's listings";
  }
}

function boundsText({ west, south, east, north }: Bounds): string {
  if (west <= -180 && east >= 180) return "all the earth";
  return [west, south, east, north].map((degrees) => degrees.toFixed(1)).join(",");
}

/** The terms and filters of a query, and about what part of the listings they leave. */
export function printQuery({ number, words, filters, share, candidates }: BoundQuery): string[] {
  const { words: lexemes, ...others } = filters;
  const unknown = words?.unknown.length ? `; unknown: ${words.unknown.join(", ")}` : "";
  const asked = Object.entries(others).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return [
    ...(number ? [`number: ${number.norm} (${number.match})`] : []),
    ...(words ? [`terms: ${words.meant.map(termText).join("; ")}${unknown}`] : []),
    `filters: ${asked.map(([name, value]) => `${name} ${valueText(value)}`).join(", ") || "none"}`,
    ...(candidates === undefined && share > 0 ? [`estimate: ${partText(share)}`] : []),
  ];
}

const termText = ({
  asked,
  lexemes,
  n,
}: {
  asked: string;
  lexemes: readonly string[];
  n: number;
}) => `${asked} → ${lexemes.join(" | ")} (${rowsText(n)})`;

function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("west" in value) return boundsText(value as Bounds);
  if ("make" in value) return Object.values(value).filter(Boolean).join(" ");
  if ("miles" in value) return milesText(Number(value.miles));
  return JSON.stringify(value);
}

/** A plan as the log has it: nothing of what was typed. */
export const planSummary = ({ kind, estimate }: Plan) => ({ kind, estimate });
