import { Page, SegmentedControl, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const text = <Text>What the page is about stands here, under its title and its sentence.</Text>;

const meta = {
  title: "Patterns/Shell/Page",
  id: "patterns-page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    title: "News",
    intro: "What is new at Partlane, and in the trade.",
    children: text,
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndIntro: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
  },
};

/** On a phone the control goes under the words. */
export const WithAction: Story = {
  args: {
    action: (
      <SegmentedControl
        label="Billing period"
        name="period"
        defaultValue="monthly"
        options={[
          { value: "monthly", label: "Monthly" },
          { value: "annual", label: "Annual" },
        ]}
      />
    ),
  },
};
export const ForReading: Story = { args: { width: "narrow" } };
export const ForAForm: Story = { args: { width: "form" } };

/** Its content brings a heading of its own. */
export const Untitled: Story = { args: { title: undefined, intro: undefined } };
export const LongWords: Story = { args: { title: longName, intro: `${longName}. ${longName}.` } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
