import { Button, Card, EmptyState, SelectableTable, type TableColumn } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

interface Listing {
  id: string;
  name: string;
  number: string;
  price: string;
  stock: number;
}

const listings: Listing[] = [
  ["l1", "Front Brake Rotor", "43512-06150", "$234.00", "12"],
  ["l2", "Ceramic Brake Pads", "D1210-8332", "$86.00", "40"],
  ["l3", "Alternator, 130 A", "27060-0V210", "$310.00", "3"],
  ["l4", "Headlight, left", "81150-06D60", "$425.00", "1"],
  ["l5", "Radiator", "16400-0V120", "$198.00", "6"],
].map(([id = "", name = "", number = "", price = "", stock]) => ({
  ...{ id, name, number, price },
  stock: Number(stock),
}));

const columns: TableColumn<Listing>[] = [
  { key: "name", header: "Part", primary: true, href: ({ id }) => `#${id}` },
  { key: "number", header: "Number", mono: true },
  { key: "price", header: "Price", numeric: true, strong: true },
  { key: "stock", header: "In stock", numeric: true },
];

const meta = {
  title: "Components/SelectableTable",
  component: SelectableTable<Listing>,
  args: {
    caption: "Your listings",
    columns,
    rows: listings,
    rowKey: ({ id }: Listing) => id,
    rowLabel: ({ name }: Listing) => name,
    name: "listing",
    onSelectedChange: fn(),
    actions: (
      <>
        <Button size="small">Change price</Button>
        <Button size="small" tone="critical">
          Remove
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <form aria-label="Listings">
        <Card padding="none">
          <Story />
        </Card>
      </form>
    ),
  ],
} satisfies Meta<typeof SelectableTable<Listing>>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

/** What the form would send. */
const sent = (canvasElement: HTMLElement) =>
  new FormData(within(canvasElement).getByRole<HTMLFormElement>("form")).getAll("listing");

const boxOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>("checkbox", { name });

export const NoneSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Remove" })).toBeNull();
    await expect(boxOf(canvasElement, "Select all")).not.toBePartiallyChecked();
    await expect(canvas.getByRole("columnheader", { name: "Select" })).toBeInTheDocument();
  },
};

/** Some of them: the box of all is neither, and what can be done stands above. */
export const SomeSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(boxOf(canvasElement, "Front Brake Rotor"));
    await userEvent.click(boxOf(canvasElement, "Alternator, 130 A"));
    await expect(boxOf(canvasElement, "Select all")).toBePartiallyChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 selected");
    await expect(canvas.getByRole("button", { name: "Remove" })).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["l1", "l3"]);
    await expect(sent(canvasElement)).toEqual(["l1", "l3"]);
  },
};

/** From some to all, from all to none. */
export const AllSelected: Story = {
  args: { defaultSelected: ["l2"] },
  play: async ({ canvasElement }) => {
    const all = boxOf(canvasElement, "Select all");
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(sent(canvasElement)).toHaveLength(5);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(sent(canvasElement)).toEqual([]);
    await userEvent.click(all);
  },
};

/** With Shift: all from the one before, in the table's order; and away again. */
export const Ranges: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement, "Headlight, left"));
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(boxOf(canvasElement, "Ceramic Brake Pads"));
    await expect(sent(canvasElement)).toEqual(["l2", "l3", "l4"]);
    await user.click(boxOf(canvasElement, "Alternator, 130 A"));
    await user.keyboard("{/Shift}");
    await expect(sent(canvasElement)).toEqual(["l4"]);
  },
};

/** Each box is a stop; the arrows go from one to the next, Space ticks, with Shift a range. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(boxOf(canvasElement, "Select all")).toHaveFocus();
    await userEvent.tab();
    await expect(boxOf(canvasElement, "Front Brake Rotor")).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}");
    await expect(boxOf(canvasElement, "Alternator, 130 A")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp} ");
    await expect(sent(canvasElement)).toEqual(["l1", "l2"]);
    // There is none before the first.
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(boxOf(canvasElement, "Front Brake Rotor")).toHaveFocus();
  },
};

/** It stays as you say; what is ticked on other pages counts, and stays. */
export const Controlled: Story = {
  tags: ["proof"],
  parameters: skip,
  args: { selected: ["l1", "other"] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("2 selected");
    await userEvent.click(boxOf(canvasElement, "Radiator"));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(["l1", "other", "l5"]);
    await expect(sent(canvasElement)).toEqual(["l1"]);
    await userEvent.click(boxOf(canvasElement, "Select all"));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([
      ...["l1", "other"],
      ...["l2", "l3", "l4", "l5"],
    ]);
  },
};

const onPhone = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
};

/** A card's box stands at its edge, over the link that all of the card is; a finger hits it. */
export const AsCards: Story = {
  ...onPhone,
  args: { defaultSelected: ["l2"] },
  play: async ({ canvasElement }) => {
    const box = boxOf(canvasElement, "Front Brake Rotor");
    const touch = box.closest("label") as HTMLElement;
    const { left, top, width, height } = touch.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(touch);
    await expect(boxOf(canvasElement, "Select all")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Values that speak for themselves. */
export const AsDenseCards: Story = {
  ...onPhone,
  args: {
    columns: columns.map((column) => ({
      ...column,
      card: column.key === "price" ? ("end" as const) : ("start" as const),
    })),
    defaultSelected: ["l2"],
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No listings yet">Add your first part.</EmptyState> },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { defaultSelected: ["l2"] } }),
  tags: ["proof"],
};
