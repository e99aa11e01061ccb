import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BulkChangePage, type BulkChangePageProps } from "~/listings/BulkChangePage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const view: BulkChangePageProps["view"] = {
  list: { text: "", sort: "updated" },
  isAll: false,
  ids: ["a", "b", "c", "d", "e"],
  typed: { kind: "price-up", amount: "5", ending: "99" },
};

const example = (id: string, name: string, partNumber: string, now: number, then: number) => ({
  ...{ id, name, partNumber, before: { price_cents: now }, values: { price_cents: then } },
});

const plan: NonNullable<Extract<BulkChangePageProps["preview"], { plan: unknown }>["plan"]> = {
  summary: "Price up 5%, ending in .99",
  changed: 3,
  kept: [
    { reason: "draft", count: 1, names: [] },
    { reason: "archived", count: 1, names: ["Radiator"] },
  ],
  examples: [
    example("a", "Front Brake Caliper", "47730-33230", 64_50, 67_99),
    example("b", "Alternator", "27060-0V210", 100_00, 104_99),
    example("c", "Headlight, left", "81170-06840", 1_226_00, 1_286_99),
  ],
  fingerprint: "f".repeat(22),
};

const page: BulkChangePageProps = { view, preview: { kind: "selected", count: 5, plan } };
const untyped = { kind: "", amount: "", ending: "" };

const meta = {
  title: "Screens/Dashboard bulk change",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <BulkChangePage {...page} /> },
  render: dashboardScreen("/dashboard/listings/change"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How it would come out, before anything is written. */
export const Prices: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole("combobox", { name: "Change" })).toHaveValue("price-up");
    await expect(canvas.getByText("$1,286.99", { exact: false })).toBeVisible();
    const apply = canvas.getByRole<HTMLButtonElement>("button", { name: "Change 3 listings" });
    await expect(apply.form).toHaveAttribute(
      "action",
      "/dashboard/listings/change?ids=a%2Cb%2Cc%2Cd%2Ce&change=price-up&amount=5&ending=99",
    );
    await expect([...new FormData(apply.form ?? undefined)]).toEqual([
      ["fingerprint", plan.fingerprint],
    ]);
  },
};

/** Nothing is said yet of what is to be done. */
export const Chosen: Story = {
  args: {
    page: (
      <BulkChangePage
        view={{ ...view, ids: [], isAll: true, typed: untyped }}
        preview={{ kind: "selected", count: 1_204, plan: null }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Preview" });
    await expect([...new FormData(button.form ?? undefined)]).toContainEqual(["all", "1"]);
    await expect(canvas.getAllByRole("button", { name: /^(Preview|Change)/ })).toHaveLength(1);
  },
};

export const BadAmount: Story = {
  args: {
    page: (
      <BulkChangePage
        view={{ ...view, typed: { ...view.typed, amount: "lots" } }}
        preview={{ kind: "selected", count: 5, plan: null }}
        error="Enter a percentage, like 5 or 2.5."
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /^Dollars/ });
    await expect(field).toHaveAccessibleDescription(/Enter a percentage/);
    await expect(field).toHaveFocus();
  },
};

/** All of them stay as they are. */
export const NoneChanges: Story = {
  args: {
    page: (
      <BulkChangePage
        {...page}
        view={{ ...view, typed: { kind: "resume", amount: "", ending: "" } }}
        preview={{
          ...{ kind: "selected", count: 5 },
          plan: {
            ...plan,
            ...{ summary: "Resumed", changed: 0, examples: [] },
            kept: [
              { reason: "unchanged", count: 2, names: ["Alternator", "Headlight, left"] },
              { reason: "not-allowed", count: 3, names: ["Driver Airbag"] },
            ],
          },
        }}
      />
    ),
  },
};

/** A listing was archived in another tab meanwhile. */
export const Stale: Story = {
  args: { page: <BulkChangePage {...page} isStale /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nothing was changed yet")).toBeVisible();
  },
};

export const TooMany: Story = {
  args: {
    page: (
      <BulkChangePage
        view={{ ...view, ids: [], isAll: true, typed: untyped }}
        preview={{ kind: "too-many", count: 20_000 }}
      />
    ),
  },
};

export const NoneSelected: Story = {
  args: {
    page: (
      <BulkChangePage
        view={{ ...view, ids: [], typed: untyped }}
        preview={{ kind: "selected", count: 0, plan: null }}
      />
    ),
  },
};

export const Failed: Story = pageFailureStory("error");
export const Offline: Story = pageFailureStory("offline");
