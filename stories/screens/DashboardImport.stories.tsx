import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ImportPage, type ImportPageProps } from "~/imports/ImportPage";
import type { ImportView } from "~/imports/import-view";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { formFailureStory, mocked, pageFailureStory, scenario } from "../support/scenario";

const id = "01a21fbe-0d6b-7107-b0ff-139b3645c336";
const startedAt = new Date("2026-11-28T15:00:00Z");
const now = new Date("2026-11-28T15:00:20Z");

const column = (letter: string, heading: string, samples: string[], field: string | null) =>
  ({ letter, heading, samples, field }) as ImportView["columns"][number];

const columns = [
  column("A", "Custom label (SKU)", ["00123", "00124", "R12-7"], "sku"),
  column("B", "Title", ["Front brake caliper, left", "Alternator 120 A"], "name"),
  column("C", "MPN", ["47730-33230", "90.750", "100E10"], "partNumber"),
  column("D", "Zustand", ["Gebraucht", "Neu"], "condition"),
  column("E", "Preis", ["1.226", "15"], "price"),
  column("F", "Qty", ["2", "1"], "quantity"),
  column("G", "Internal note", [], null),
];

const uploaded: ImportView = {
  ...{ id, fileName: "inventory-november.csv", state: "uploaded", hasRun: false },
  counts: { added: 0, changed: 0, unchanged: 0, refused: 0 },
  progress: { rowsDone: 0, rowCount: 20_000, startedAt: null, endedAt: null },
  createdAt: new Date("2026-11-28T14:58:00Z"),
  ...{ bytes: 3_400_000, headingRow: 1, columns, problems: [], notices: [] },
  questions: [
    {
      id: "decimal:4",
      text: "How are amounts written in column E, “Preis”?",
      choices: [
        { value: "point", label: "1.226 is $1.23" },
        { value: "comma", label: "1.226 is $1,226.00" },
      ],
      answer: null,
    },
  ],
  ...{ refusals: [], problem: null, undo: { kind: "none" } },
  can: { match: true, check: true, run: false, stop: false, discard: true },
};

const counts = { added: 18_340, changed: 1_203, unchanged: 420, refused: 37 };

const refusals: ImportView["refusals"] = [
  {
    rowNumber: 17,
    problems: [
      {
        ...{ heading: "MPN", letter: "C", value: "1.23E+11" },
        message:
          "A spreadsheet has shortened this number, and its last digits are lost. Format the column as Text before you type or open the file, and write the number again.",
      },
    ],
  },
  {
    rowNumber: 1_204,
    problems: [
      { heading: "Preis", letter: "E", value: "-1", message: "This can't be below 0." },
      { heading: "Qty", letter: "F", value: "x", message: "Write how many you have, like 2." },
    ],
  },
  {
    rowNumber: 1_310,
    problems: [
      {
        ...{ heading: null, letter: null, value: "" },
        message: "This row has more cells than there are columns.",
      },
    ],
  },
];

const nothingToDo = { match: false, check: false, run: false, stop: false, discard: false };

const checking: ImportView = {
  ...uploaded,
  state: "checking",
  counts: { added: 7_900, changed: 320, unchanged: 12, refused: 8 },
  progress: { rowsDone: 8_240, rowCount: 20_000, startedAt, endedAt: null },
  can: { ...nothingToDo, stop: true },
};

const checked: ImportView = {
  ...uploaded,
  ...{ state: "checked", counts, refusals },
  progress: { rowsDone: 20_000, rowCount: 20_000, startedAt, endedAt: now },
  can: { match: true, check: true, run: true, stop: false, discard: true },
};

const running: ImportView = { ...checking, state: "running", hasRun: true };

const done: ImportView = {
  ...checked,
  ...{ state: "done", hasRun: true, can: nothingToDo },
  undo: { kind: "possible", until: new Date("2026-12-28T15:00:00Z") },
};

const stopped: ImportView = {
  ...running,
  ...{ state: "stopped", refusals: refusals.slice(0, 1), undo: done.undo },
  can: { ...nothingToDo, run: true },
};

const page = (view: ImportView, props: Partial<ImportPageProps> = {}) => ({
  page: <ImportPage view={view} now={now} isAsking={false} {...props} />,
});

