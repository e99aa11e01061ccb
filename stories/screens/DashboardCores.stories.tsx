import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CoresPage } from "~/cores/CoresPage";
import { boughtCores, noCores, soldCores } from "../support/core-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { hostileTexts } from "../support/hostile";
import { mocked, pageFailureStory } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard cores",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <CoresPage bought={boughtCores} sold={noCores} /> },
  render: dashboardScreen("/dashboard/cores"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is still out, soonest first, and what came of the others. */
export const Bought: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Your cores" })).toBeVisible();
    await expect(canvas.getByText("$140.00 still out")).toBeVisible();
    const open = within(canvas.getByRole("table", { name: "Deposits to get back" }));
    await expect(open.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Brake Caliper, Front Left",
      "Alternator, 130 A",
      "Starter Motor",
    ]);
    await expect(open.getByRole("link", { name: "Alternator, 130 A" })).toHaveAttribute(
      "href",
      "/dashboard/cores/c2",
    );
    await expect(canvas.getByText("$110.00 of $150.00")).toBeVisible();
    await expect(canvas.queryByRole("table", { name: "Old parts owed to you" })).toBeNull();
    const [link] = canvas.getAllByRole("link", { name: "Cores" });
    await expect(link).toHaveAttribute("aria-current", "page");
  },
};

/** Old parts that buyers owe: what waits for the seller stands first. */
export const Sold: Story = {
  args: { page: <CoresPage bought={noCores} sold={soldCores} /> },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole("table", { name: "Old parts owed to you" });
    await expect(within(open).getAllByRole("row")[1]).toHaveTextContent("Being checked");
    await expect(within(open).getByText("3 × Starter Motor")).toBeVisible();
    await expect(within(open).getByText("Waiting for old part")).toBeVisible();
  },
};

export const BoughtAndSold: Story = {
  args: { page: <CoresPage bought={boughtCores} sold={soldCores} /> },
};

export const None: Story = {
  args: { page: <CoresPage bought={noCores} sold={noCores} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No core deposits")).toBeVisible();
  },
};

/** All of it is over. */
export const AllSettled: Story = {
  args: {
    page: <CoresPage bought={{ ...noCores, settled: boughtCores.settled }} sold={noCores} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Nothing is out/)).toBeVisible();
    await expect(canvas.queryByText(/still out/)).toBeNull();
  },
};

/** More than a page lists. */
export const Many: Story = {
  args: {
    page: (
      <CoresPage
        bought={{ ...boughtCores, out: { many: 1_203, cents: 54_135_00 } }}
        sold={noCores}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("The first 3 of 1,203 deposits are shown."),
    ).toBeVisible();
  },
};

/** Whatever a part or a person is called, it keeps to its place. */
export const AnyContent: Story = {
  tags: ["proof"],
  args: {
    page: (
      <CoresPage
        bought={{
          ...boughtCores,
          open: Object.values(hostileTexts)
            .filter((text) => text?.trim())
            .map((text, index) => ({
              ...{ ...boughtCores.open[0], id: `h${index}`, partName: text, otherName: text },
            })) as typeof boughtCores.open,
        }}
        sold={noCores}
      />
    ),
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
