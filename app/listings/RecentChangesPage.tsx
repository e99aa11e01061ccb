import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { Form } from "@remix-run/react";
import { History } from "lucide-react";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { HiddenFields } from "./HiddenFields";
import type { RecentChange } from "./recent-changes.server";

export interface RecentChangesPageProps {
  changes: RecentChange[];
}

const columns: TableColumn<RecentChange>[] = [
  { key: "summary", header: "Change", primary: true },
  {
    key: "createdAt",
    header: "When",
    tone: "muted",
    card: "start",
    render: ({ createdAt }) => formatShortDate(new Date(createdAt).toISOString()),
  },
  { key: "undo", header: "Undo", card: "end", render: (change) => <UndoForm change={change} /> },
];

/** What was changed at once in the last days, and the way back. */
export function RecentChangesPage({ changes }: RecentChangesPageProps) {
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline" gap={3}>
        <Heading level={1} size="dashboard">
          Recent changes
        </Heading>
        <ButtonLink href={paths.dashboardListings()}>Back to listings</ButtonLink>
      </Inline>
      {changes.length === 0 ? (
        <EmptyState icon={<History />} title="No changes to undo">
          What you change in many listings at once stays here for 30 days.
        </EmptyState>
      ) : (
        <Card padding="none">
          <Table
            caption="Changes of many listings"
            columns={columns}
            rows={changes}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      {changes.map(({ id, summary, undo }) =>
        undo.kind === "undone" && undo.left.length > 0 ? (
          <LeftListings key={id} summary={summary} left={undo.left} />
        ) : null,
      )}
    </Stack>
  );
}

/** The button, or what became of it. */
export function UndoForm({ change: { id, summary, undo } }: { change: RecentChange }) {
  switch (undo.kind) {
    case "possible":
      return (
        <Form method="post" action={paths.listingChanges()}>
          <HiddenFields fields={{ batch: id }} />
          <Button type="submit" size="small" aria-label={`Undo: ${summary}`}>
            Undo
          </Button>
        </Form>
      );
    case "undoing":
      return <>Undoing: {undo.left.toLocaleString("en-US")} to go</>;
    case "undone":
      return <>{undoneText(undo)}</>;
    case "none":
      return <>Too late to undo</>;
  }
}

const undoneText = ({ changed, sold }: { changed: number; sold: number }) => {
  const left = changed + sold;
  return left === 0 ? "Undone" : `Undone, but for ${left.toLocaleString("en-US")}`;
};

type Left = Extract<RecentChange["undo"], { kind: "undone" }>["left"];

function LeftListings({ summary, left }: { summary: string; left: Left }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="dashboard">
        Left alone: {summary}
      </Heading>
      <Text tone="muted">These were changed or sold since, so they stay as they are now.</Text>
      <ul>
        {left.map(({ id, name, sku, why }) => (
          <li key={id}>
            <Link href={paths.dashboardListing(id)}>{name || sku}</Link>
            {why === "sold" ? ", sold since" : ", changed since"}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
