import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  Notice,
  Pagination,
  Select,
  SelectableTable,
  Stack,
  type TableColumn,
  TextField,
} from "@partlane/ui";
import { Form } from "@remix-run/react";
import { Tags } from "lucide-react";
import { categoryLabels } from "~/catalog/choices";
import { formatDollars, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { listFields } from "./bulk-view";
import { HiddenFields } from "./HiddenFields";
import type { ListPage } from "./list-page.server";
import { ages, isFiltered, type ListView, listQuery, lowStock } from "./list-view";
import { shownState, stateLabels } from "./listing-graph";
import { UndoForm } from "./RecentChangesPage";
import type { RecentChange } from "./recent-changes.server";
import { StateBadge } from "./StateBadge";

export interface ListingsPageProps extends ListPage {
  view: ListView;
  /** What was just changed at once, to undo it. */
  changed?: RecentChange;
  /** Whether the account has said who sells. */
  hasBusiness: boolean;
}

type Row = ListPage["rows"][number];

const nameOf = ({ name, partNumber }: Row) => name || partNumber || "Untitled draft";

const timesOf = (count: number) =>
  count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;

const columns: TableColumn<Row>[] = [
  {
    key: "name",
    header: "Part",
    primary: true,
    href: ({ id }) => paths.dashboardListing(id),
    render: (row) => nameOf(row),
  },
  { key: "partNumber", header: "Number", mono: true, card: "start" },
  { key: "sku", header: "SKU", mono: true, tone: "muted" },
  {
    key: "quantity",
    header: "Stock",
    card: "end",
    render: ({ quantity, state }) =>
      state === null ? "" : `${quantity.toLocaleString("en-US")} left`,
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
    key: "seen",
    header: "Views",
    tone: "muted",
    card: "start",
    render: ({ seen, state }) => (state === null ? "" : `Seen ${timesOf(seen)} in 30 days`),
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

const sortLabels: Record<ListView["sort"], string> = {
  updated: "Last changed",
  price: "Lowest price",
  name: "Name",
  stock: "Least stock",
};

const stockLabels: Record<NonNullable<ListView["stock"]>, string> = {
  in: "In stock",
  low: `1 or ${lowStock} left`,
  none: "None left",
};

/** A seller's own listings and drafts. Its filters are a form of its own address: works without JavaScript. */
export function ListingsPage({ hasBusiness, changed, ...list }: ListingsPageProps) {
  const { counts, view } = list;
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
          {hasBusiness || all > 0 ? (
            <ButtonLink href={paths.importListings()}>Import</ButtonLink>
          ) : null}
          {all > 0 ? (
            <ButtonLink href={paths.exportListings(listQuery(view))} download>
              Export
            </ButtonLink>
          ) : null}
          {all > 0 ? <ButtonLink href={paths.listingChanges()}>Recent changes</ButtonLink> : null}
          <ButtonLink href={paths.newListing()} tone="accent">
            List a part
          </ButtonLink>
        </Inline>
      </Inline>
      {changed ? (
        <Notice
          tone={changed.undo.kind === "possible" ? "success" : "info"}
          title={changed.summary}
          action={<UndoForm change={changed} />}
        >
          {changed.undo.kind === "possible" ? (
            <>
              You can undo it for 30 days in{" "}
              <Link href={paths.listingChanges()}>recent changes</Link>.
            </>
          ) : null}
        </Notice>
      ) : null}
      {all === 0 ? (
        <EmptyState
          icon={<Tags />}
          title="Nothing for sale yet"
          action={
            <Inline gap={3} justify="center">
              <ButtonLink href={paths.newListing()} tone="accent">
                List your first part
              </ButtonLink>
              <ButtonLink href={paths.importListings()}>Import a spreadsheet</ButtonLink>
            </Inline>
          }
        >
          Start with the number on the part. It takes about a minute. If your inventory is in a
          spreadsheet, bring it all at once.
        </EmptyState>
      ) : (
        <>
          <Filters view={view} counts={counts} />
          <Listed {...list} />
        </>
      )}
    </Stack>
  );
}

function Filters({ view, counts }: Pick<ListPage, "counts"> & { view: ListView }) {
  const states = Object.entries(stateLabels) as [keyof typeof stateLabels, string][];
  const { archived, ...current } = counts;
  const shown = Object.values(current).reduce((sum, n) => sum + n, 0);
  const select = (
    label: string,
    name: string,
    value: string | number | undefined,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      name={name}
      key={`${name} ${value}`}
      defaultValue={String(value ?? "")}
      options={options}
    />
  );
  return (
    <Form method="get" role="search" aria-label="Your listings">
      <Stack gap={3}>
        <Grid columns={{ phone: 2, tablet: 3, desktop: 6 }} gap={3}>
          <TextField
            label="Name, number, or SKU"
            name="q"
            type="search"
            key={view.text}
            defaultValue={view.text}
          />
          {select("State", "state", view.state, [
            { value: "", label: `Current (${shown.toLocaleString("en-US")})` },
            ...states.map(([value, label]) => ({
              value,
              label: `${label} (${counts[value].toLocaleString("en-US")})`,
            })),
          ])}
          {select("Category", "category", view.category, [
            { value: "", label: "All categories" },
            ...optionsOf(categoryLabels),
          ])}
          {select("Stock", "stock", view.stock, [
            { value: "", label: "Any stock" },
            ...optionsOf(stockLabels),
          ])}
          {select("No change or sale for", "unchanged", view.unchangedDays, [
            { value: "", label: "Any time" },
            ...ages.map((days) => ({ value: String(days), label: `${days}+ days` })),
          ])}
          {select("Sort by", "sort", view.sort, optionsOf(sortLabels))}
        </Grid>
        <Inline gap={3}>
          <Button type="submit">Show</Button>
          {isFiltered(view) ? (
            <ButtonLink href={paths.dashboardListings({ sort: listQuery(view).sort })}>
              Clear filters
            </ButtonLink>
          ) : null}
        </Inline>
      </Stack>
    </Form>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The page of the list, and the ways to those beside it. */
function Listed({ rows, matches, previous, next, view }: Omit<ListingsPageProps, "hasBusiness">) {
  const page = (place: Pick<ListView, "after" | "before">) =>
    paths.dashboardListings({ ...listQuery(view), ...place });
  const count = matches.toLocaleString("en-US");
  return (
    <>
      <Card padding="none">
        <Form method="get" action={paths.changeListings()} aria-label="Change listings">
          <HiddenFields fields={listFields(view)} />
          <SelectableTable
            key={page({ after: view.after, before: view.before })}
            caption="Your listings"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={nameOf}
            name="id"
            labels={{ all: "Select all on this page" }}
            actions={
              <>
                <Button type="submit" size="small">
                  Change selected
                </Button>
                {matches > rows.length ? (
                  <Button type="submit" size="small" name="all" value="1">
                    Change all {count} that match
                  </Button>
                ) : null}
              </>
            }
            empty={
              <EmptyState title="No listing matches">Change the search or clear it.</EmptyState>
            }
          />
        </Form>
      </Card>
      {previous || next ? (
        <Pagination
          label="Pages of listings"
          previousHref={previous && page({ before: previous })}
          nextHref={next && page({ after: next })}
        >
          {rows.length} of {count} shown
        </Pagination>
      ) : null}
    </>
  );
}
