import { Badge, Card, EmptyState, Table, type TableColumn } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, Clock, Truck } from "lucide-react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

interface Order {
  id: string;
  customer: string;
  date: string;
  total: string;
  status: "Processing" | "Shipped" | "Delivered";
}

const tones = { Processing: "warning", Shipped: "info", Delivered: "success" } as const;
const icons = { Processing: <Clock />, Shipped: <Truck />, Delivered: <Check /> };

const orders: Order[] = [
  ["PL-20431", "Brooklyn Brake & Tire", "Nov 20, 2026", "$468.00", "Processing"],
  ["PL-20430", "Luis Ortega", "Nov 20, 2026", "$176.00", "Processing"],
  ["PL-20427", "Hudson Auto Supply", "Nov 19, 2026", "$1,599.00", "Shipped"],
  ["PL-20418", "Dana Whitfield", "Nov 16, 2026", "$234.00", "Delivered"],
].map(([id, customer, date, total, status]) => ({ id, customer, date, total, status }) as Order);

const columns: TableColumn<Order>[] = [
  { key: "id", header: "Order", mono: true },
  { key: "customer", header: "Customer", primary: true },
  { key: "date", header: "Date", tone: "muted" },
  { key: "total", header: "Total", numeric: true, strong: true },
  {
    key: "status",
    header: "Status",
    render: ({ status }) => (
      <Badge tone={tones[status]} icon={icons[status]}>
        {status}
      </Badge>
    ),
  },
];

const placed = columns.map((column) => ({
  ...column,
  card: ["total", "status"].includes(column.key) ? ("end" as const) : undefined,
}));

const meta = {
  title: "Components/Table",
  component: Table<Order>,
  args: { caption: "Recent orders", columns, rows: orders, rowKey: ({ id }: Order) => id },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Recent orders" });
    await expect(within(table).getAllByRole("row")).toHaveLength(5);
    await expect(within(table).getByRole("rowheader", { name: "Luis Ortega" })).toBeVisible();
  },
};

export const WithCaption: Story = { args: { captionShown: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No orders yet">
        When somebody buys a part from you, the order is here a second later.
      </EmptyState>
    ),
  },
};

const onPhone = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
};

/** Below 720 px each row is a card, with its headers before its values; it is a table all the same. */
export const AsCards: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Recent orders" });
    const row = within(table).getByRole("row", { name: /Luis Ortega/ });
    const cells = within(row).getAllByRole("cell");
    const [id, date] = cells;
    await expect(getComputedStyle(row).display).toBe("grid");
    await expect(id?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      date?.getBoundingClientRect().top ?? 0,
    );
    await expect(getComputedStyle(id as HTMLElement, "::before").content).toContain("Order");
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const linked = placed.map((column) => ({
  ...column,
  href: column.key === "id" ? ({ id }: Order) => `#${id}` : undefined,
}));

/** A row that leads somewhere: by the value that names it, in a table. */
export const Linked: Story = {
  args: { columns: linked },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "PL-20430" });
    await expect(link).toHaveAttribute("href", "#PL-20430");
  },
};

/** And by the whole card, on a phone. */
export const LinkedCards: Story = {
  ...onPhone,
  args: { columns: linked },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /Luis Ortega/ });
    const { left, top } = row.getBoundingClientRect();
    const link = within(row).getByRole("link", { name: "PL-20430" });
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
  },
};

/** Values that speak for themselves stand without headers, in two lines. */
export const AsDenseCards: Story = {
  ...onPhone,
  args: { columns: placed },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /Luis Ortega/ });
    const name = within(row).getByRole("rowheader").getBoundingClientRect();
    const total = within(row).getByText("$176.00").getBoundingClientRect();
    await expect(Math.abs(total.top - name.top)).toBeLessThan(8);
    await expect(row.getBoundingClientRect().height).toBeLessThan(90);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
