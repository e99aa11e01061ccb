import { BarChart } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

const weeks = [
  "Sep 7",
  "Sep 14",
  "Sep 21",
  "Sep 28",
  "Oct 5",
  "Oct 12",
  "Oct 19",
  "Oct 26",
  "Nov 2",
  "Nov 9",
  "Nov 16",
];
const dollars = [910, 1120, 1040, 1380, 1290, 1510, 1430, 1770, 1690, 2040, 2240];
const barsOf = (values: readonly number[]) =>
  weeks.map((label, index) => ({
    label,
    valueCents: (values[index] ?? 0) * 100,
    display: `$${(values[index] ?? 0).toLocaleString("en-US")}`,
  }));

const meta = {
  title: "Patterns/BarChart",
  component: BarChart,
  args: {
    title: "Sales by week",
    note: "Last 5 weeks: up 59.8% on the first 5",
    bars: barsOf(dollars),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Sales by week" })).toBeVisible();
    await expect(canvas.getAllByText("$2,000")[0]).toBeVisible();
    await expect(canvas.queryByText("$3,000")).toBeNull();
  },
};
export const AnotherCurrent: Story = { args: { currentIndex: 4 } };
export const OneBar: Story = { args: { bars: barsOf(dollars).slice(0, 1) } };
export const WithZeros: Story = { args: { bars: barsOf([0, 0, 40, 0, 1200, 0, 0, 0, 90, 0, 0]) } };
export const Nothing: Story = { args: { bars: barsOf([]), emptyText: "No sales in these weeks." } };

/** The same numbers as a table, by a press, without script. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img")).toBeVisible();
    await userEvent.click(canvas.getByText("Show as table"));
    const table = canvas.getByRole("table", { name: "Sales by week" });
    await expect(within(table).getAllByRole("row")).toHaveLength(12);
    await expect(within(table).getByRole("cell", { name: "$2,240" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("Show as chart")).toBeVisible();
  },
};
