import { expect, screen, userEvent, waitFor, within } from "storybook/test";

interface Played {
  canvasElement: HTMLElement;
  args: { onOpenChange?: (open: boolean) => void };
}

/** The story that a press beside what a button opened closes it. `trigger` and `dialog` are their names. */
export const pressBeside = ({ trigger, dialog }: { trigger: string; dialog: string }) => ({
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }: Played) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: trigger }));
    await screen.findByRole("dialog", { name: dialog });
    await userEvent.click(document.elementFromPoint(8, 8) ?? document.body, {
      pointerEventsCheck: 0,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});