const meta = {
  title: "Screens/Dashboard import",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: page(uploaded),
  render: dashboardScreen(`/dashboard/listings/import/${id}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns with what they hold, and a question beside the one that it is about. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByLabelText("Read column C, MPN, as")).toHaveValue("partNumber");
    await expect(canvas.getByLabelText(/How are amounts written/)).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Check the file" })).toBeVisible();
  },
};

/** With large text on a phone each column is as wide as the screen, and its samples stay readable. */
export const ColumnsInLargeText: Story = {
  globals: { textSize: "200", viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Read column C, MPN, as")).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** What keeps them from being used, what to know, and what the whole file leaves open. */
export const ColumnsWithProblems: Story = {
  args: page({
    ...uploaded,
    columns: columns.map((each) =>
      ["A", "D"].includes(each.letter) ? { ...each, field: null } : each,
    ),
    problems: ["Choose the column with your SKUs. By them we find your listings again."],
    notices: ["Columns B and G have the same heading, “Title”. Column B is read."],
    questions: [
      {
        id: "condition",
        text: "No column says the condition. What are these parts?",
        choices: [
          { value: "used", label: "Used" },
          { value: "new", label: "New" },
        ],
        answer: "used",
      },
    ],
    can: { ...uploaded.can, check: false },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(/your SKUs/);
  },
};

/** A choice is kept at once. */
export const Choosing: Story = scenario(
  { form: "success" },
  {
    ask: async ({ canvasElement }) => {
      const select = within(canvasElement).getByLabelText("Read column G, Internal note, as");
      await userEvent.selectOptions(select, "location");
    },
    shows: async ({ canvasElement }) => {
      const select = within(canvasElement).getByLabelText("Read column G, Internal note, as");
      await expect(select).toHaveValue("location");
    },
    parameters: { visual: { skip: true } },
  },
);

export const Checking: Story = {
  args: page(checking),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      "8,240 of 20,000 rows",
    );
    await expect(canvas.getByText(/412 rows a second, less than a minute left/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop checking" })).toBeVisible();
  },
};

/** What the import would do, and what it would refuse. */
export const Checked: Story = {
  args: page(checked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Start import" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: /^Row\s17$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download 37 refused rows" })).toHaveAttribute(
      "href",
      `/dashboard/listings/import/${id}/refused`,
    );
  },
};

/** Every row is refused, or says what the listings say already. */
export const NothingToImport: Story = {
  args: page({ ...checked, counts: { added: 0, changed: 0, unchanged: 12, refused: 3 } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Start import" })).toBeNull();
  },
};

export const Running: Story = {
  args: page(running),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Stop the import" }),
    ).toBeVisible();
  },
};

/** While the site can't be reached, the page keeps what it knows, and asks again. */
export const RunningOffline: Story = {
  ...scenario(
    { page: "offline" },
    {
      shows: async ({ canvasElement }) => {
        // Longer than it takes to ask again.
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        const stop = within(canvasElement).getByRole("button", { name: "Stop the import" });
        await expect(stop).toBeVisible();
      },
      parameters: { visual: { skip: true } },
    },
  ),
  args: page(running),
  render: dashboardScreen(`/dashboard/listings/import/${id}`, { isHere: true }),
};

export const Done: Story = {
  args: page(done),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Undo import" })).toHaveAttribute(
      "href",
      `/dashboard/listings/import/${id}?ask=undo`,
    );
  },
};

export const AskingToUndo: Story = {
  args: page(done, { isAsking: true }),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Yes, undo the import" }),
    ).toBeVisible();
  },
};

export const Undoing: Story = {
  args: page({ ...done, undo: { kind: "undoing", done: 6_000, total: 19_543 } }),
};

/** What became of each listing. */
export const Undone: Story = {
  args: page({
    ...done,
    undo: {
      ...{ kind: "undone", undone: 19_541, changed: 1, sold: 1 },
      kept: [
        { id: "x", name: "Alternator 120 A", sku: "00124", why: "sold" },
        { id: "y", name: "Front brake caliper, left", sku: "00123", why: "changed" },
      ],
    },
  }),
};

/** What was written stays; it can go on, or be undone. */
export const Stopped: Story = {
  args: page(stopped),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Go on" })).toBeVisible();
  },
};

export const CheckStopped: Story = {
  args: page({ ...uploaded, state: "stopped", questions: [] }),
};

export const ImportFailed: Story = {
  args: page({
    ...{ ...stopped, state: "failed" },
    problem: "The file isn't there any more. Upload it again.",
  }),
};

export const CheckFailed: Story = {
  args: page({
    ...{ ...uploaded, state: "failed", questions: [] },
    problem: "From row 812 on this isn't CSV: a quotation mark is never closed.",
  }),
};

export const Failed: Story = pageFailureStory("error");
export const Offline: Story = pageFailureStory("offline");
const start: Parameters<typeof formFailureStory>[1] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Start import" }));
export const StartFailed: Story = {
  args: page(checked),
  ...formFailureStory("error", start),
};
export const StartOffline: Story = {
  args: page(checked),
  ...formFailureStory("offline", start),
};
