import { Button, Link, Popover, Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Popover",
  component: Popover,
  parameters: { keyboard: "dialog", layout: "fullscreen" },
  args: {
    title: "What you are paid",
    trigger: <Button>How is this reckoned?</Button>,
    onOpenChange: fn(),
    children: (
      <Stack gap={2}>
        <Text>$48.00, less 6% for Partlane and $0.30 for the card.</Text>
        <Link href="#fees">All fees</Link>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem", minBlockSize: "20rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { visual: { lead: true } },
};
export const TitleHidden: Story = { args: { defaultOpen: true, titleHidden: true } };

/** The focus goes in, goes round inside both ways, and returns on Escape. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "How is this reckoned?" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "What you are paid" });
    const close = within(popover).getByRole("button", { name: "Close" });
    const link = within(popover).getByRole("link", { name: "All fees" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press elsewhere closes it, and is no lost press: the page around it stays in use. */
export const PressElsewhere: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "How is this reckoned?" });
    await userEvent.click(trigger);
    await screen.findByRole("dialog", { name: "What you are paid" });
    // It is there for everybody, as nothing modal would leave it.
    await expect(within(canvasElement).getByRole("button")).toBe(trigger);
    await userEvent.click(within(canvasElement).getByRole("main"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { open: true } }),
  tags: ["proof"],
};
