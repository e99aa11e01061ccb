import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { DonatePage } from "~/content/DonatePage";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Donate",
  component: DonatePage,
  parameters: { layout: "fullscreen" },
  render: screen(DonatePage, { path: "/donate" }),
} satisfies Meta<typeof DonatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { skip: true } };
const amount = (canvas: ReturnType<typeof within>) => canvas.getByLabelText("Custom amount");
const button = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole("button", { name: /^Donate/ });

/** Ten dollars are chosen to begin with; the form leads to the checkout without JavaScript too. */
export const TenDollars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "$10" })).toBeChecked();
    const form = button(canvas).closest("form");
    await expect(form).toHaveAttribute("action", "/donate/checkout");
    await expect(form).toHaveAttribute("target", "_blank");
    await expect(form).toHaveAttribute("rel", "noopener");
  },
};

/** Choosing one clears the other (SPEC E4). */
export const CustomClearsPreset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(amount(canvas), "42");
    for (const preset of canvas.getAllByRole("radio")) await expect(preset).not.toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "$25" }));
    await expect(amount(canvas)).toHaveValue("");
    await userEvent.type(amount(canvas), "42");
  },
};

/** With neither, the button is disabled. */
export const Neither: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(amount(canvas), "7");
    await userEvent.clear(amount(canvas));
    await expect(button(canvas)).toBeDisabled();
  },
};

/** The checkout opens in a new tab that cannot reach back. */
export const OpensTheCheckout: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const open = spyOn(window, "open").mockReturnValue(null);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "$50" }));
    await userEvent.click(button(canvas));
    await expect(open.mock.calls).toEqual([["/donate/checkout?custom=50", "_blank", "noopener"]]);
    open.mockRestore();
  },
};

/** Nothing opens for an amount that is none. */
export const NothingOpensForZero: Story = {
  tags: ["proof"],
  parameters: unseen,
  play: async ({ canvasElement }) => {
    const open = spyOn(window, "open").mockReturnValue(null);
    const canvas = within(canvasElement);
    await userEvent.type(amount(canvas), "0{Enter}");
    await expect(button(canvas)).toBeDisabled();
    await expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  },
};

/** What the checkout answers to an amount that is none: what was typed, and how to mend it. */
export const Refused: Story = {
  args: {
    choice: { preset: null, custom: "12.5" },
    problem: "Enter a whole number of dollars from 1 to 99,999, like 15.",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(amount(canvas)).toHaveValue("12.5");
    await expect(amount(canvas)).toHaveAccessibleDescription(/Enter a whole number of dollars/);
    await expect(button(canvas).closest("form")).not.toHaveAttribute("target");
  },
};
