import { EmptyState, Heading, Panel, Stack, Stats, Table, type TableColumn } from "@partlane/ui";
import { ChartColumn } from "lucide-react";
import { counted, formatAmount, formatDollars } from "~/content/format";
import { moneyColumn } from "~/content/money-column";
import { WithSampleMark, withSampleMarks } from "~/shell/sample-mark";
import { SalesChart, type WeekBar } from "./SalesChart";

export interface BestSeller {
  partName: string;
  partNumber: string;
  pieces: number;
  totalCents: number;
}

export interface SalesPageProps {
  /** What was paid, less refunds; of samples all orders. */
  totalCents: number;
  orders: number;
  /** Sold, and not paid yet. */
  open: number;
  weeks: WeekBar[];
  bestSellers: BestSeller[];
  /** Of the samples: the account has sold nothing. */
  isSample: boolean;
}

const columnsFor = (isSample: boolean): TableColumn<BestSeller>[] => [
  {
    key: "partName",
    header: "Part",
    primary: true,
    render: ({ partName }) => <WithSampleMark isSample={isSample}>{partName}</WithSampleMark>,
  },
  { key: "partNumber", header: "Part number", mono: true, tone: "muted", card: "start" },
  {
    key: "pieces",
    header: "Pieces",
    numeric: true,
    card: "end",
    render: ({ pieces }) => `${pieces} sold`,
  },
  moneyColumn("income", "Income", ({ totalCents }) => totalCents),
];

/** SPEC F4: sales by week, and what sold best. */
export function SalesPage({
  totalCents,
  orders,
  open,
  weeks,
  bestSellers,
  isSample,
}: SalesPageProps) {
  const best = weeks.reduce<WeekBar | undefined>(
    (top, week) => (week.totalCents > (top?.totalCents ?? 0) ? week : top),
    undefined,
  );
  return (
    <Stack gap={4}>
      <Heading level={1} size="dashboard">
        Sales
      </Heading>
      {orders === 0 ? (
        <EmptyState icon={<ChartColumn />} title="No sales yet">
          {open > 0
            ? `${counted(open, "order")} ${open === 1 ? "is" : "are"} open. A sale counts once the buyer has the parts and has paid.`
            : "List a part under Listings. Your sales by week and best sellers show here after your first sale."}
        </EmptyState>
      ) : (
        <>
          <Stats
            items={withSampleMarks(
              [
                {
                  label: "Total Sales",
                  value: formatDollars(totalCents),
                  note: isSample ? "all time" : "paid, less refunds",
                },
                {
                  label: isSample ? "Orders" : "Paid sales",
                  value: String(orders),
                  note: open > 0 ? `${open} more open` : "all time",
                },
                {
                  label: "Average order",
                  value: formatAmount(Math.round(totalCents / orders)),
                  note: "all time",
                },
                {
                  label: "Best week",
                  value: formatDollars(best?.totalCents ?? 0),
                  note: best ? `of the last ${weeks.length}` : "no sales lately",
                },
              ],
              isSample,
            )}
          />
          <SalesChart {...{ weeks, isSample }} sales={orders} />
          <Panel title="Best sellers" flush>
            <Table
              caption="Best sellers, by income"
              columns={columnsFor(isSample)}
              rows={bestSellers}
              rowKey={(row) => row.partNumber}
            />
          </Panel>
        </>
      )}
    </Stack>
  );
}
