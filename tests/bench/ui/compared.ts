import { quantile } from "../quantile";
import type { Took } from "./page";

/** The rounds of one thing, now and as it was, in the same order. */
export interface Rounds {
  now: Took[];
  was: Took[];
}

export interface Compared {
  /** Milliseconds for one now, the median round. */
  ms: number;
  /** Now over then, round by round: the median, and the quarters below and above it. */
  ratio: number;
  low: number;
  high: number;
  /** A tenth or more away from the base, and on the same side of it in nine rounds of ten. */
  verdict: "slower" | "faster" | "same";
}

/** What counts as a change: less than this is lost in what the same code differs by from itself. */
const tenth = 0.1;
const agreeing = 0.9;

export function compared({ now, was }: Rounds, what: keyof Took): Compared {
  const ratios = now.map((took, round) => took[what] / (was[round]?.[what] ?? Number.NaN));
  const ratio = quantile(ratios, 0.5);
  const share = (side: (one: number) => boolean) => ratios.filter(side).length / ratios.length;
  return {
    ms: quantile(
      now.map((took) => took[what]),
      0.5,
    ),
    ratio,
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    verdict:
      ratio >= 1 + tenth && share((one) => one > 1) >= agreeing
        ? "slower"
        : ratio <= 1 / (1 + tenth) && share((one) => one < 1) >= agreeing
          ? "faster"
          : "same",
  };
}

const phases = ["mount", "update", "unmount"] as const;

/** A table, and what it comes to. */
export function report(all: ReadonlyMap<string, Rounds>): string {
  const rows = [...all].map(([name, rounds]) => ({
    name,
    cells: phases.map((what) => compared(rounds, what)),
  }));
  const cells = rows.flatMap((row) => row.cells);
  const ratios = cells.map(({ ratio }) => ratio);
  const count = (verdict: Compared["verdict"]) =>
    cells.filter((cell) => cell.verdict === verdict).length;
  return [
    "| what | mount, ms | ratio | update, ms | ratio | unmount, ms | ratio |",
    "| --- | ---: | --- | ---: | --- | ---: | --- |",
    ...rows.map((row) => `| ${row.name} | ${row.cells.map(told).join(" | ")} |`),
    "",
    `All in all: ${quantile(ratios, 0.5).toFixed(2)} of the base; nine figures of ten lie between ${quantile(ratios, 0.05).toFixed(2)} and ${quantile(ratios, 0.95).toFixed(2)}.`,
    `Slower: ${count("slower")} of ${cells.length} figures; faster: ${count("faster")}.`,
  ].join("\n");
}

function told({ ms, ratio, low, high, verdict }: Compared): string {
  const said = `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  return `${ms.toFixed(3)} | ${verdict === "same" ? said : `${said} **${verdict}**`}`;
}
