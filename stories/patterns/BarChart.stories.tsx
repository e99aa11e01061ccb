import { Badge, BarChart } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

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

/** The words beside the lines, from the lowest up. */
const axisOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByText(/^\$[\d,]+$/)
    .filter((element) => element.style.getPropertyValue("--pl-bar-height") !== "")
    .map(({ textContent }) => textContent);

const meta = {
  title: "Patterns/Dashboard/BarChart",
  id: "patterns-barchart",
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
    await expect(axisOf(canvasElement)).toEqual(["$0", "$1,000", "$2,000", "$3,000"]);
  },
};
/** What stands in for real bars says so. */
export const Marked: Story = {
  args: { mark: <Badge size="small">Sample</Badge> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("region", { name: "Sales by week Sample" }),
    ).toBeVisible();
  },
};
export const AnotherCurrent: Story = { args: { currentIndex: 4 } };
export const OneBar: Story = { args: { bars: barsOf(dollars).slice(0, 1) } };

/** Less than two dollars: whole dollars still, each written once. */
export const Small: Story = {
  args: {
    bars: [
      { label: "Nov 9", valueCents: 40, display: "$0.40" },
      { label: "Nov 16", valueCents: 120, display: "$1.20" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(axisOf(canvasElement)).toEqual(["$0", "$1", "$2"]);
  },
};

/** The words on the last bar stay in the plot, and clear of the higher bar beside it. */
export const LastIsLower: Story = {
  args: { bars: barsOf([944, 1042, 1067, 1218, 1301, 1387, 1067, 1633, 1641, 12_880, 11_822]) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(axisOf(canvasElement)).toEqual(["$0", "$5,000", "$10,000", "$15,000"]);
    const canvas = within(canvasElement);
    const figure = canvas.getByText("$11,822", { selector: "span" }).getBoundingClientRect();
    const card = canvas.getByRole("region").getBoundingClientRect();
    await expect(figure.right).toBeLessThanOrEqual(card.right - 16);
  },
};

/** The face may come late: where the bars stand does not depend on it. */
export const AnotherFace: Story = {
  tags: ["proof"],
  // The same chart in another face.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const plot = () => {
      const slots = [...canvasElement.querySelectorAll("[data-current]")];
      return slots.map((slot) => slot.getBoundingClientRect().toJSON());
    };
    const before = plot();
    canvasElement.style.fontFamily = "monospace";
    await expect(plot()).toEqual(before);
    canvasElement.style.fontFamily = "";
  },
};
export const WithZeros: Story = { args: { bars: barsOf([0, 0, 40, 0, 1200, 0, 0, 0, 90, 0, 0]) } };
export const Nothing: Story = { args: { bars: barsOf([]), emptyText: "No sales in this period." } };

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

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
