import { Button, ButtonLink, Inline } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Button",
  component: Button,
  parameters: { keyboard: "button" },
  args: { children: "Search", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent" } };
export const Quiet: Story = { args: { tone: "quiet" } };
export const Critical: Story = { args: { tone: "critical", children: "Sign out everywhere" } };
export const Large: Story = { args: { tone: "accent", size: "large" } };
export const Small: Story = { args: { size: "small" } };

/** Leads somewhere: a link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#map">Open the map</ButtonLink>
      <ButtonLink href="#plans" tone="accent" size="large">
        Choose Plan
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Open the map" });
    await expect(link).toHaveAttribute("href", "#map");
  },
};

/** While work is under way a second press does nothing. */
export const Pending: Story = {
  args: { tone: "accent", pending: true, children: "Sign In" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Sign In" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Enter and Space press it. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
