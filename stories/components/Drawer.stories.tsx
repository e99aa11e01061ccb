import { Button, Drawer, Link, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { pressBeside } from "../support/pressBeside";

const meta = {
  title: "Components/Drawer",
  component: Drawer,
  parameters: { keyboard: "dialog", layout: "fullscreen" },
  args: {
    title: "Menu",
    trigger: <Button>Open the menu</Button>,
    onOpenChange: fn(),
    children: (
      <Stack as="ul" gap={3}>
        {["Map", "Pricing", "News", "Updates", "Donate"].map((name) => (
          <li key={name}>
            <Link href={`#${name}`} tone="ink" underline="hover">
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    ),
    footer: <Button width="full">Sign Up</Button>,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: "1rem", minBlockSize: "30rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FromEnd: Story = {
  args: { defaultOpen: true },
  parameters: { visual: { lead: true } },
};
export const FromStart: Story = { args: { defaultOpen: true, side: "start" } };
export const TitleHidden: Story = { args: { defaultOpen: true, titleHidden: true } };

/** Its whole table of keys: the focus goes in, goes round inside both ways, and returns on Escape. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Open the menu" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    const close = within(drawer).getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    // What lies behind is not there for anybody.
    await expect(within(canvasElement).queryByRole("button")).toBeNull();

    // Five links, the footer's button, and round to the start again.
    for (let stops = 0; stops < 6; stops += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(within(drawer).getByRole("button", { name: "Sign Up" })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole("button", { name: "Sign Up" })).toHaveFocus();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    // Its own button closes it too, and the focus returns all the same.
    await userEvent.keyboard(" ");
    const again = within(await screen.findByRole("dialog", { name: "Menu" }));
    await waitFor(() => expect(again.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press beside it closes it. */
export const PressBeside: Story = pressBeside({
  trigger: "Open the menu",
  dialog: "Menu",
});

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { defaultOpen: true } }),
  tags: ["proof"],
};
