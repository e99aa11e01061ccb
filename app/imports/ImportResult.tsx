import { ButtonLink, Panel, Stats, Table, type TableColumn } from "@partlane/ui";
import { counted, shortened } from "~/content/format";
import { paths } from "~/paths";
import type { RowProblem } from "./csv/import-row.schema";
import type { ImportView } from "./import-view";

const figure = (count: number) => count.toLocaleString("en-US");

/** How many rows had which fate. */
export function ImportCounts({ counts }: Pick<ImportView, "counts">) {
  return (
    <Stats
      items={[
        { label: "New", value: figure(counts.added) },
        { label: "Changed", value: figure(counts.changed) },
        { label: "Unchanged", value: figure(counts.unchanged) },
        { label: "Refused", value: figure(counts.refused) },
      ]}
    />
  );
}

type Row = RowProblem & { key: string; rowNumber: number };

const columns: TableColumn<Row>[] = [
  {
    key: "rowNumber",
    header: "Row",
    primary: true,
    render: ({ rowNumber }) => `Row\u00A0${figure(rowNumber)}`,
  },
  {
    key: "heading",
    header: "Column",
    render: ({ heading, letter }) =>
      heading === null ? "" : <bdi>{letter ? `${letter}, ${heading}` : heading}</bdi>,
  },
  {
    key: "value",
    header: "Value",
    mono: true,
    render: ({ value }) => <bdi>{shortened(value)}</bdi>,
  },
  { key: "message", header: "How to fix it" },
];

/** The rows that were refused, and why: the first of them, and all as a file to mend. */
export function RefusedRows({
  id,
  refusals,
  counts,
}: Pick<ImportView, "id" | "refusals" | "counts">) {
  if (counts.refused === 0) return null;
  const rows = refusals.flatMap(({ rowNumber, problems }) =>
    problems.map((problem, index) => ({ ...problem, rowNumber, key: `${rowNumber} ${index}` })),
  );
  const isCut = refusals.length < counts.refused;
  return (
    <Panel
      title="Refused rows"
      text={`${isCut ? `The first ${refusals.length} of ${figure(counts.refused)}. ` : ""}Fix them in the file below, or in your own, and import it again: rows that went in already won't be doubled.`}
      actions={
        <ButtonLink href={paths.refusedRows(id)} download>
          Download {counted(counts.refused, "refused row")}
        </ButtonLink>
      }
      flush
    >
      <Table caption="Refused rows" columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Panel>
  );
}
