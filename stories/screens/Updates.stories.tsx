import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RELEASES } from "~/content/releases";
import { UpdatesPage } from "~/content/UpdatesPage";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Updates",
  component: UpdatesPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  render: screen(UpdatesPage, { path: "/updates" }),
  args: { releases: RELEASES },
} satisfies Meta<typeof UpdatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every release, newest first, each at an anchor of its own. */
export const AllReleases: Story = {
  play: async ({ canvasElement }) => {
    const releases = within(canvasElement).getAllByRole("article");
    await expect(releases.map(({ id }) => id)).toEqual([
      "v2.1.0",
      "v2.0.8",
      "v2.0.7",
      "v2.0.6",
      "v2.0.5",
      "v2.0.4",
      "v2.0.3",
      "v2.0.2",
    ]);
    const [latest] = releases;
    if (!latest) throw new Error("There is no release.");
    await expect(within(latest).getByText("Latest")).toBeVisible();
    await expect(within(latest).getByText("45.2 MB")).toBeVisible();
    await expect(within(latest).getByText("August 8, 2025")).toBeVisible();
    await expect(within(latest).getByRole("link", { name: /Download/ })).toHaveAttribute(
      "href",
      "/#download",
    );
  },
};

/** Nothing has been released yet. */
export const Empty: Story = { args: { releases: [] } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
