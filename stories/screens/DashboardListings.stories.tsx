import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ListingsPage, type ListingsPageProps } from "~/listings/ListingsPage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, pageLoadingStory } from "../support/scenario";

const row: ListingsPageProps["rows"][number] = {
  id: "01a21fbe-0d6b-7107-b0ff-139b3645c336",
  name: "Front Brake Caliper",
  partNumber: "47730-33230",
  sku: "A-1207",
  condition: "used",
  priceCents: 64_50,
  typedPrice: null,
  quantity: 2,
  state: "published",
  hasDraft: false,
  seen: 128,
  updatedAt: new Date("2026-11-21T14:00:00Z"),
};

const rows: ListingsPageProps["rows"] = [
  row,
  {
    ...row,
    id: "b",
    name: "Alternator",
    partNumber: "27060-0V210",
    sku: "",
    hasDraft: true,
    seen: 1,
  },
  { ...row, id: "c", name: "Headlight, left", partNumber: "81170-06840", quantity: 0 },
  { ...row, id: "d", name: "Radiator", partNumber: "16400-0V180", state: "paused" },
  {
    ...row,
    ...{ id: "e", name: "", partNumber: "90919", sku: "", condition: "", quantity: 0 },
    ...{ priceCents: null, typedPrice: "15", state: null, hasDraft: true },
  },
];

const page: ListingsPageProps = {
  rows,
  counts: { draft: 1, published: 2, "sold-out": 1, paused: 1, archived: 14 },
  matches: 5,
  view: { text: "", sort: "updated" },
  hasBusiness: true,
};

const meta = {
  title: "Screens/Dashboard listings",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <ListingsPage {...page} /> },
  render: dashboardScreen("/dashboard/listings"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Alternator" })).toHaveAttribute(
      "href",
      "/dashboard/listings/b",
    );
    // A draft without a name goes by its number.
    await expect(canvas.getByRole("link", { name: "90919" })).toBeVisible();
    await expect(canvas.getByText("Published, edited")).toBeVisible();
  },
};

/** What is ticked can be changed, alone or with all that match. */
export const Selected: Story = {
  args: { page: <ListingsPage {...page} matches={1_204} next="xyz" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Change selected" })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Alternator" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Radiator" }));
    await expect(canvas.getByText("2 selected")).toBeVisible();
    const all = canvas.getByRole<HTMLButtonElement>("button", {
      name: "Change all 1,204 that match",
    });
    await expect(all).toBeVisible();
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Change listings" });
    await expect(form).toHaveAttribute("action", "/dashboard/listings/change");
    await expect([...new FormData(form)]).toEqual([
      ["id", "b"],
      ["id", "d"],
    ]);
    await expect([...new FormData(form, all)]).toContainEqual(["all", "1"]);
  },
};

/** Just after a change of many. */
export const Changed: Story = {
  args: {
    page: (
      <ListingsPage
        {...page}
        changed={{
          ...{ id: "01a21fbe-0d6b-7107-b0ff-139b3645c337", kind: "bulk", listings: 3 },
          summary: "Price up 5%, ending in .99: 3 listings",
          createdAt: new Date("2026-11-28T04:00:00Z"),
          undo: { kind: "possible", until: new Date("2026-12-28T04:00:00Z") },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: /^Undo/ })).toBeVisible();
  },
};

/** A page in the middle, of a search. */
export const Later: Story = {
  args: {
    page: (
      <ListingsPage
        {...page}
        matches={1_204}
        previous="abc"
        next="xyz"
        view={{ text: "brake", stock: "low", unchangedDays: 90, sort: "price" }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const query = "q=brake&stock=low&unchanged=90&sort=price";
    await expect(canvas.getByRole("link", { name: "Next" })).toHaveAttribute(
      "href",
      `/dashboard/listings?${query}&after=xyz`,
    );
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveAttribute(
      "href",
      `/dashboard/listings?${query}&before=abc`,
    );
    await expect(canvas.getByRole("searchbox")).toHaveValue("brake");
    await expect(canvas.getByRole("combobox", { name: "Stock" })).toHaveValue("low");
    await expect(canvas.getByText("5 of 1,204 shown")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Clear filters" })).toHaveAttribute(
      "href",
      "/dashboard/listings?sort=price",
    );
  },
};

export const NoMatch: Story = {
  args: {
    page: <ListingsPage {...page} rows={[]} matches={0} view={{ text: "zzz", sort: "updated" }} />,
  },
};

export const Empty: Story = {
  args: {
    page: (
      <ListingsPage
        {...page}
        rows={[]}
        counts={{ draft: 0, published: 0, "sold-out": 0, paused: 0, archived: 0 }}
        hasBusiness={false}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "List your first part" });
    await expect(link).toHaveAttribute("href", "/dashboard/listings/new");
  },
};

export const Loading: Story = pageLoadingStory("loading");
export const Failed: Story = pageFailureStory("error");
export const Offline: Story = pageFailureStory("offline");
