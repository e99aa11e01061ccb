import {
  ButtonLink,
  Heading,
  Link,
  Panel,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { counted, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { fieldLabels, requiredFields } from "./csv/import-row.schema";
import { ImportStateBadge } from "./ImportStateBadge";
import { ImportUpload } from "./ImportUpload";
import type { ImportSummary } from "./import-view";
import { countsText } from "./import-words";

export interface ImportsPageProps {
  imports: readonly ImportSummary[];
}

const columns: TableColumn<ImportSummary>[] = [
  {
    key: "fileName",
    header: "File",
    primary: true,
    href: ({ id }) => paths.listingImport(id),
    render: ({ fileName }) => <bdi>{fileName}</bdi>,
  },
  {
    key: "rows",
    header: "Rows",
    card: "start",
    tone: "muted",
    render: ({ progress }) => counted(progress.rowCount, "row"),
  },
  {
    key: "counts",
    header: "Result",
    card: "start",
    tone: "muted",
    render: ({ counts, hasRun }) => (hasRun ? countsText(counts) : ""),
  },
  {
    key: "createdAt",
    header: "Uploaded",
    card: "start",
    tone: "muted",
    render: ({ createdAt }) => formatShortDate(new Date(createdAt).toISOString()),
  },
  {
    key: "state",
    header: "State",
    card: "end",
    render: ({ state }) => <ImportStateBadge state={state} />,
  },
];

const needed = requiredFields.map((field) => fieldLabels[field]).join(", ");

/** Where a file of listings is brought in, and the imports so far. */
export function ImportsPage({ imports }: ImportsPageProps) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Link href={paths.dashboardListings()}>Your listings</Link>
        <Heading level={1} size="dashboard">
          Import listings
        </Heading>
        <Text tone="muted" measure>
          Bring your inventory from a spreadsheet. You see what each row would do before anything
          changes, and you can undo it for 30 days.
        </Text>
      </Stack>
      <Panel title="Upload a file">
        <ImportUpload />
      </Panel>
      <Panel
        title="No file yet?"
        text={`Start from our template: its second row explains each column, and its third is an example. New listings need these columns: ${needed}. Exports from eBay, Shopify, Amazon, and most yard systems work as they are.`}
        actions={
          <ButtonLink href={paths.listingsTemplate()} download>
            Download the template
          </ButtonLink>
        }
      />
      {imports.length > 0 ? (
        <Panel title="Recent imports" flush>
          <Table
            caption="Recent imports"
            columns={columns}
            rows={imports}
            rowKey={({ id }) => id}
          />
        </Panel>
      ) : null}
    </Stack>
  );
}
