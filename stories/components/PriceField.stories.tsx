import { PriceField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/PriceField",
  component: PriceField,
  args: { label: "Price", name: "price", help: "What one of it costs, without shipping" },
} satisfies Meta<typeof PriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: "1250", reading: "$1,250.00" },
  parameters: { visual: { lead: true } },
};
export const OtherCurrency: Story = {
  args: { currency: "CAD", defaultValue: "48.50", trailing: "each" },
};
export const Wrong: Story = {
  args: { defaultValue: "forty", error: "Enter an amount in figures, such as 40 or 39.99." },
};
export const Disabled: Story = { args: { defaultValue: "48.00", disabled: true } };

/** What was typed stays as it is; how it is read is said as it changes, and the currency belongs to it. */
export const KeepsWhatIsTyped: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: function Render(args) {
    const [typed, setTyped] = useState("");
    return (
      <PriceField
        {...args}
        onChange={(event) => setTyped(event.target.value)}
        reading={typed && "$1,250.00"}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Price" });
    await expect(input).toHaveAttribute("inputmode", "decimal");
    await expect(canvas.getByRole("status")).toHaveTextContent("What one of it costs");
    await userEvent.type(input, "1.250,00");
    await expect(input).toHaveValue("1.250,00");
    await expect(canvas.getByRole("status")).toHaveTextContent("$1,250.00");
    await expect(input).toHaveAccessibleDescription("$ $1,250.00");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
