import { PhonePreview } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName, mapPicture } from "./support/samples";

const meta = {
  title: "Patterns/Content/PhonePreview",
  id: "patterns-phonepreview",
  component: PhonePreview,
  args: {
    query: "Brake rotor",
    map: mapPicture,
    part: { name: "Front Brake Rotor", price: "$234", note: "New, 0.8 mi", action: "Purchase" },
  },
  decorators: [
    (Story) => (
      <main style={{ display: "grid", justifyItems: "center" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture: nothing in it is read out, or can be reached. */
export const WithPart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("Front Brake Rotor").closest("[aria-hidden=true]")).toBeVisible();
  },
};
export const NothingListed: Story = { args: { part: undefined } };
export const LongWords: Story = {
  args: {
    query: longName,
    part: { name: longName, price: "$12,345.67", note: longName, action: "Purchase" },
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
