import { SearchBox } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

const meta = {
  title: "Patterns/SearchBox",
  component: SearchBox,
  args: { action: "#map", label: "Search parts", placeholder: "VIN, part number or words" },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "37.5rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const examples = [
  { label: "4T1B11HK3KU210388", code: true, href: "#vin" },
  { label: "43512-06150", code: true, href: "#number" },
  { label: "alternator 2019 camry", href: "#words" },
];

export const Hero: Story = { args: { size: "hero", examples } };
export const HeroFilled: Story = {
  args: {
    size: "hero",
    defaultValue: "front brake rotor for a 2019 Toyota Camry SE with 17 inch wheels",
  },
};
export const Bar: Story = { args: { size: "bar" } };
export const BarFilled: Story = {
  args: { size: "bar", defaultValue: "parts for 2019 Camry SE" },
};

/** A plain GET form: Enter sends the words. */
export const Submits: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole("search");
    let query = "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      query = JSON.stringify([...new FormData(form as HTMLFormElement)]);
    });
    await expect(form).toHaveAttribute("method", "get");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search parts" }), "rotor{Enter}");
    await expect(query).toBe('[["q","rotor"]]');
  },
};

/** What was typed can be taken away at once, and the focus stays in the field. */
export const Clears: Story = {
  args: { defaultValue: "rotor" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};
