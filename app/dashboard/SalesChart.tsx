import { BarChart } from "@partlane/ui";
import { formatDollars, formatShortDate } from "~/content/format";
import { SampleMark } from "~/shell/sample-mark";

export interface WeekBar {
  /** ISO day of the week's Monday. */
  week: string;
  totalCents: number;
}

/** The last `weeks` of a chart against as many first ones. */
export interface SalesTrend {
  percent: number;
  weeks: number;
}

/** Sales by week, the current one marked, with its table behind it. */
export function SalesChart({
  weeks,
  sales,
  trend,
  isSample,
}: {
  weeks: WeekBar[];
  /** How many there were, ever. */
  sales: number;
  trend?: SalesTrend | null;
  isSample: boolean;
}) {
  return (
    <BarChart
      title="Sales by week"
      mark={isSample ? <SampleMark /> : undefined}
      note={trend ? trendWords(trend) : undefined}
      emptyText={
        sales > 0
          ? "Nothing was sold in this period, or it was refunded."
          : "No sales in this period. Your first one will show here."
      }
      bars={weeks.map(({ week, totalCents }) => ({
        // `Nov 16`: the year is clear from the page.
        label: formatShortDate(week).split(",")[0] ?? week,
        valueCents: totalCents,
        display: formatDollars(totalCents),
      }))}
      currentIndex={weeks.length - 1}
    />
  );
}

/** `Last 5 weeks: up 51.7% on the first 5`. */
function trendWords({ percent, weeks }: SalesTrend): string {
  const change =
    percent === 0 ? "level with" : `${percent > 0 ? "up" : "down"} ${Math.abs(percent)}% on`;
  return `Last ${weeks} weeks: ${change} the first ${weeks}`;
}
