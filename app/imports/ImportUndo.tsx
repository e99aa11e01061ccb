import {
  ButtonLink,
  Inline,
  Notice,
  Panel,
  Progress,
  Stack,
  Stats,
  Table,
  type TableColumn,
} from "@partlane/ui";
import { counted, formatLongDate } from "~/content/format";
import type { LeftListing } from "~/listings/batches.repo.server";
import { paths } from "~/paths";
import { ImportButton } from "./ImportButton";
import type { ImportView } from "./import-view";

export interface ImportUndoProps extends Pick<ImportView, "id" | "undo" | "counts"> {
  /** The address asks whether to undo it. */
  isAsking: boolean;
}

/** Undo of an import: the offer, the question, how far it is, and what became of each listing. */
export function ImportUndo({ id, undo, counts, isAsking }: ImportUndoProps) {
  switch (undo.kind) {
    case "none":
      return null;
    case "possible":
      return isAsking ? (
        <Panel title="Undo this import?" text={questionText(counts)}>
          <Inline gap={3}>
            <ImportButton intent="undo" tone="critical">
              Yes, undo the import
            </ImportButton>
            <ButtonLink href={paths.listingImport(id)}>Keep it</ButtonLink>
          </Inline>
        </Panel>
      ) : (
        <Panel
          title="Not what you wanted?"
          text={`You can undo this import until ${formatLongDate(new Date(undo.until).toISOString())}.`}
          actions={
            <ButtonLink href={paths.listingImport(id, { ask: "undo" })}>Undo import</ButtonLink>
          }
        />
      );
    case "undoing":
      return (
        <Panel title="Undoing the import" text="You can leave this page; it goes on by itself.">
          <Progress
            label="Undoing"
            labelHidden
            value={undo.done}
            max={undo.total}
            valueText={`${undo.done.toLocaleString("en-US")} of ${counted(undo.total, "listing")}`}
          />
        </Panel>
      );
    case "undone":
      return <Undone {...undo} />;
  }
}

const questionText = ({ added, changed }: ImportView["counts"]) =>
  [
    added > 0 ? `${counted(added, "new listing")} will be taken down.` : "",
    changed > 0 ? `${counted(changed, "listing")} will be as before.` : "",
    "Those that were changed or sold since stay as they are.",
  ]
    .filter(Boolean)
    .join(" ");

const whys: Record<LeftListing["why"], string> = {
  changed: "Changed since",
  sold: "Sold since",
};

const columns: TableColumn<LeftListing>[] = [
  {
    key: "name",
    header: "Listing",
    primary: true,
    href: ({ id }) => paths.dashboardListing(id),
    render: ({ name }) => <bdi>{name}</bdi>,
  },
  { key: "sku", header: "SKU", mono: true, card: "start" },
  { key: "why", header: "Kept because", card: "end", render: ({ why }) => whys[why] },
];

function Undone({ undone, changed, sold, kept }: Extract<ImportView["undo"], { kind: "undone" }>) {
  const figures = [
    { label: "Undone", value: undone.toLocaleString("en-US") },
    { label: "Kept: changed since", value: changed.toLocaleString("en-US") },
    { label: "Kept: sold since", value: sold.toLocaleString("en-US") },
  ];
  return (
    <Stack gap={4}>
      <Notice tone="success" title="The import was undone.">
        {changed + sold > 0
          ? "What was changed or sold since stays as it is."
          : "Your listings are as they were before it."}
      </Notice>
      <Stats items={figures} />
      {kept.length > 0 ? (
        <Panel
          title="Kept listings"
          text={kept.length < changed + sold ? `The first ${kept.length}.` : undefined}
          flush
        >
          <Table caption="Kept listings" columns={columns} rows={kept} rowKey={({ id }) => id} />
        </Panel>
      ) : null}
    </Stack>
  );
}
