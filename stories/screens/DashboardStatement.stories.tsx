import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StatementPage } from "~/billing/StatementPage";
import type { Statement, StatementRow } from "~/billing/statement";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const row = (
  [date, orderNumber, what, amountCents]: [string, string | null, string, number],
  at: number,
): StatementRow => ({ id: String(at), date, orderNumber, what, amountCents });

const statement: Statement = {
  ...{ id: "0193b2c0-0000-7000-8000-00000000a41f", sellerName: "Treasure Valley Auto Salvage" },
  ...{ status: "pending", dueOn: "2026-11-24", from: "2026-11-16", to: "2026-11-22" },
  ...{ paidOn: null, amountCents: 603_50, carried: [], carriedCents: 0 },
  rows: [
    row(["2026-11-16", "PL-20431", "Sale", 234_00], 0),
    row(["2026-11-16", "PL-20431", "Fee", -18_72], 1),
    row(["2026-11-17", "PL-20433", "Sale", 414_00], 2),
    row(["2026-11-17", "PL-20433", "Fee", -33_12], 3),
    row(["2026-11-18", "PL-20433", "Delivery", 12_50], 4),
    row(["2026-11-20", "PL-20418", "Refund", -45_00], 5),
    row(["2026-11-20", "PL-20418", "Fee given back", 3_60], 6),
    row(["2026-11-22", "PL-20402", "Deposit kept", 36_24], 7),
  ],
};

const meta = {
  title: "Screens/Dashboard statement",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <StatementPage statement={statement} /> },
  render: dashboardScreen(`/dashboard/billing/${statement.id}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("$603.50 USD")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "PDF" })).toHaveAttribute(
      "href",
      `/dashboard/billing/${statement.id}.pdf`,
    );
    const sum = statement.rows.reduce((cents, { amountCents }) => cents + amountCents, 0);
    await expect(sum).toBe(statement.amountCents);
  },
};

/** Some of it was owed from weeks before, and a payout that came back is paid again. */
export const CarriedOn: Story = {
  args: {
    page: (
      <StatementPage
        statement={{
          ...statement,
          ...{ status: "paid", paidOn: "2026-11-25", amountCents: 711_50, carriedCents: 108_00 },
          carried: [
            row(["2026-11-06", "PL-20377", "Chargeback", -80_00], 10),
            row(["2026-11-10", null, "Payout that came back", 188_00], 11),
          ],
        }}
      />
    ),
  },
};

/** More than the page lists. */
export const Long: Story = {
  tags: ["proof"],
  args: {
    page: (
      <StatementPage
        statement={{
          ...statement,
          amountCents: 300_00,
          rows: Array.from({ length: 300 }, (_, at) =>
            row(["2026-11-17", "PL-20431", "Sale", 1_00], at),
          ),
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/150 rows more are in the files/)).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(151);
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
