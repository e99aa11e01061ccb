import { Badge, TabLinks } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/TabLinks",
  component: TabLinks,
  parameters: { keyboard: "link" },
  args: {
    label: "Listings",
    value: "live",
    tabs: [
      { value: "live", label: "Live", href: "#live", badge: <Badge size="small">128</Badge> },
      { value: "draft", label: "Drafts", href: "#draft", badge: <Badge size="small">6</Badge> },
      { value: "sold", label: "Sold out", href: "#sold" },
      { value: "withdrawn", label: "Withdrawn", href: "#withdrawn" },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { parameters: { visual: { lead: true } } };
export const Third: Story = { args: { value: "sold" } };

/** Links, each a stop; the current one is marked. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It looks like `First`.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Listings" }));
    const followed = fn();
    for (const link of nav.getAllByRole("link")) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        followed(link.textContent);
      });
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(followed).toHaveBeenLastCalledWith(link.textContent);
    }
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName(/Live/);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
