import { Chips } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const categories = ["All News", "App Updates", "Features", "Community", "Safety"];

const meta = {
  title: "Components/Chips",
  component: Chips,
  parameters: { keyboard: "link" },
  args: {
    label: "News categories",
    items: categories.map((label, index) => ({
      key: label,
      label,
      href: `#${index}`,
      current: index === 0,
    })),
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrent: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("navigation", { name: "News categories" });
    await expect(within(row).getByRole("link", { current: true })).toHaveTextContent("All News");
  },
};

export const WithIcon: Story = {
  args: {
    label: "Quick filters",
    items: [
      { key: "fits", label: "Fits your Camry", href: "#fits", current: true, icon: <Check /> },
      { key: "brake", label: "Brake", href: "#brake" },
      { key: "new", label: "New", href: "#new" },
      { key: "near", label: "Under 5 mi", href: "#near" },
    ],
  },
};

/** What is chosen comes first and is taken away by a press; the others say how many there are. */
export const WithCounts: Story = {
  args: {
    label: "Quick filters",
    items: [
      { key: "brake", label: "Brake", href: "#all", current: true, removeLabel: "Remove Brake" },
      { key: "pads", label: "Brake pads", href: "#pads", count: "1,204" },
      { key: "new", label: "New", href: "#new", count: "38" },
    ],
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("navigation", { name: "Quick filters" });
    await expect(within(row).getByRole("link", { name: "Remove Brake" })).toHaveAttribute(
      "href",
      "#all",
    );
    await within(row).findByRole("link", { name: "New 38" });
  },
};

/** On a phone the row scrolls, and the keyboard brings each chip into sight; the page never scrolls sideways. */
export const Scrolling: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  args: { bleed: true },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByRole("link", { name: "Safety" });
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(innerWidth);
    for (let stop = 0; stop < categories.length; stop += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Where something else stands beside the row, what is cut off fades out; the last one is seen whole. */
export const Fading: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  args: { fades: true },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("list");
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    row.scrollLeft = row.scrollWidth;
    const last = within(canvasElement).getByRole("link", { name: "Safety" });
    const room = row.getBoundingClientRect().right - last.getBoundingClientRect().right;
    await expect(room).toBeGreaterThanOrEqual(24);
    row.scrollLeft = 0;
  },
};

/** Each chip is a stop, in reading order; Enter follows it. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `OneCurrent` looks, with the focus.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    const followed = fn();
    for (const link of links) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        followed(link.textContent);
      });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(followed).toHaveBeenLastCalledWith(link.textContent);
    }
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
