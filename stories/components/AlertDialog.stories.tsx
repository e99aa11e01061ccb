import { AlertDialog, Button } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const withdraw = fn();

const meta = {
  title: "Components/AlertDialog",
  component: AlertDialog,
  parameters: { keyboard: "dialog", layout: "fullscreen" },
  args: {
    title: "Withdraw this listing?",
    children: "Buyers no longer find the brake rotor. Orders that you have are not changed.",
    trigger: <Button tone="critical">Withdraw</Button>,
    action: (
      <Button tone="critical" onClick={withdraw}>
        Withdraw Listing
      </Button>
    ),
    cancelLabel: "Keep It",
    onOpenChange: fn(),
  },
  beforeEach: () => {
    withdraw.mockClear();
  },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem", minBlockSize: "30rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { visual: { lead: true } },
};

/** The work takes a moment: it stays open until the caller closes it. */
export const Pending: Story = {
  args: {
    defaultOpen: true,
    staysOpen: true,
    action: (
      <Button tone="critical" pending>
        Withdraw Listing
      </Button>
    ),
  },
};

/** Its whole table of keys. The focus begins on the way back, and Escape goes back. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Withdraw" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog", { name: "Withdraw this listing?" });
    await expect(dialog).toHaveAccessibleDescription(/Buyers no longer find/);
    const keep = within(dialog).getByRole("button", { name: "Keep It" });
    const action = within(dialog).getByRole("button", { name: "Withdraw Listing" });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.tab();
    await expect(keep).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(action).toHaveFocus();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(withdraw).not.toHaveBeenCalled();

    await userEvent.keyboard(" ");
    await screen.findByRole("alertdialog");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(withdraw).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press beside it answers nothing. */
export const PressBeside: Story = {
  tags: ["proof"],
  // It looks like `Open`.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Withdraw" }));
    await screen.findByRole("alertdialog");
    await userEvent.click(document.elementFromPoint(8, 8) ?? document.body, {
      pointerEventsCheck: 0,
    });
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

/** The action is pressed, and it is still open: the caller closes it. */
export const StaysOpen: Story = {
  tags: ["proof"],
  // It looks like `Open`.
  parameters: { visual: { skip: true } },
  args: { staysOpen: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Withdraw" }));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw Listing" }));
    await expect(withdraw).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { defaultOpen: true } }),
  tags: ["proof"],
};
