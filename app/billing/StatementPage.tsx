import {
  ButtonLink,
  DataList,
  Grid,
  Inline,
  Link,
  OrderTotals,
  Panel,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { counted, formatAmount, formatShortDate } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import { paths } from "~/paths";
import { DashboardHeading } from "~/shell/DashboardHeading";
import { PayoutBadge } from "./PayoutBadge";
import type { Statement, StatementRow } from "./statement";

/** The most rows that the page shows: the files have all. */
export const statementRowLimit = 150;

const columns: TableColumn<StatementRow>[] = [
  { key: "date", header: "Date", render: ({ date }) => formatShortDate(date), card: "start" },
  { key: "what", header: "What", primary: true },
  {
    key: "order",
    header: "Order",
    mono: true,
    card: "start",
    render: ({ orderNumber }) =>
      orderNumber === null ? null : (
        <Link href={paths.dashboardOrder(orderNumber)} tone="ink">
          {orderNumber}
        </Link>
      ),
  },
  moneyColumn("amount", "Amount", ({ amountCents }) => amountCents),
];

/** What a payout is made of: every sale, fee and refund, and what it comes to. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { id, dueOn, from, to, amountCents, carried, carriedCents, rows } = statement;
  const weekCents = amountCents - carriedCents;
  return (
    <Stack gap={4}>
      <DashboardHeading
        title={`Payout of ${formatShortDate(dueOn)}`}
        badge={<PayoutBadge status={statement.status} />}
        back={{ href: paths.dashboardBilling(), label: "All payouts" }}
      />
      <Grid columns={{ desktop: 2 }} gap={4} align="start">
        <Panel title="Total">
          <OrderTotals
            amounts={[
              ...(carried.length > 0
                ? [{ label: "Carried on from before", amount: formatAmount(carriedCents) }]
                : []),
              {
                label: `${formatShortDate(from)} to ${formatShortDate(to)}`,
                amount: formatAmount(weekCents),
              },
            ]}
            total={{ label: "Payout", amount: `${formatAmount(amountCents)} USD`, strong: true }}
          />
        </Panel>
        <Panel
          title="Statement"
          actions={
            <Inline gap={2}>
              <ButtonLink href={paths.statementPdf(id)} size="small" download>
                PDF
              </ButtonLink>
              <ButtonLink href={paths.statementCsv(id)} size="small" download>
                CSV
              </ButtonLink>
            </Inline>
          }
        >
          <DataList
            items={[
              { term: "Seller", detail: <bdi>{statement.sellerName}</bdi> },
              { term: "Due", detail: formatShortDate(dueOn) },
              ...(statement.paidOn
                ? [{ term: "Paid", detail: formatShortDate(statement.paidOn) }]
                : []),
              {
                term: "Number",
                detail: (
                  <Text as="span" mono>
                    {shortId(id)}
                  </Text>
                ),
              },
            ]}
          />
        </Panel>
      </Grid>
      {carried.length > 0 ? (
        <Rows title="Carried on from before" rows={carried} sumCents={carriedCents} />
      ) : null}
      <Rows
        title={`${formatShortDate(from)} to ${formatShortDate(to)}`}
        rows={rows}
        sumCents={weekCents}
      />
    </Stack>
  );
}

/** What a payout is called where somebody reads its number out. */
export const shortId = (id: string): string => id.slice(-8).toUpperCase();

function Rows({
  title,
  rows,
  sumCents,
}: {
  title: string;
  rows: readonly StatementRow[];
  sumCents: number;
}) {
  const left = rows.length - statementRowLimit;
  return (
    <Panel
      title={title}
      text={
        left > 0 ? `The first of them; ${counted(left, "row")} more are in the files.` : undefined
      }
      flush
    >
      <Table
        caption={`${title}, in the order in which it came: ${formatAmount(sumCents)} USD`}
        columns={columns}
        rows={rows.slice(0, statementRowLimit)}
        rowKey={({ id }) => id}
        empty="Nothing was sold in that week."
      />
    </Panel>
  );
}
