import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextField,
} from "@partlane/ui";
import { Form } from "@remix-run/react";
import { Tags } from "lucide-react";
import { conditionLabels } from "~/catalog/choices";
import { formatDollars, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import type { Condition } from "~/platform/enums";
import type { ListPage, ListView } from "./list-page.server";
import { shownState, stateLabels } from "./listing-graph";
import { StateBadge } from "./StateBadge";

export interface ListingsPageProps extends ListPage {
  view: ListView;
  /** Whether the account has said who sells. */
  hasBusiness: boolean;
}

type Row = ListPage["rows"][number];

const columns: TableColumn<Row>[] = [
  {
    key: "name",
    header: "Part",
    primary: true,
    href: ({ id }) => paths.dashboardListing(id),
    render: ({ name, partNumber }) => name || partNumber || "Untitled draft",
  },
  { key: "partNumber", header: "Number", mono: true, card: "start" },
  { key: "sku", header: "SKU", mono: true, tone: "muted" },
  {
    key: "condition",
    header: "Condition",
    tone: "muted",
    card: "start",
    render: ({ condition }) => conditionLabels[condition as Condition] ?? "",
  },
  {
    key: "quantity",
    header: "Stock",
    card: "end",
    render: ({ quantity, state }) =>
      state === null ? "" : `${quantity.toLocaleString("en-US")} in stock`,
  },
  {
    key: "price",
    header: "Price",
    numeric: true,
    strong: true,
    card: "end",
    render: ({ priceCents, typedPrice }) =>
      priceCents === null ? (typedPrice ?? "") : formatDollars(priceCents),
  },
  {
    key: "updatedAt",
    header: "Changed",
    tone: "muted",
    card: "start",
    render: ({ updatedAt }) => formatShortDate(new Date(updatedAt).toISOString()),
  },
  {
    key: "state",
    header: "State",
    card: "end",
    render: (row) => (
      <StateBadge state={shownState(row)} isEdited={row.state !== null && row.hasDraft} />
    ),
  },
];

const sortLabels = {
  updated: "Last changed",
  price: "Lowest price",
  name: "Name",
  stock: "Least stock",
};

/** A seller's own listings and drafts. Its filters are a form of its own address: works without JavaScript. */
export function ListingsPage({
  rows,
  counts,
  next,
  isLater,
  view,
  hasBusiness,
}: ListingsPageProps) {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline" gap={3}>
        <Heading level={1} size="dashboard">
          Listings
        </Heading>
        <Inline gap={3}>
          {hasBusiness ? (
            <ButtonLink href={paths.settingsBusiness(paths.dashboardListings())}>
              Your business
            </ButtonLink>
          ) : null}
          {all > 0 ? (
            <ButtonLink href={paths.exportListings(listQuery(view))} download>
              Export
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.newListing()} tone="accent">
            List a part
          </ButtonLink>
        </Inline>
      </Inline>
      {all === 0 ? (
        <EmptyState
          icon={<Tags />}
          title="Nothing for sale yet"
          action={
            <ButtonLink href={paths.newListing()} tone="accent">
              List your first part
            </ButtonLink>
          }
        >
          Start with the number on the part. It takes about a minute.
        </EmptyState>
      ) : (
        <>
          <Filters view={view} counts={counts} />
          <Card padding="none">
            <Table
              caption="Your listings"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={
                <EmptyState title="No listing matches">
                  Change the search or show every state.
                </EmptyState>
              }
            />
          </Card>
          <Pages next={next} isLater={isLater} view={view} />
        </>
      )}
    </Stack>
  );
}

function Filters({ view, counts }: { view: ListView; counts: ListPage["counts"] }) {
  const states = Object.entries(stateLabels) as [keyof typeof stateLabels, string][];
  const { archived, ...current } = counts;
  const shown = Object.values(current).reduce((sum, n) => sum + n, 0);
  return (
    <Form method="get" role="search" aria-label="Your listings">
      <Inline gap={3} align="end">
        <TextField
          label="Name, number, or SKU"
          name="q"
          type="search"
          key={view.text}
          defaultValue={view.text}
        />
        <Select
          label="State"
          name="state"
          key={`state ${view.state}`}
          defaultValue={view.state ?? ""}
          options={[
            { value: "", label: `All but archived (${shown.toLocaleString("en-US")})` },
            ...states.map(([value, label]) => ({
              value,
              label: `${label} (${counts[value].toLocaleString("en-US")})`,
            })),
          ]}
        />
        <Select
          label="Sort by"
          name="sort"
          key={`sort ${view.sort}`}
          defaultValue={view.sort}
          options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit">Show</Button>
      </Inline>
    </Form>
  );
}

/** What an address says of a list, but for the page. */
const listQuery = (view: ListView) => ({
  q: view.text || undefined,
  state: view.state,
  sort: view.sort,
});

function Pages({ next, isLater, view }: Pick<ListingsPageProps, "next" | "isLater" | "view">) {
  if (!next && !isLater) return null;
  const query = listQuery(view);
  return (
    <Inline as="nav" gap={3} aria-label="Pages of listings">
      {isLater ? <ButtonLink href={paths.dashboardListings(query)}>First page</ButtonLink> : null}
      {next ? (
        <ButtonLink href={paths.dashboardListings({ ...query, after: next })}>Next page</ButtonLink>
      ) : (
        <Text as="span" size={14} tone="muted">
          That's the end of the list.
        </Text>
      )}
    </Inline>
  );
}
