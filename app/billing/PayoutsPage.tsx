import {
  ButtonLink,
  DataList,
  EmptyState,
  Grid,
  Heading,
  Panel,
  Stack,
  Stats,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { Banknote } from "lucide-react";
import { formatAmount, formatDollars, formatShortDate } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import {
  CARD_PAYOUT_READY_TEXT,
  CARD_PAYOUT_TEXT,
  COUNTER_PAYOUT_TEXT,
  PAYOUT_DAY_TEXT,
} from "~/content/promises";
import { paths } from "~/paths";
import type { ChosenPlan, PayoutStatus } from "~/platform/enums";
import { WithSampleMark, withSampleMarks } from "~/shell/sample-mark";
import type { SellerMoney } from "./billing.server";
import { describePlan } from "./describe-plan";
import { PayoutBadge } from "./PayoutBadge";

export interface PayoutListItem {
  id: string;
  amountCents: number;
  /** ISO day. */
  dueOn: string;
  status: PayoutStatus;
}

const columnsFor = (isSample: boolean): TableColumn<PayoutListItem>[] => [
  {
    key: "dueOn",
    header: "Date",
    primary: true,
    // Samples have no statement.
    ...(isSample ? {} : { href: ({ id }) => paths.statement(id) }),
    render: ({ dueOn }) => (
      <WithSampleMark isSample={isSample}>{formatShortDate(dueOn)}</WithSampleMark>
    ),
  },
  {
    key: "status",
    header: "Status",
    card: "start",
    render: ({ status }) => <PayoutBadge status={status} />,
  },
  moneyColumn("amount", "Amount", ({ amountCents }) => amountCents),
];

/** Sums are in cents, days are ISO. */
export interface PayoutTotals {
  pendingCents: number;
  nextDueOn: string | null;
  paidCents: number;
  paidCount: number;
  lastPaidCents: number | null;
  lastPaidOn: string | null;
  /** What the rest of a seller's money is waiting for; null for samples. */
  money: SellerMoney | null;
}

export interface PayoutsPageProps {
  /** The latest, the next one first. */
  payouts: PayoutListItem[];
  /** Of all payouts, those that are not listed included. */
  totals: PayoutTotals;
  plan: ChosenPlan;
  /** The payouts are the samples': the account has none of its own yet. */
  isSample: boolean;
  /** Whether the seller's buyers can pay by card; false until that is set up, null where the site takes no cards. */
  takesCards?: boolean | null;
}

/** The dashboard's billing (SPEC F4): what comes in, what the plan costs, what happens next. */
export function PayoutsPage({
  payouts,
  totals,
  plan,
  isSample,
  takesCards = null,
}: PayoutsPageProps) {
  const { name, price, summary } = describePlan(plan);
  return (
    <Stack gap={4}>
      <Heading level={1} size="dashboard">
        Billing
      </Heading>
      <Stats
        items={[
          ...withSampleMarks(figuresOf(totals), isSample),
          { label: "Your plan", value: name, note: price },
        ]}
      />
      <Grid columns={{ desktop: 2 }} gap={4}>
        <Panel
          title={<WithSampleMark isSample={isSample}>What's next</WithSampleMark>}
          actions={
            takesCards !== null ? (
              <ButtonLink href={paths.settingsGetPaid()} size="small">
                Card payments
              </ButtonLink>
            ) : undefined
          }
        >
          <Text size={15} tone="muted">
            {nextPayout(totals, takesCards)}
          </Text>
        </Panel>
        <Panel
          title={`${name} plan`}
          actions={
            <ButtonLink href={paths.billing()} size="small">
              Change plan
            </ButtonLink>
          }
        >
          <Text size={15} tone="muted">
            {summary}. {price} once billing starts. We're not charging yet.
          </Text>
        </Panel>
      </Grid>
      {totals.money ? <Waiting money={totals.money} /> : null}
      {payouts.length > 0 ? (
        <Panel title="Payouts" flush>
          <Table
            caption="Payouts, latest first"
            columns={columnsFor(isSample)}
            rows={payouts}
            rowKey={(payout) => payout.id}
          />
        </Panel>
      ) : (
        <EmptyState icon={<Banknote />} title="No payouts yet">
          {withoutPayout(takesCards)}
        </EmptyState>
      )}
    </Stack>
  );
}

/** What money waits for that is in no payout yet, as the ledger has it. Nothing where there is nothing. */
function Waiting({ money }: { money: SellerMoney }) {
  const { readyCents, frozenCents, waitingCents, feeCents } = money;
  const of = (term: string, cents: number) =>
    cents === 0 ? [] : [{ term, detail: `${formatAmount(cents)} USD` }];
  const items = [
    ...of(readyCents < 0 ? "Carried on to the next payout" : "In the next payout", readyCents),
    ...of("When orders are completed", waitingCents),
    ...of("When disputes are settled", frozenCents),
    ...of("Fees so far", feeCents),
  ];
  return items.length > 0 ? (
    <Panel title="Not paid out yet">
      <DataList items={items} />
    </Panel>
  ) : null;
}

function figuresOf(totals: PayoutTotals) {
  const { pendingCents, nextDueOn, paidCents, paidCount, lastPaidCents, lastPaidOn } = totals;
  return [
    {
      label: "Pending Payouts",
      value: formatDollars(pendingCents),
      note: nextDueOn ? `next on ${formatShortDate(nextDueOn)}` : "nothing pending",
    },
    {
      label: "Last payout",
      value: lastPaidCents === null ? "None" : formatDollars(lastPaidCents),
      note: lastPaidOn ? `on ${formatShortDate(lastPaidOn)}` : "so far",
    },
    {
      label: "Paid out",
      value: formatDollars(paidCents),
      note: `${paidCount} ${paidCount === 1 ? "payout" : "payouts"} so far`,
    },
  ];
}

function withoutPayout(takesCards: boolean | null): string {
  if (takesCards === null) return COUNTER_PAYOUT_TEXT;
  return takesCards ? CARD_PAYOUT_READY_TEXT : CARD_PAYOUT_TEXT;
}

/** What comes next, in a sentence or two. */
function nextPayout({ pendingCents, nextDueOn }: PayoutTotals, takesCards: boolean | null): string {
  if (nextDueOn === null) return withoutPayout(takesCards);
  const amount = formatAmount(pendingCents);
  return `${amount} is on its way; the next payout is due on ${formatShortDate(nextDueOn)}. ${PAYOUT_DAY_TEXT}`;
}
