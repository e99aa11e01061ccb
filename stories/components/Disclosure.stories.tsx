import { Disclosure, Notice } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: { title: "2014 Volkswagen Golf", children: "Showing only parts that fit." },
  render: (args) => (
    <Notice tone="info">
      <Disclosure {...args} />
    </Notice>
  ),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of it is seen at first. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Showing only parts that fit.")).toBeVisible();
  },
};

/** As little as it takes: a title that is long ends in dots. */
export const Folded: Story = {
  args: { title: "“brake pads with wear indicator” for a 2014 Volkswagen Golf SportWagen" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText(/SportWagen$/);
    await userEvent.click(title);
    await expect(canvas.getByText("Showing only parts that fit.")).not.toBeVisible();
    await expect(title).toBeVisible();
  },
};

/** The title brings it back. */
export const Unfolds: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText("2014 Volkswagen Golf");
    await userEvent.click(title);
    await userEvent.click(title);
    await expect(canvas.getByText("Showing only parts that fit.")).toBeVisible();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
