import { Button, Inline, type ToastOptions, ToastProvider, useToast } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { type HeldClock, holdClock } from "./support/heldClock";

function Shows({ initial = [] }: { initial?: ToastOptions[] }) {
  const toast = useToast();
  useEffect(() => {
    for (const options of initial) toast.show(options);
  }, [toast, initial]);
  return (
    <Inline>
      <Button onClick={() => toast.show({ tone: "success", message: "Login successful!" })}>
        Sign In
      </Button>
      <Button
        onClick={() => toast.show({ tone: "critical", message: "Please fix the errors below." })}
      >
        Send
      </Button>
    </Inline>
  );
}

let clock: HeldClock;

const meta = {
  title: "Components/Toast",
  component: Shows,
  parameters: { keyboard: "toast", layout: "fullscreen" },
  decorators: [
    (Story) => (
      <ToastProvider>
        <main style={{ padding: "1rem", minBlockSize: "20rem" }}>
          <Story />
        </main>
      </ToastProvider>
    ),
  ],
  beforeEach: () => {
    clock = holdClock();
    return () => clock.release();
  },
} satisfies Meta<typeof Shows>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (canvasElement: HTMLElement, message: string) =>
  (await within(canvasElement).findByText(message)).closest("li") as HTMLElement;

async function expectOpen(toast: HTMLElement) {
  await expect(toast).toBeInTheDocument();
  await expect(toast).toHaveAttribute("data-state", "open");
}

async function signIn(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Sign In" }));
  return shown(canvasElement, "Login successful!");
}

/** Of what ends with nothing to see, or as another story looks. */
const unseen = { visual: { skip: true } };

const success: ToastOptions[] = [{ tone: "success", message: "Account created successfully!" }];
const critical: ToastOptions[] = [{ tone: "critical", message: "Invalid email or password." }];
const three: ToastOptions[] = [
  ...success,
  ...critical,
  {
    message:
      "Your connection is back. What you changed while it was gone has been sent, and two prices are new.",
  },
];

export const Success: Story = {
  args: { initial: success },
  play: async ({ canvasElement }) => {
    const toast = await shown(canvasElement, "Account created successfully!");
    await expect(toast).toHaveAttribute("data-tone", "success");
  },
};

export const Critical: Story = {
  args: { initial: critical },
  play: async ({ canvasElement }) => {
    const toast = await shown(canvasElement, "Invalid email or password.");
    await expect(toast).toHaveAttribute("data-tone", "critical");
  },
};

export const Several: Story = {
  parameters: { visual: { lead: true } },
  args: { initial: three },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, "Invalid email or password.");
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(3);
  },
};

/** Gone after five seconds, and not before. */
export const FiveSeconds: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const toast = await signIn(canvasElement);
    await clock.advance(4_900);
    await expectOpen(toast);
    await clock.advance(200);
    await expect(toast).not.toBeInTheDocument();
  },
};

/** The clock stops while the pointer is over it, and goes on with what was left. */
export const HoverPauses: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const toast = await signIn(canvasElement);
    await clock.advance(3_000);
    await userEvent.hover(toast);
    await clock.advance(60_000);
    await expectOpen(toast);
    await userEvent.unhover(toast);
    await clock.advance(1_900);
    await expectOpen(toast);
    await clock.advance(200);
    await expect(toast).not.toBeInTheDocument();
  },
};

/** So it does while the keyboard is in it; its button dismisses it. */
export const FocusPauses: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const toast = await signIn(canvasElement);
    within(toast).getByRole("button", { name: "Dismiss" }).focus();
    await clock.advance(60_000);
    await expectOpen(toast);
    await userEvent.keyboard("{Enter}");
    await clock.advance(0);
    await expect(toast).not.toBeInTheDocument();
  },
};

/**
 * Closed by its button, a message gives the focus back to where it was, and those that are left go on:
 * by pointer, which stays where the button was, and by keyboard.
 */
