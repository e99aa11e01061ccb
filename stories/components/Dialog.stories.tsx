import { Button, Dialog, Stack, Text, TextArea, TextField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { pressBeside } from "../support/pressBeside";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  parameters: { keyboard: "dialog", layout: "fullscreen" },
  args: {
    title: "Change the price",
    description: "Brake rotor, front, 296 mm: buyers see the new price at once.",
    trigger: <Button>Change the price</Button>,
    onOpenChange: fn(),
    children: <TextField label="New price" name="price" defaultValue="$48.00" />,
    footer: (
      <>
        <Button>Keep $52.00</Button>
        <Button tone="accent">Save Price</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem", minBlockSize: "30rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { visual: { lead: true } },
};
export const Small: Story = {
  args: { defaultOpen: true, size: "small", description: undefined },
};
export const Large: Story = { args: { defaultOpen: true, size: "large" } };
export const TitleHidden: Story = {
  args: { defaultOpen: true, titleHidden: true, footer: undefined },
};

/** More than the window holds: head and foot stay, what is between them scrolls. */
export const Long: Story = {
  args: {
    defaultOpen: true,
    title: "How this part was stored",
    description: undefined,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={`${index + 1}`}>
            {index + 1}. Dry, on a shelf, in the box that it came in, until it was listed here.
          </Text>
        ))}
        <TextArea label="Note" name="note" />
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "How this part was stored" });
    const save = within(dialog).getByRole("button", { name: "Save Price" });
    await waitFor(() =>
      expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Its whole table of keys: the focus goes in, goes round inside both ways, and returns on Escape. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Change the price" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Change the price" });
    await expect(dialog).toHaveAccessibleDescription(/buyers see the new price/);
    const inside = within(dialog);
    const close = inside.getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    // What lies behind is not there for anybody.
    await expect(within(canvasElement).queryByRole("button")).toBeNull();

    // The field, the two buttons at its foot, and round to the start again.
    for (const stop of ["New price", /^Keep/, "Save Price"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(stop);
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole("button", { name: "Save Price" })).toHaveFocus();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press beside it closes it. */
export const PressBeside: Story = pressBeside({
  trigger: "Change the price",
  dialog: "Change the price",
});

/** Opened by state, without a trigger: the field that it is for has the focus, and what had it gets it back. */
export const Controlled: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const price = useRef<HTMLInputElement>(null);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} initialFocus={price}>
          <TextField ref={price} label="New price" name="price" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const edit = within(canvasElement).getByRole("button", { name: "Edit" });
    await userEvent.click(edit);
    const field = await screen.findByRole("textbox", { name: "New price" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { defaultOpen: true } }),
  tags: ["proof"],
};
