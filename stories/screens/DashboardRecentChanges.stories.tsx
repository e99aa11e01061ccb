import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RecentChangesPage, type RecentChangesPageProps } from "~/listings/RecentChangesPage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const change = (
  id: string,
  summary: string,
  undo: RecentChangesPageProps["changes"][number]["undo"],
): RecentChangesPageProps["changes"][number] => ({
  ...{ id, summary, undo, kind: "bulk", listings: 3 },
  createdAt: new Date("2026-11-28T04:00:00Z"),
});

const changes = [
  change("a", "Price up 5%, ending in .99: 3 listings", {
    kind: "possible",
    until: new Date("2026-12-28T04:00:00Z"),
  }),
  change("b", "Import of inventory.csv", { kind: "undoing", left: 1_240 }),
  change("c", "Paused: 12 listings", { kind: "undone", changed: 0, sold: 0, left: [] }),
  change("d", "Stock set to 1: 40 listings", {
    ...{ kind: "undone", changed: 1, sold: 1 },
    left: [
      { id: "l1", name: "Alternator", sku: "A-1", why: "changed" },
      { id: "l2", name: "Radiator", sku: "", why: "sold" },
    ],
  }),
];

const meta = {
  title: "Screens/Dashboard recent changes",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <RecentChangesPage changes={changes} /> },
  render: dashboardScreen("/dashboard/listings/changes"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const undo = canvas.getByRole<HTMLButtonElement>("button", { name: /^Undo: Price up 5%/ });
    await expect([...new FormData(undo.form ?? undefined)]).toEqual([["batch", "a"]]);
    await expect(canvas.getByText("Undoing: 1,240 to go")).toBeVisible();
    await expect(canvas.getByText("Undone, but for 2")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Radiator" })).toHaveAttribute(
      "href",
      "/dashboard/listings/l2",
    );
  },
};

export const Empty: Story = { args: { page: <RecentChangesPage changes={[]} /> } };
export const Failed: Story = pageFailureStory("error");
export const Offline: Story = pageFailureStory("offline");
