import { Badge, Button, Item, ItemList } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Monitor, Package, Smartphone } from "lucide-react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Account/ItemList",
  id: "patterns-itemlist",
  component: ItemList,
  args: { children: null },
} satisfies Meta<typeof ItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a button at the end of some. */
export const WithActions: Story = {
  args: {
    children: (
      <>
        <Item
          icon={<Monitor size={18} strokeWidth={1.5} />}
          title="Chrome on Windows"
          badge={<Badge tone="success">This device</Badge>}
          meta="Signed in Nov 2, 2026, last used Nov 21, 2026"
        />
        <Item
          icon={<Smartphone size={18} strokeWidth={1.5} />}
          title="Safari on iPhone"
          meta="Signed in Oct 12, 2026, last used Nov 19, 2026"
          action={<Button size="small">Sign out</Button>}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("list")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Each leads somewhere: the whole row is the target. */
export const WithLinks: Story = {
  args: {
    children: (
      <>
        <Item
          icon={<Package size={18} strokeWidth={1.5} />}
          title="Order PL-20432 is on its way"
          text="2 × Front Brake Rotor, $468.00"
          meta="Nov 19, 2026"
          href="#orders"
        />
        <Item
          title="Version 2.1.0: a map that keeps up with you"
          text="Crowded prices join into one badge, the whole map works from the keyboard, and a lost connection no longer means a blank screen."
          meta="Aug 8, 2025"
          href="#news"
        />
      </>
    ),
  },
};

/** Where titles and badges stand. */
const places = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("listitem")
    .map((item) => ({
      title: within(item)
        .getByText(/^Pickup/)
        .getBoundingClientRect(),
      badge: within(item).getByText("Not verified").getBoundingClientRect(),
    }));

/**
 * Beside a title of any length: how wide the words are decides nothing, so that the badge stays where it is
 * when the web font comes.
 */
export const BadgesInPlace: Story = {
  args: {
    children: [
      "Pickup",
      "Pickup at the counter behind the shop, before the yard closes on Friday",
    ].map((title) => (
      <Item
        key={title}
        icon={<Package size={18} strokeWidth={1.5} />}
        title={title}
        badge={<Badge tone="warning">Not verified</Badge>}
        text="Follow the link we sent you."
        action={<Button size="small">Change</Button>}
      />
    )),
  },
  parameters: { visual: { skip: true } },
  tags: ["proof"],
  play: async ({ canvasElement }) => {
    for (const { title, badge } of places(canvasElement)) {
      await expect(badge.left).toBeGreaterThanOrEqual(title.right);
      await expect(badge.top - title.top).toBeLessThan(4);
    }
  },
};

/** On a phone below the title, a short one too. */
export const BadgesOnAPhone: Story = {
  ...BadgesInPlace,
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const { title, badge } of places(canvasElement)) {
      await expect(badge.left).toBe(title.left);
      await expect(badge.top).toBeGreaterThanOrEqual(title.bottom);
    }
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: WithActions.args }),
  tags: ["proof"],
};
