import { Badge, Button, Item, ItemList, Panel, Table, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Dashboard/Panel",
  id: "patterns-panel",
  component: Panel,
  args: {
    title: "What's next",
    children: <Text>$1,822.00 is due on Nov 24, 2026.</Text>,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region that is named by its title. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "What's next" })).toBeVisible();
  },
};

export const WithText: Story = { args: { text: "Sellers see this name on your orders." } };

/** Nothing but words: no room is left for more. */
export const TextAlone: Story = {
  args: { text: "The buyer has it. You're all done.", children: null },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("region", { name: "What's next" });
    await expect(panel.childElementCount).toBe(1);
  },
};

/** On a phone the link gives way to the button. */
export const WithActions: Story = {
  args: {
    more: { label: "All orders", href: "#orders" },
    actions: (
      <Button size="small" tone="accent">
        Ship 2 orders
      </Button>
    ),
  },
};

/** The only way on stays on a phone. */
export const WithMore: Story = { args: { more: { label: "All orders", href: "#orders" } } };

/** A table reaches the edges, with one line between it and the title. */
export const AroundTable: Story = {
  args: {
    title: "Best sellers",
    flush: true,
    children: (
      <Table
        caption="Best sellers"
        columns={[
          { key: "part", header: "Part", primary: true },
          { key: "sold", header: "Pieces", numeric: true },
        ]}
        rows={[
          { part: "Front Brake Rotor", sold: 18 },
          { part: "Alternator, 130 A", sold: 13 },
        ]}
        rowKey={({ part }) => part}
      />
    ),
  },
};

export const AroundList: Story = {
  args: {
    title: "Signed-in devices",
    text: "Sign out any that you do not know.",
    flush: true,
    children: (
      <ItemList>
        <Item title="Chrome on Windows" badge={<Badge tone="success">This device</Badge>} />
        <Item title="Safari on iPhone" meta="Last used Nov 19, 2026" />
      </ItemList>
    ),
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
