import { Badge, ReleaseCard } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Content/ReleaseCard",
  id: "patterns-releasecard",
  component: ReleaseCard,
  args: {
    version: "2.1.0",
    date: "August 8, 2025",
    dateTime: "2025-08-08",
    type: "minor",
    status: "latest",
    title: "A map that keeps up with you",
    description:
      "The map from the 2.0.8 beta is ready for everyone. It groups crowded prices, works from the keyboard, and keeps working when the map service does not.",
    features: [
      "Price badges that would overlap join into one, which shows how many parts it holds and the lowest price.",
      "Everything on the map can be done from the keyboard.",
    ],
    bugFixes: [
      "Closing the part panel takes you back to the badge that opened it.",
      "Distances are measured from where you are now.",
    ],
    size: "45.2 MB",
    compatibility: "iOS 16 or later, Android 10 or later",
    downloadHref: "#download",
  },
} satisfies Meta<typeof ReleaseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  args: { featured: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("article", { name: /keeps up/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "New Features" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Bug Fixes" })).toBeVisible();
    await expect(canvas.getByText("Latest")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download" })).toBeVisible();
  },
};
export const Stable: Story = { args: { status: "stable", version: "2.0.7", type: "patch" } };
export const Beta: Story = { args: { status: "beta", version: "2.0.8", type: "patch" } };
export const Archived: Story = { args: { status: "archived", version: "2.0.2", type: "major" } };
export const FixesOnly: Story = { args: { features: [], status: "stable" } };
/** Where there is nothing to download yet. */
export const Coming: Story = {
  args: { downloadHref: undefined, action: <Badge>Coming soon</Badge> },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