export const ClosedByItsButton: Story = {
  tags: ["proof"],
  parameters: unseen,
  args: { initial: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await shown(canvasElement, "Invalid email or password.");
    const send = canvas.getByRole("button", { name: "Send" });
    send.focus();
    const toasts = () => canvas.queryAllByRole("listitem");
    const dismiss = () => canvas.getAllByRole("button", { name: "Dismiss" })[0] as HTMLElement;
    // No pointerleave is told of what was taken away from under the pointer.
    await fireEvent.pointerMove(dismiss());
    await userEvent.click(dismiss(), { skipHover: true });
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await expect(send).toHaveFocus();

    await userEvent.keyboard("[F8]");
    for (let stops = 0; stops < 4 && document.activeElement !== dismiss(); stops += 1)
      await userEvent.tab();
    await expect(dismiss()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(send).toHaveFocus();
    await clock.advance(300);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await clock.advance(5_100);
    await waitFor(() => expect(toasts()).toHaveLength(0));

    // Nor does a message closed under the pointer hold those that come later.
    await userEvent.click(send);
    const first = await shown(canvasElement, "Please fix the errors below.");
    await userEvent.click(within(first).getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await signIn(canvasElement);
    await clock.advance(5_100);
    await expect(toasts()).toHaveLength(0);
  },
};

/** Without a message F8 leads nowhere, also after the last one has gone. */
export const NothingToGoTo: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await signIn(canvasElement);
    await clock.advance(5_100);
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.keyboard("[F8]");
    await expect(canvas.getByRole("button", { name: "Sign In" })).toHaveFocus();
  },
};

/** The same words again take the place of the first, and start again. */
export const NeverTwice: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    await shown(canvasElement, "Please fix the errors below.");
    await clock.advance(4_000);
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await clock.advance(4_000);
    await expectOpen(await shown(canvasElement, "Please fix the errors below."));
    await clock.advance(1_100);
    await expect(canvas.queryByRole("listitem")).toBeNull();
  },
};

/** Screen readers hear it. */
export const Announced: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Sign In" }));
    await waitFor(() =>
      expect(
        [...document.querySelectorAll("[role='status']")].some((region) =>
          region.textContent?.includes("Login successful!"),
        ),
      ).toBe(true),
    );
  },
};

/** It is seen to leave: it fades while it is closed already, and only then is gone. */
export const Leaves: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const toast = await signIn(canvasElement);
    const ended: string[] = [];
    toast.addEventListener("animationend", () => ended.push(String(toast.dataset.state)));
    await userEvent.click(within(toast).getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(ended.at(-1)).toBe("closed");
  },
};

/** It is swiped away over the edge that it stands at: the left one, from right to left. */
export const SwipedFromRightToLeft: Story = {
  tags: ["proof"],
  parameters: unseen,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const toast = await signIn(canvasElement);
    const words = within(toast).getByText("Login successful!");
    toast.setPointerCapture = () => {};
    const at = (x: number) => ({ pointerId: 1, button: 0, pointerType: "touch", clientX: x });
    const swipe = async (by: number) => {
      await fireEvent.pointerDown(words, at(100));
      for (const part of [0.2, 0.6, 1]) await fireEvent.pointerMove(words, at(100 + by * part));
      await fireEvent.pointerUp(words, at(100 + by));
    };
    await swipe(80);
    await clock.advance(0);
    await expectOpen(toast);
    await swipe(-80);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** Its whole table of keys: F8 leads to the messages from anywhere, Tab on among them; they are dismissed there. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: unseen,
  args: { initial: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await shown(canvasElement, "Invalid email or password.");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    canvas.getByRole("button", { name: "Send" }).focus();
    await userEvent.keyboard("[F8]");
    await expect(document.activeElement?.closest("[role='region']")).not.toBeNull();
    await userEvent.tab();
    const left = () => canvas.queryAllByRole("listitem").length;
    await waitFor(() => expect(document.activeElement?.closest("li")).not.toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(left()).toBe(2));
    for (const [key, rest] of [
      ["{Enter}", 1],
      [" ", 0],
    ] as const) {
      await userEvent.keyboard("[F8]");
      const [dismiss] = canvas.getAllByRole("button", { name: "Dismiss" });
      for (let stops = 0; stops < 4 && document.activeElement !== dismiss; stops += 1)
        await userEvent.tab();
      await expect(dismiss).toHaveFocus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(left()).toBe(rest));
    }
  },
};
