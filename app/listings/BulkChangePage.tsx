import {
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Notice,
  Panel,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { counted, formatAmount } from "~/content/format";
import { paths } from "~/paths";
import type { BulkPlan, BulkPreview } from "./bulk.server";
import type { BulkValues } from "./bulk-change";
import {
  type BulkKind,
  bulkKinds,
  keptReasons,
  mostAtOnce,
  type PriceEnding,
  priceEndings,
} from "./bulk-kinds";
import { type BulkView, bulkQuery, selectionQuery } from "./bulk-view";
import { HiddenFields } from "./HiddenFields";
import { listQuery } from "./list-view";
import { stateLabels } from "./listing-graph";

export interface BulkChangePageProps {
  view: BulkView;
  preview: BulkPreview;
  /** What is wrong with the amount. */
  error?: string;
  /** What was to be applied is not what was shown any more. */
  isStale?: boolean;
}

const kindLabels: Record<BulkKind, string> = {
  "price-set": "Set price to",
  "price-up": "Raise price by percent",
  "price-down": "Lower price by percent",
  "quantity-set": "Set stock to",
  "quantity-add": "Add to stock",
  pause: "Pause",
  resume: "Resume",
  archive: "Archive",
};

const endingLabels: Record<PriceEnding, string> = {
  none: "As they come",
  "95": "In .95",
  "99": "In .99",
};

const countOf = (count: number) => counted(count, "listing");

/** One change of many listings: first what, then how it comes out, then done. Works without JavaScript. */
export function BulkChangePage({ view, preview, error, isStale }: BulkChangePageProps) {
  const back = paths.dashboardListings(listQuery(view.list));
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline" gap={3}>
        <Heading level={1} size="dashboard">
          Change listings
        </Heading>
        <ButtonLink href={back}>Back to listings</ButtonLink>
      </Inline>
      {preview.kind === "too-many" ? (
        <EmptyState
          title={`${countOf(preview.count)} are too many at once`}
          action={<ButtonLink href={back}>Narrow the list</ButtonLink>}
        >
          Up to {mostAtOnce.toLocaleString("en-US")} can be changed at once. Filter the list by
          category or stock, and change it in parts.
        </EmptyState>
      ) : preview.count === 0 ? (
        <EmptyState
          title="Nothing is selected"
          action={<ButtonLink href={back}>Choose listings</ButtonLink>}
        >
          Check the boxes of the listings that you want to change.
        </EmptyState>
      ) : (
        <>
          {isStale ? (
            <Notice tone="warning" title="Nothing was changed yet">
              Some of these listings changed since you looked. This is how it would come out now.
            </Notice>
          ) : null}
          <ChangeForm view={view} count={preview.count} error={error} />
          {preview.plan ? <Preview view={view} plan={preview.plan} /> : null}
        </>
      )}
    </Stack>
  );
}

function ChangeForm({
  view,
  count,
  error,
}: Pick<BulkChangePageProps, "view" | "error"> & { count: number }) {
  const { kind, amount, ending } = view.typed;
  return (
    <Panel title={`${countOf(count)} selected`}>
      <Form method="get" action={paths.changeListings()} preventScrollReset>
        <HiddenFields fields={selectionQuery(view)} />
        <Stack gap={3}>
          <Grid columns={{ phone: 1, tablet: 3 }} gap={3} align="start">
            <Select
              label="Change"
              name="change"
              key={`change ${kind}`}
              defaultValue={bulkKinds.find((each) => each === kind) ?? "price-up"}
              options={bulkKinds.map((value) => ({ value, label: kindLabels[value] }))}
            />
            <TextField
              label="Dollars, percent, or pieces"
              name="amount"
              key={`amount ${amount} ${error}`}
              defaultValue={amount}
              error={error}
              // How a refused field gets the focus, without JavaScript too.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={error !== undefined}
              help="Not for pause, resume, and archive."
              inputMode="text"
              autoComplete="off"
            />
            <Select
              label="Prices end"
              name="ending"
              key={`ending ${ending}`}
              defaultValue={priceEndings.find((each) => each === ending) ?? "none"}
              help="After a change by percent."
              options={priceEndings.map((value) => ({ value, label: endingLabels[value] }))}
            />
          </Grid>
          <Inline gap={3}>
            <Button type="submit">Preview</Button>
            <Text as="span" size={14} tone="muted">
              Nothing changes yet.
            </Text>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

type Example = BulkPlan["examples"][number];

const shownValue = ({ price_cents, quantity, state }: BulkValues): string => {
  if (price_cents !== undefined) return formatAmount(price_cents);
  if (quantity !== undefined) return `${quantity.toLocaleString("en-US")} in stock`;
  return state ? stateLabels[state] : "";
};

const columns: TableColumn<Example>[] = [
  { key: "name", header: "Part", primary: true },
  { key: "partNumber", header: "Number", mono: true, tone: "muted", card: "start" },
  { key: "before", header: "Now", card: "end", render: ({ before }) => shownValue(before) },
  {
    key: "values",
    header: "Then",
    strong: true,
    card: "end",
    render: ({ before, values }) => (
      <span>
        <span aria-hidden="true">→ </span>
        {shownValue({ ...before, ...values })}
      </span>
    ),
  },
];

function Preview({ view, plan }: { view: BulkView; plan: BulkPlan }) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Panel title={`Preview: ${plan.summary}`}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text>
            <strong>{countOf(plan.changed)}</strong> {plan.changed === 1 ? "changes." : "change."}
            {plan.kept.length === 0 ? " None is left out." : " The others stay as they are:"}
          </Text>
          {plan.kept.length > 0 ? (
            <ul>
              {plan.kept.map(({ reason, count, names }) => (
                <li key={reason}>
                  {keptReasons[reason]}: {count.toLocaleString("en-US")}
                  {names.length > 0
                    ? ` (${names.join(", ")}${count > names.length ? ", …" : ""})`
                    : ""}
                </li>
              ))}
            </ul>
          ) : null}
        </Stack>
        {plan.examples.length > 0 ? (
          <Table
            caption={
              plan.changed > plan.examples.length
                ? `The first ${plan.examples.length} of ${plan.changed.toLocaleString("en-US")}`
                : "What changes"
            }
            captionShown
            columns={columns}
            rows={plan.examples}
            rowKey={({ id }) => id}
          />
        ) : null}
        {plan.changed > 0 ? (
          <Form method="post" action={paths.changeListings(bulkQuery(view))}>
            <HiddenFields fields={{ fingerprint: plan.fingerprint }} />
            <Inline gap={3}>
              <Button type="submit" tone="accent" disabled={isBusy}>
                Change {countOf(plan.changed)}
              </Button>
              <Text as="span" size={14} tone="muted">
                You can undo it for 30 days.
              </Text>
            </Inline>
          </Form>
        ) : null}
      </Stack>
    </Panel>
  );
}
