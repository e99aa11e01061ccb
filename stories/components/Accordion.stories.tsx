import { Accordion } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  parameters: { keyboard: "accordion" },
  args: {
    items: [
      {
        id: "mission",
        title: "What is the mission?",
        content:
          "To connect suppliers directly to professionals who need parts, so that locating, buying and receiving parts is faster and more transparent.",
      },
      {
        id: "refund",
        title: "What if a part is not as described, or does not fit?",
        content: "You get a full refund. Open a support ticket from the order page.",
      },
      {
        id: "common",
        title: "Which parts are sold most?",
        content: "Brake pads and rotors, alternators, shock absorbers, filters and lights.",
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOpen: Story = {
  args: { defaultOpenId: "mission" },
  parameters: { visual: { lead: true } },
};

/** One at a time, and pressing the open one closes it. */
export const OneOpenAtATime: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mission = canvas.getByRole("button", { name: "What is the mission?" });
    const refund = canvas.getByRole("button", { name: /does not fit/ });

    await userEvent.click(mission);
    await expect(mission).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(/connect suppliers/)).toBeVisible());

    await userEvent.click(refund);
    await expect(refund).toHaveAttribute("aria-expanded", "true");
    await expect(mission).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText(/connect suppliers/)).not.toBeVisible();
    await expect(canvas.getAllByRole("region")).toHaveLength(1);

    await userEvent.click(refund);
    await expect(refund).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** Its whole table of keys: Enter and Space open; arrows, Home and End walk the titles, round the ends. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement }) => {
    const [first, second, last] = within(canvasElement).getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}{ArrowDown} ");
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
};

/** Closed texts are in the page all the same. */
export const TextsAlwaysThere: Story = {
  tags: ["proof"],
  // It ends as `Closed` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Brake pads and rotors");
    await expect(within(canvasElement).getByText(/Brake pads/)).not.toBeVisible();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
