import { Hero, MapPreview, SearchBox } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName, nearby } from "./support/samples";

const meta = {
  title: "Patterns/Content/Hero",
  id: "patterns-hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  args: {
    lines: ["The right part.", "Near you."],
    intro: "New, refurbished, and used parts from sellers near you, on one map.",
    search: (
      <SearchBox
        size="hero"
        action="#map"
        placeholder="VIN, part number, or name"
        buttonLabel="Search"
      />
    ),
    aside: <MapPreview {...nearby} label="Parts near you" />,
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines for the eye, one heading for the ear; the search comes before the map. */
export const Words: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { level: 1, name: "The right part. Near you." }),
    ).toBeVisible();
    const search = canvas.getByRole("search");
    const map = canvas.getByRole("group", { name: "Parts near you" });
    await expect(search.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const LongWords: Story = { args: { lines: [longName], intro: `${longName}. ${longName}.` } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
