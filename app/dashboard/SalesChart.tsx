import { BarChart } from "@partlane/ui";
import { formatDollars, formatShortDate } from "~/content/format";

export interface WeekBar {
  /** ISO day of the week's Monday. */
  week: string;
  totalCents: number;
}

/** Sales by week, the current one marked, with its table behind it. */
export function SalesChart({ weeks }: { weeks: WeekBar[] }) {
  return (
    <BarChart
      title="Sales by week"
      emptyText="No sales in these weeks. Your first one shows here."
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
