import {
  Badge,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Panel,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { PackageOpen } from "lucide-react";
import { counted, formatAmount, formatShortDate } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import { piecesText } from "~/orders/order-details";
import { paths } from "~/paths";
import type { CoreListItem } from "./core-details";
import { backText, badgeOf, lastDayOf } from "./core-words";

/** An account's deposits on one side. */
export interface CoresOfSide {
  /** Those that are still out; for a buyer the soonest first, for a seller what waits for the seller first. */
  open: CoreListItem[];
  /** Those that are over, the last one first. */
  settled: CoreListItem[];
  /** All that are still out, also where not all are listed. */
  out: { many: number; cents: number };
}

const shortDay = (moment: Date) => formatShortDate(moment.toISOString());

const partColumn: TableColumn<CoreListItem> = {
  key: "part",
  header: "Part",
  primary: true,
  href: ({ id }) => paths.dashboardCore(id),
  render: ({ partName: name, quantity }) => <bdi>{piecesText({ name, quantity })}</bdi>,
};

const orderColumn: TableColumn<CoreListItem> = {
  key: "orderNumber",
  header: "Order",
  mono: true,
  card: "start",
};

const stateColumn: TableColumn<CoreListItem> = {
  key: "state",
  header: "State",
  card: "end",
  render: (core) => <Badge tone={badgeOf(core).tone}>{badgeOf(core).name}</Badge>,
};

const otherColumn = (header: string): TableColumn<CoreListItem> => ({
  key: "other",
  header,
  tone: "muted",
  card: "start",
  render: ({ otherName }) => <bdi>{otherName}</bdi>,
});

const openColumns = (other: string): TableColumn<CoreListItem>[] => [
  partColumn,
  orderColumn,
  otherColumn(other),
  {
    key: "lastDay",
    header: "Last day",
    tone: "muted",
    card: "start",
    // A card on a phone shows it without its header.
    render: (core) => {
      const lastDay = lastDayOf(core);
      return lastDay ? `By ${shortDay(lastDay)}` : null;
    },
  },
  moneyColumn("deposit", "Deposit", ({ depositCents }) => depositCents),
  stateColumn,
];

const settledColumns = (other: string): TableColumn<CoreListItem>[] => [
  partColumn,
  orderColumn,
  otherColumn(other),
  {
    key: "settledAt",
    header: "Settled",
    tone: "muted",
    card: "start",
    render: ({ settledAt }) => settledAt && shortDay(settledAt),
  },
  {
    key: "back",
    header: "Goes back",
    numeric: true,
    strong: true,
    card: "end",
    render: backText,
  },
  stateColumn,
];

/** Every deposit for an old part that an account is waiting for, and that others wait for from it. */
export function CoresPage({ bought, sold }: { bought: CoresOfSide; sold: CoresOfSide }) {
  const isNone = [bought, sold].every(({ open, settled }) => open.length + settled.length === 0);
  const sells = sold.open.length + sold.settled.length > 0;
  const buys = bought.open.length + bought.settled.length > 0;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline">
        <Heading level={1} size="dashboard">
          Your cores
        </Heading>
        {bought.out.many > 0 ? (
          <Text as="span" size={14} tone="muted">
            {`${formatAmount(bought.out.cents)} still out`}
          </Text>
        ) : null}
      </Inline>
      {isNone ? (
        <EmptyState
          icon={<PackageOpen />}
          title="No core deposits"
          action={
            <ButtonLink href={paths.map()} tone="accent">
              Find a part
            </ButtonLink>
          }
        >
          When a part comes with a core deposit, you follow it here until you have it back.
        </EmptyState>
      ) : null}
      {buys ? (
        <Side
          {...bought}
          {...{ other: "Seller", settledTitle: "Settled" }}
          title="Deposits to get back"
          text={`${counted(bought.out.many, "old part")} to send back or on the way, ${formatAmount(bought.out.cents)} in all.`}
          none="Nothing is out. You've had an answer on every deposit."
        />
      ) : null}
      {sells ? (
        <Side
          {...sold}
          {...{ other: "Customer", settledTitle: "Settled with buyers" }}
          title="Old parts owed to you"
          text={`${counted(sold.out.many, "old part")} to come or to settle, for deposits of ${formatAmount(sold.out.cents)}.`}
          none="No old parts are owed to you."
        />
      ) : null}
    </Stack>
  );
}

function Side({
  open,
  settled,
  out,
  other,
  title,
  text,
  none,
  settledTitle,
}: CoresOfSide & {
  other: string;
  title: string;
  text: string;
  none: string;
  settledTitle: string;
}) {
  return (
    <>
      <Panel title={title} text={open.length > 0 ? text : none} flush>
        {open.length > 0 ? (
          <Table caption={title} columns={openColumns(other)} rows={open} rowKey={({ id }) => id} />
        ) : null}
      </Panel>
      {out.many > open.length ? (
        <Text size={14} tone="muted">
          {`The first ${open.length} of ${counted(out.many, "deposit")} are shown.`}
        </Text>
      ) : null}
      {settled.length > 0 ? (
        <Panel title={settledTitle} flush>
          <Table
            caption={settledTitle}
            columns={settledColumns(other)}
            rows={settled}
            rowKey={({ id }) => id}
          />
        </Panel>
      ) : null}
    </>
  );
}
