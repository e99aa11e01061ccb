import {
  Badge,
  ButtonLink,
  EmptyState,
  Figures,
  Grid,
  Heading,
  Panel,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { Banknote, Check, Clock } from "lucide-react";
import { formatDollars, formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import { type ChosenPlan, planWords } from "./plan-words";

export interface PayoutListItem {
  id: string;
  amountCents: number;
  /** ISO day. */
  dueOn: string;
  status: "pending" | "paid";
}

const columns: TableColumn<PayoutListItem>[] = [
  { key: "dueOn", header: "Date", primary: true, render: ({ dueOn }) => formatShortDate(dueOn) },
  {
    key: "status",
    header: "Status",
    card: "start",
    render: ({ status }) =>
      status === "paid" ? (
        <Badge tone="success" icon={<Check size={14} strokeWidth={1.75} />}>
          Paid
        </Badge>
      ) : (
        <Badge tone="warning" icon={<Clock size={14} strokeWidth={1.75} />}>
          Pending
        </Badge>
      ),
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    card: "end",
    render: ({ amountCents }) => (
      <Text as="span" weight={600}>
        {formatDollars(amountCents, { cents: true })}
      </Text>
    ),
  },
];

export interface PayoutsPageProps {
  /** The next one first. */
  payouts: PayoutListItem[];
  pending: { totalCents: number; nextDueOn: string | null };
  plan: ChosenPlan;
}

/** The dashboard's billing (SPEC F4): what comes in, what the plan costs, what happens next. */
export function PayoutsPage({ payouts, pending, plan }: PayoutsPageProps) {
  const { name, price, summary } = planWords(plan);
  const paid = payouts.filter(({ status }) => status === "paid");
  const [last] = paid;
  const paidCents = paid.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (
    <Stack gap={4}>
      <Heading level={1} size="dashboard">
        Billing
      </Heading>
      <Figures
        items={[
          {
            label: "Pending Payouts",
            value: formatDollars(pending.totalCents),
            note: pending.nextDueOn
              ? `next on ${formatShortDate(pending.nextDueOn)}`
              : "nothing on its way",
          },
          {
            label: "Last payout",
            value: last ? formatDollars(last.amountCents) : "None",
            note: last ? `on ${formatShortDate(last.dueOn)}` : "so far",
          },
          {
            label: "Paid out",
            value: formatDollars(paidCents),
            note: `${paid.length} ${paid.length === 1 ? "payout" : "payouts"} so far`,
          },
          { label: "Your plan", value: name, note: price },
        ]}
      />
      <Grid columns={{ desktop: 2 }} gap={4}>
        <Panel title="What comes next">
          <Text size={15} tone="muted">
            {pending.nextDueOn
              ? `${formatDollars(pending.totalCents, { cents: true })} is due on ${formatShortDate(pending.nextDueOn)}. A week's sales are paid out on the Tuesday after it ends.`
              : "A week's sales are paid out on the Tuesday after it ends. Nothing is due yet."}
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
            {summary}. {price} when charging starts; nothing is charged yet.
          </Text>
        </Panel>
      </Grid>
      {payouts.length > 0 ? (
        <Panel title="Payouts" flush>
          <Table
            caption="Payouts, latest first"
            columns={columns}
            rows={payouts}
            rowKey={(payout) => payout.id}
          />
        </Panel>
      ) : (
        <EmptyState icon={<Banknote />} title="No payouts yet">
          The first one follows your first sale.
        </EmptyState>
      )}
    </Stack>
  );
}
