import { EmptyState, Link, Panel, Table, type TableColumn, Text } from "@partlane/ui";
import type { FitmentRow } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { ListingSearch } from "~/search/query/search-params";
import type { PartDetails } from "./part-details";
import { equivalentNumbers, sourceWords, yearsOf } from "./part-words";

interface NumberRow {
  number: string;
  what: string;
}

interface PanelProps {
  part: PartDetails;
  /** What the URL says: it goes along. */
  asked: Pick<ListingSearch, "near" | "vehicle">;
}

const numberColumns = (asked: PanelProps["asked"]): TableColumn<NumberRow>[] => [
  {
    key: "number",
    header: "Number",
    primary: true,
    mono: true,
    href: ({ number }) => paths.map({ ...asked, text: number }),
  },
  { key: "what", header: "What it is" },
];

/** Every number that the part goes by; each leads to what else has it. */
export function NumbersPanel({ part: { listing, numbers, replacedBy }, asked }: PanelProps) {
  const as = (what: string) => (number: string) => ({ number, what });
  const rows = [
    { number: listing.partNumber, what: "This part's number" },
    ...replacedBy.map(as("Replaces this part")),
    ...numbers.oem.map(as("The car maker's (OEM)")),
    ...equivalentNumbers(numbers).map(as("Another maker's equivalent")),
    ...numbers.superseded.map(as("Older, replaced by this part")),
  ];
  return (
    <Panel title="Part numbers" flush>
      <Table
        caption="Part numbers"
        columns={numberColumns(asked)}
        rows={rows}
        rowKey={({ number, what }) => `${number} ${what}`}
      />
    </Panel>
  );
}

const fitmentColumns: TableColumn<FitmentRow>[] = [
  {
    key: "vehicle",
    header: "Vehicle",
    primary: true,
    render: ({ make, model }) => `${make} ${model}`,
  },
  { key: "years", header: "Years", numeric: true, align: "start", render: yearsOf },
  { key: "engine", header: "Engine", render: ({ engine }) => engine || "All engines" },
  { key: "note", header: "Note", render: ({ note }) => note || "–" },
  {
    key: "source",
    header: "Source",
    tone: "muted",
    render: ({ source }) => sourceWords[source],
  },
];

/** Which vehicles the part fits, and who says so. */
export function FitmentPanel({ part, allHref }: { part: PartDetails; allHref: string }) {
  const { fitment, fitmentCount } = part;
  return (
    <Panel
      title="Vehicles it fits"
      id="fitment"
      more={
        fitment.length < fitmentCount
          ? { label: `Show all ${fitmentCount}`, href: `${allHref}#fitment` }
          : undefined
      }
      flush
    >
      <Table
        caption="Vehicles it fits"
        columns={fitmentColumns}
        rows={fitment}
        rowKey={({ make, model, y0, engine }) => `${make} ${model} ${y0} ${engine}`}
        empty={
          <EmptyState title="No fitment listed for this part">
            Compare its number with the one on your old part, or ask the seller before you buy.
          </EmptyState>
        }
      />
    </Panel>
  );
}

/** Where the part is sold, and the way to all else that is sold there. */
export function SellerPanel({
  part: { listing, sellerId, sellerPlace },
  asked,
  mapHref,
}: PanelProps & {
  /** Where the part stands on the map. */
  mapHref: string;
}) {
  return (
    <Panel
      title={listing.seller}
      text={sellerPlace}
      more={{ label: "All parts from this seller", href: paths.map({ ...asked, sellerId }) }}
    >
      <Text size={15}>
        Pick this part up at {listing.locationName}, or{" "}
        <Link href={mapHref}>see it on the map</Link>.
      </Text>
    </Panel>
  );
}
