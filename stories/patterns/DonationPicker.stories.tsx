import { DonationPicker } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Account/DonationPicker",
  id: "patterns-donationpicker",
  component: DonationPicker,
  args: {
    presets: [5, 10, 25, 50, 100],
    defaultAmount: 10,
    action: "#donate",
    // Nothing opens in a story.
    onDonate: fn((_amount: number, event: { preventDefault(): void }) => event.preventDefault()),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "27.5rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DonationPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "$10" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Donate $10" })).toBeEnabled();
    const form = canvasElement.querySelector("form");
    await expect(form).toHaveAttribute("target", "_blank");
    await expect(form).toHaveAttribute("rel", "noopener");
  },
};
export const Custom: Story = { args: { defaultCustom: "35", defaultAmount: null } };
export const NothingChosen: Story = {
  args: { defaultAmount: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Donate" })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: {
    defaultCustom: "0.5",
    defaultAmount: null,
    error: "Enter a whole number of dollars from 1 to 99,999, like 15.",
  },
};

/** Choosing one clears the other; with neither the button is disabled (SPEC E4). */
export const OneClearsTheOther: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const custom = canvas.getByRole("textbox", { name: "Custom amount" });
    const preset = (name: string) => canvas.getByRole("radio", { name });

    await userEvent.click(preset("$50"));
    await userEvent.click(canvas.getByRole("button", { name: "Donate $50" }));
    await expect(args.onDonate).toHaveBeenLastCalledWith(50, expect.anything());

    await userEvent.type(custom, "35");
    await expect(preset("$50")).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Donate $35" }));
    await expect(args.onDonate).toHaveBeenLastCalledWith(35, expect.anything());

    await userEvent.clear(custom);
    await expect(canvas.getByRole("button", { name: "Donate" })).toBeDisabled();
    await userEvent.type(custom, "0");
    await expect(canvas.getByRole("button", { name: "Donate" })).toBeDisabled();

    await userEvent.click(preset("$5"));
    await expect(custom).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Donate $5" })).toBeEnabled();
    await expect(args.onDonate).toHaveBeenCalledTimes(2);
  },
};

/** The button names only an amount that will be taken; another is explained at its field. */
export const NothingPromised: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: {
    defaultAmount: null,
    readAmount: (typed) =>
      ({ $15: 15, "1,500.00": 1500 })[typed] ?? "Enter a whole number of dollars, like 15.",
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const custom = canvas.getByRole("textbox", { name: "Custom amount" });
    for (const [typed, dollars] of [
      ["$15", 15],
      ["1,500.00", 1500],
    ] as const) {
      await userEvent.clear(custom);
      await userEvent.type(custom, typed);
      await userEvent.click(canvas.getByRole("button", { name: `Donate $${dollars}` }));
      await expect(args.onDonate).toHaveBeenLastCalledWith(dollars, expect.anything());
    }
    await userEvent.clear(custom);
    await userEvent.type(custom, "0.001");
    await expect(custom).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Donate" }));
    await expect(args.onDonate).toHaveBeenCalledTimes(2);
    await expect(custom).toHaveFocus();
    await expect(custom).toHaveValue("0.001");
    await expect(custom).toBeInvalid();
    await expect(custom).toHaveAccessibleDescription("Enter a whole number of dollars, like 15.");
    await userEvent.type(custom, "5");
    await expect(custom).toBeValid();
  },
};

/** Enter in the field is a press of the button, and of none while it is disabled. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  args: { defaultAmount: null },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const custom = within(canvasElement).getByRole("textbox");
    await userEvent.type(custom, "{Enter}");
    await expect(args.onDonate).not.toHaveBeenCalled();
    await userEvent.type(custom, "12{Enter}");
    await expect(args.onDonate).toHaveBeenCalledWith(12, expect.anything());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    args: {
      legend: "Donation in US dollars",
      customLabel: "Another amount",
      buttonLabel: "Donate",
      error: "Give at least $1.",
    },
  }),
  tags: ["proof"],
};
