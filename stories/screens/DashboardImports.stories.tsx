import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { ImportsPage } from "~/imports/ImportsPage";
import type { ImportSummary } from "~/imports/import-view";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { hostileTexts } from "../support/hostile";
import { type Context, mocked, pageFailureStory, scenario, soon } from "../support/scenario";

const one: ImportSummary = {
  id: "a",
  fileName: "inventory-november.csv",
  state: "done",
  hasRun: true,
  counts: { added: 18_340, changed: 1_203, unchanged: 420, refused: 37 },
  progress: { rowsDone: 20_000, rowCount: 20_000, startedAt: null, endedAt: null },
  createdAt: new Date("2026-11-28T15:00:00Z"),
};

const nothing = { added: 0, changed: 0, unchanged: 0, refused: 0 };

const imports: ImportSummary[] = [
  one,
  { ...one, id: "b", fileName: "brakes.csv", state: "running" },
  { ...one, id: "c", fileName: "ebay.csv", state: "uploaded", hasRun: false, counts: nothing },
  { ...one, id: "d", fileName: "row-52.csv", state: "stopped" },
  { ...one, id: "e", fileName: "old.csv", state: "failed", hasRun: false, counts: nothing },
];

const meta = {
  title: "Screens/Dashboard imports",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", uploads: "success" }) },
  args: { page: <ImportsPage imports={imports} /> },
  render: dashboardScreen("/dashboard/listings/import"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const csv = () => new File(["SKU,Title\r\nA-1,Alternator\r\n"], "parts.csv", { type: "text/csv" });

async function sendFile({ canvasElement }: Pick<Context, "canvasElement">) {
  const canvas = within(canvasElement);
  const chosen = new DataTransfer();
  chosen.items.add(csv());
  const input = canvas.getByLabelText<HTMLInputElement>(/Your file/);
  input.files = chosen.files;
  await fireEvent.change(input);
  await userEvent.click(canvas.getByRole("button", { name: "Upload" }));
}

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "brakes.csv" })).toHaveAttribute(
      "href",
      "/dashboard/listings/import/b",
    );
    await expect(canvas.getByRole("link", { name: "Download the template" })).toHaveAttribute(
      "download",
    );
  },
};

/** Before the first one. */
export const Empty: Story = {
  args: { page: <ImportsPage imports={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Recent imports")).toBeNull();
  },
};

/** Names of files are what sellers call them. */
export const AnyName: Story = {
  args: { page: <ImportsPage imports={[{ ...one, fileName: `${hostileTexts.unbroken}.csv` }]} /> },
};

/** It leads to its import. */
export const Uploaded: Story = scenario(
  { uploads: "success" },
  {
    ask: sendFile,
    shows: async ({ canvasElement }) => {
      await within(canvasElement).findByRole(
        "heading",
        { name: /^\/dashboard\/listings\/import\/01a2/ },
        soon,
      );
    },
    parameters: { visual: { skip: true } },
  },
);

/** Under way, it can be canceled. */
export const Uploading: Story = scenario(
  { uploads: "loading" },
  {
    ask: sendFile,
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByRole("progressbar", undefined, soon);
      await expect(canvas.getByRole("button", { name: "Cancel" })).toBeVisible();
    },
    parameters: { visual: { skip: true } },
  },
);

/** A line that takes its time: it is waited for, and then leads on as any other. */
export const UploadedSlowly: Story = scenario(
  { uploads: "slow" },
  {
    ask: sendFile,
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByRole("progressbar", undefined, soon);
      await canvas.findByRole(
        "heading",
        { name: /^\/dashboard\/listings\/import\/01a2/ },
        { timeout: 10_000 },
      );
    },
    parameters: { visual: { skip: true } },
  },
);

export const Canceled: Story = scenario(
  { uploads: "loading" },
  {
    ask: sendFile,
    shows: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }, soon));
      await expect(canvas.queryByRole("progressbar")).toBeNull();
      await expect(canvas.getByText("parts.csv")).toBeVisible();
    },
    parameters: { visual: { skip: true } },
  },
);

/** Why it was not taken. */
export const Refused: Story = scenario(
  { uploads: "refused" },
  {
    ask: sendFile,
    shows: async ({ canvasElement }) => {
      await within(canvasElement).findByText(/we read CSV/, undefined, soon);
    },
  },
);

const brokeOff: Parameters<typeof scenario>[1] = {
  ask: sendFile,
  shows: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/broke off/, undefined, soon);
  },
  parameters: { visual: { skip: true } },
};

export const UploadFailed: Story = scenario({ uploads: "error" }, brokeOff);
export const UploadOffline: Story = scenario({ uploads: "offline" }, brokeOff);

export const Failed: Story = pageFailureStory("error");
export const Offline: Story = pageFailureStory("offline");
