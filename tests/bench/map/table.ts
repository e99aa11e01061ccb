import { quantile } from "../quantile";
import type { Measured, Target } from "./measure";
import type { Move } from "./record";

interface Column extends Target {
  measured?: Measured;
}

const movesOf = ({ moves }: Measured, wanted: Move["kind"]) =>
  moves.filter(({ kind }) => kind === wanted);

/** Every frame while the map moved, and the late ones of what came of it. */
const framesOf = (measured: Measured, kind: Move["kind"]) =>
  movesOf(measured, kind).flatMap(({ moving, after }) => [
    ...moving.map(({ took }) => took),
    ...after,
  ]);

/** The longest frame after each move, once the map stood still. */
const afterOf = (measured: Measured) => measured.moves.map(({ after }) => Math.max(0, ...after));

type Row = { title: string; of: (measured: Measured) => number; most?: number; digits?: number };

const rows: Row[] = [
  ...(["pan", "zoom"] as const).flatMap((kind): Row[] => [
    { title: `${kind}: a frame, p50 ms`, of: (m) => quantile(framesOf(m, kind), 0.5) },
    {
      title: `${kind}: a frame, p95 ms`,
      of: (m) => quantile(framesOf(m, kind), 0.95),
      most: kind === "pan" ? 17 : 50,
    },
    {
      title: `${kind}: the longest frame, ms`,
      of: (m) => quantile(framesOf(m, kind), 1),
      digits: 0,
    },
    { title: `${kind}: frames`, of: (m) => framesOf(m, kind).length, digits: 0 },
    {
      title: `${kind}: main thread in a frame, p50 ms`,
      of: ({ work }) => quantile(work[kind], 0.5),
    },
    {
      title: `${kind}: main thread in a frame, p95 ms`,
      of: ({ work }) => quantile(work[kind], 0.95),
    },
  ]),
  {
    title: "afterwards: the longest frame, p50 ms",
    of: (m) => quantile(afterOf(m), 0.5),
    digits: 0,
  },
  { title: "afterwards: the longest frame, ms", of: (m) => quantile(afterOf(m), 1), digits: 0 },
  { title: "elements of the map, at most", of: ({ nodes }) => nodes, most: 350, digits: 0 },
  { title: "JavaScript heap, MB", of: ({ heapMegabytes }) => heapMegabytes },
];

const number = (value: number, digits = 1) =>
  value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Of nothing there is no share. */
const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(3));

/** The maps side by side, the first one's figures as shares of the others'. */
export function mapTable(columns: readonly Column[]): string {
  const [own, ...others] = columns;
  const heads = [
    "what",
    ...columns.map(({ title }) => title),
    ...others.map(({ title }) => `÷ ${title}`),
    "at most",
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(heads),
    line(heads.map((_, index) => (index === 0 ? "---" : "---:"))),
    ...rows.map(({ title, of, most, digits }) => {
      const value = ({ measured }: Column) => (measured ? of(measured) : Number.NaN);
      return line([
        title,
        ...columns.map((column) => number(value(column), digits)),
        ...others.map((other) => (own ? share(value(own), value(other)) : "")),
        most === undefined ? "" : String(most),
      ]);
    }),
  ].join("\n");
}
