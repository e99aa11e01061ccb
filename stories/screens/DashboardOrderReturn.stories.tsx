import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ReturnFormPage, type ReturnFormPageProps } from "~/returns/ReturnFormPage";
import type { ReturnableLine } from "~/returns/return-details";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { conditionalFit, mixedOrder } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const lines: ReturnableLine[] = mixedOrder.lines.map(({ quantity: left, ...line }) => ({
  ...line,
  left,
}));
const [rotor] = lines as [ReturnableLine];

const chosen: ReturnFormPageProps = {
  order: { number: mixedOrder.number, sellerName: mixedOrder.sellerName, returnDays: 30 },
  lines,
  returnId: "019a0000-0000-7000-8000-0000000000c1",
  ...{ choice: { line: "", quantity: "", reason: "" }, errors: {} },
};

const planned: ReturnFormPageProps = {
  ...chosen,
  choice: { line: rotor.id, quantity: "2", reason: "damaged" },
  plan: {
    ...{ line: rotor, quantity: 2, reason: "damaged", isFault: true },
    amounts: { partsCents: 468_00, deliveryCents: 12_00, taxCents: 41_54 },
  },
};

const refusal = {
  ...{ choice: planned.choice, errors: {}, message: "" },
  messageError: "Tell the seller in a sentence what's wrong.",
  photos: { kept: ["019a0000-0000-7000-8000-0000000001f0"] },
};

const meta = {
  title: "Screens/Dashboard order return",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <ReturnFormPage {...chosen} /> },
  render: dashboardScreen(`/dashboard/orders/${mixedOrder.number}/return`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: which part, how many, and why. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("radio")).toHaveLength(lines.length);
    await expect(canvas.getByRole("textbox", { name: "How many" })).toHaveValue("1");
    await expect(canvas.getByRole("combobox", { name: "Why" })).toHaveValue("");
  },
};

/** Of one part there is nothing to choose. */
export const OfOneLine: Story = { args: { page: <ReturnFormPage {...chosen} lines={[rotor]} /> } };

/** Each field says what is wrong. */
export const TooMany: Story = {
  args: {
    page: (
      <ReturnFormPage
        {...chosen}
        choice={{ line: rotor.id, quantity: "1000000000", reason: "" }}
        errors={{ quantity: "2 are left to return.", reason: "Choose why it goes back." }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const many = within(canvasElement).getByRole("textbox", { name: "How many" });
    await expect(many).toHaveFocus();
    await expect(many).toHaveAccessibleDescription(/2 are left to return/);
    await expect(many).toHaveValue("1000000000");
  },
};

/** The second step: what the buyer gets for it, before it is asked for. */
export const Asking: Story = {
  args: { page: <ReturnFormPage {...planned} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const money = within(canvas.getByRole("region", { name: "What you get back" }));
    await expect(money.getByText("$521.54")).toBeVisible();
    await expect(money.getByText(/The seller answers for that/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask for the return" })).toBeVisible();
  },
};

/** Ordered although it was in doubt: the parts alone are paid back, and the page says why. */
export const OfADoubtfulFit: Story = {
  args: {
    page: (
      <ReturnFormPage
        {...planned}
        plan={{
          line: { ...rotor, fit: { ...conditionalFit, statement: null } },
          ...{ quantity: 1, reason: "does-not-fit", isFault: false },
          amounts: { partsCents: 234_00, deliveryCents: 0, taxCents: 0 },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/ordered without being sure that it fits/),
    ).toBeVisible();
  },
};

/** What was typed and the photos are kept, and the field says what is missing. */
export const NothingSaid: Story = {
  args: { page: <ReturnFormPage {...planned} refusal={refusal} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const message = canvas.getByRole("textbox", { name: "What's wrong" });
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(/Tell the seller in a sentence/);
    await expect(canvas.getByText(/1 photo attached\./)).toBeVisible();
    const change = canvas.getByRole("button", { name: "Change what goes back" });
    await expect(change).toHaveAttribute("value", "change");
  },
};

/** What can go back changed meanwhile: it is chosen anew, and what was written is kept for that. */
export const ChosenAnew: Story = {
  args: {
    page: (
      <ReturnFormPage
        {...chosen}
        choice={{ ...planned.choice, quantity: "3" }}
        errors={{ quantity: "2 are left to return." }}
        refusal={{ ...refusal, messageError: undefined, message: "Both are bent." }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLButtonElement>("button", { name: "Continue" }).form;
    await expect(form).toHaveFormValues({ intent: "choose", message: "Both are bent." });
    await expect(form).toHaveFormValues({ keptPhotos: refusal.photos.kept.join(",") });
    await expect(form?.method).toBe("post");
  },
};

/** The same where nothing is left to choose: what was written can still be copied. */
export const NothingLeftToChoose: Story = {
  args: {
    page: (
      <ReturnFormPage
        {...chosen}
        lines={[]}
        errors={{ line: "A dispute about this part is open. It comes first." }}
        refusal={{ ...refusal, messageError: undefined, message: "Both are bent." }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Both are bent.")).toBeVisible();
  },
};

/** All of it is on its way back, disputed, or too long ago. */
export const NothingLeft: Story = { args: { page: <ReturnFormPage {...chosen} lines={[]} /> } };

export const NotYours: Story = { args: { page: <NotFoundPage /> } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
