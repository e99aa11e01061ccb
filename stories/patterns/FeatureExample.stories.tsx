import { FeatureExample } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Content/FeatureExample",
  id: "patterns-featureexample",
  component: FeatureExample,
  args: {
    example: {
      kind: "code",
      groups: [
        { text: "4T1", meaning: "Maker", marked: false },
        { text: "B11HK", meaning: "Model, body, and engine", marked: true },
        { text: "3", meaning: "Check digit", marked: false },
        { text: "K", meaning: "Model year", marked: true },
        { text: "U210388", meaning: "Plant and serial number", marked: false },
      ],
      result: "2019 Toyota Camry SE, 2.5 L",
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each run of characters means shows on hover, and is read out after it. */
export const Code: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("(Model year)")).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(
      "4T1 (Maker) B11HK (Model, body, and engine) 3 (Check digit) K (Model year)",
    );
  },
};

/** A list of names and figures; one stands out. */
export const Rows: Story = {
  args: {
    example: {
      kind: "rows",
      rows: [
        { label: "Hudson Auto, 6 min", value: "$234", tone: "success" },
        { label: "Queens Motor Works, 22 min", value: "$251", tone: "muted" },
        { label: "Delivered from Osaka", value: "$198", tone: "muted" },
      ],
    },
  },
};

/** A code, a complaint, and how it ended. */
export const Refund: Story = {
  args: {
    example: {
      kind: "rows",
      rows: [
        { label: "PL-20415", mono: true, value: "Does not fit", refused: true },
        { label: "Refunded in full", value: "$599", tone: "success" },
      ],
    },
  },
};

/** A picture of figures, said in words. */
export const Bars: Story = {
  args: {
    example: {
      kind: "bars",
      caption: "Searches for your parts by week",
      bars: [31, 38, 36, 44, 52, 61].map((value, index) => ({
        label: `Week ${index + 1}`,
        value,
        current: index === 5,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img")).toHaveAccessibleName(
      "Searches for your parts by week: Week 1 31, Week 6 61",
    );
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
