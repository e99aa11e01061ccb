import { Heading, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { level: 1, children: "Easy locate. Fast buy." },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="hero">
        Easy locate.
      </Heading>
      <Heading level={2} size="page">
        Pricing
      </Heading>
      <Heading level={2} size="section">
        What you can do from the bay
      </Heading>
      <Heading level={2} size="panel">
        Welcome Back
      </Heading>
      <Heading level={2} size="dashboard">
        Welcome, Mary Ann Lee!
      </Heading>
      <Heading level={2} size="card">
        Search the way you have it
      </Heading>
      <Heading level={2} size="row">
        Front Brake Rotor
      </Heading>
    </Stack>
  ),
};

/** A deep place in the outline may look large, and the other way round. */
export const LooksApartFromLevel: Story = {
  args: { level: 3, size: "section", children: "Plans" },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole("heading", { level: 3, name: "Plans" });
    await expect(heading.tagName).toBe("H3");
  },
};

/** Long ones break evenly. */
export const Long: Story = {
  args: {
    children: "Every seller's price, condition, and travel time in one list, with no phone calls",
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
