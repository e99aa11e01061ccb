import { DataList, Link } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Dashboard/DataList",
  id: "patterns-datalist",
  component: DataList,
  args: {
    items: [
      {
        term: "Part",
        detail: (
          <Link href="/map" tone="ink">
            Front Brake Rotor
          </Link>
        ),
      },
      { term: "Part number", detail: "43512-06150" },
      { term: "Quantity", detail: 2 },
      { term: "Total", detail: "$468.00" },
    ],
  },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getByText("$468.00").closest("dd")).not.toBeNull();
  },
};

/** A value that finds no room goes on in a new line. */
export const Long: Story = {
  args: {
    items: [
      { term: "Pick up at", detail: "Stuyvesant Lamp & Body, 214 East 10th Street, New York" },
      { term: "Part number", detail: "81150-06D50-81150-06D50-81150-06D50" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
