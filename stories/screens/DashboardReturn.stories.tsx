import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ReturnPage } from "~/returns/ReturnPage";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import {
  askedReturn,
  asSeller,
  disputed,
  exhausted,
  grantedReturn,
  missingReturn,
  ofFit,
  refusedReturn,
  sentReturn,
} from "../support/return-data";
import { mocked, pageFailureStory } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard return",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <ReturnPage details={askedReturn} /> },
  render: dashboardScreen(`/dashboard/returns/${askedReturn.number}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As its buyer sees it: until when the seller can answer, what goes back, and what was sold. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Return RT-1001" })).toBeVisible();
    await expect(canvas.getByText(/has until November 26, 2026 to answer/)).toBeVisible();
    await expect(canvas.getByAltText("Photo 1 of 2 from you")).toBeVisible();
    await expect(canvas.getByAltText("Front Brake Rotor, brake-rotor")).toBeVisible();
    const next = within(canvas.getByRole("region", { name: "What's next" }));
    await expect(next.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Keep it after all",
    ]);
  },
};

/** As its seller sees it. */
export const ToAnswer: Story = {
  args: { page: <ReturnPage details={asSeller(askedReturn)} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Take it back" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Refuse" })).toBeVisible();
    await expect(canvas.getByAltText("Photo 1 of 2 from the buyer")).toBeVisible();
  },
};

/** How to send it back is proposed, and can be written anew. */
export const Grants: Story = {
  args: { page: <ReturnPage details={asSeller(askedReturn)} asking="grant" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const how = canvas.getByRole("textbox", { name: "How to send it back" });
    await expect(how).toHaveValue("Drop it off at our counter in Lower East Side, New York.");
    await expect(canvas.getByRole("button", { name: "Take it back" })).toHaveValue("grant");
  },
};

/** Without a reason it is not refused. */
export const RefusesWithoutReason: Story = {
  args: {
    page: (
      <ReturnPage
        details={asSeller(askedReturn)}
        refusal={{
          ...{ field: "reason", message: "Tell the buyer why." },
          form: {
            ...{ intent: "refuse", answer: "", reason: "", shelf: "", missing: "" },
            ...{ carrier: "", trackingNumber: "" },
          },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const why = within(canvasElement).getByRole("textbox", { name: "Why" });
    await expect(why).toHaveFocus();
    await expect(why).toHaveAccessibleDescription(/Tell the buyer why/);
  },
};

/** The buyer reads how to send it, and until when. */
export const ToSend: Story = {
  args: { page: <ReturnPage details={grantedReturn} /> },
  play: async ({ canvasElement }) => {
    const next = within(within(canvasElement).getByRole("region", { name: "What's next" }));
    await expect(next.getByText(/Send it back by December 8, 2026/)).toBeVisible();
    await expect(next.getByText("Ask for Dana.")).toBeVisible();
    await expect(next.getByRole("link", { name: "I've sent it" })).toBeVisible();
  },
};

/** What was granted because nobody answered says where to bring it. */
export const GrantedUnanswered: Story = {
  args: {
    page: (
      <ReturnPage
        details={{
          ...{ ...grantedReturn, answer: "" },
          events: [
            ...askedReturn.events,
            {
              ...{ id: "granted", kind: "return-granted" },
              by: "system",
              at: new Date("2026-11-26T15:00:00Z"),
            },
          ],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Bring it to the counter of Hudson Auto Supply/)).toBeVisible();
    await expect(canvas.getByText("Granted: the seller didn't answer in time")).toBeVisible();
  },
};

export const Sends: Story = {
  args: { page: <ReturnPage details={grantedReturn} asking="send" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Carrier (optional)" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "It's on its way" })).toHaveValue("send");
  },
};

/** The sum is shown before the seller confirms it. */
export const Receives: Story = {
  args: { page: <ReturnPage details={asSeller(sentReturn)} asking="receive" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Yes, refund $480.00" })).toHaveValue(
      "receive",
    );
    await expect(canvas.getByRole("radio", { name: /Back on the shelf/ })).not.toBeChecked();
  },
};

export const Sent: Story = { args: { page: <ReturnPage details={sentReturn} /> } };

/** Its seller waits for it in vain, and says what they know. */
export const Misses: Story = {
  args: { page: <ReturnPage details={asSeller(sentReturn)} asking="miss" /> },
};

/** The buyer names the parcel, or opens a dispute. */
export const Missing: Story = {
  args: { page: <ReturnPage details={missingReturn} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByRole("link", { name: "Add tracking number" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Open a dispute" })).toBeVisible();
  },
};

export const Traces: Story = {
  args: { page: <ReturnPage details={missingReturn} asking="trace" /> },
};

/** The parcel was named once: a dispute decides. */
export const MissingAgain: Story = {
  args: { page: <ReturnPage details={{ ...missingReturn, isTraced: true }} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByRole("link", { name: "Add tracking number" })).toBeNull();
    await expect(main.getByRole("link", { name: "Open a dispute" })).toBeVisible();
  },
};

/** The buyer has disputed it as often as they can: support decides, and nothing says otherwise. */
export const MissingForSupport: Story = {
  args: {
    page: <ReturnPage details={exhausted({ ...missingReturn, isTraced: true })} />,
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute/i)).toBeNull();
    await expect(main.getByText(/write to support by December 19, 2026: support/)).toBeVisible();
    await expect(main.getByText(/Name ticket DT-1003/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Write to support" })).toBeVisible();
  },
};

export const MissingForSupportToReceive: Story = {
  args: { page: <ReturnPage details={exhausted(asSeller(missingReturn))} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/dispute/i)).toBeNull();
  },
};

/** The dispute about it is open: another is not. */
export const MissingInDispute: Story = {
  args: { page: <ReturnPage details={disputed(missingReturn)} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute|lapses/i)).toBeNull();
    await expect(main.getByRole("link", { name: "View ticket DT-1001" })).toHaveAttribute(
      "href",
      "/dashboard/disputes/DT-1001",
    );
    await expect(main.getByRole("link", { name: "Add tracking number" })).toBeVisible();
  },
};

export const MissingToReceive: Story = {
  args: { page: <ReturnPage details={asSeller(missingReturn)} /> },
};

/** While a dispute is open it decides about the money: the return promises none, and pays none back. */
export const Disputed: Story = {
  args: { page: <ReturnPage details={asSeller(disputed(sentReturn))} /> },
  play: async ({ canvasElement }) => {
    const next = within(within(canvasElement).getByRole("region", { name: "What's next" }));
    await expect(next.getByText(/Ticket DT-1001 about this part is open/)).toBeVisible();
    await expect(next.queryByText(/\$480/)).toBeNull();
    await expect(next.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "View ticket DT-1001",
      "It hasn't arrived",
    ]);
  },
};

export const AskedInDispute: Story = {
  args: { page: <ReturnPage details={disputed(askedReturn)} /> },
};

export const GrantedInDispute: Story = {
  args: { page: <ReturnPage details={disputed(grantedReturn)} /> },
  play: async ({ canvasElement }) => {
    const next = within(within(canvasElement).getByRole("region", { name: "What's next" }));
    await expect(next.queryByText(/Send it back by/)).toBeNull();
    await expect(next.getByText("Ask for Dana.", { exact: false })).toBeVisible();
  },
};

export const RefundedInDispute: Story = {
  args: { page: <ReturnPage details={disputed({ ...sentReturn, state: "refunded" })} /> },
};

export const LapsedInDispute: Story = {
  args: { page: <ReturnPage details={disputed({ ...grantedReturn, state: "lapsed" })} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/nothing is paid back/)).toBeNull();
  },
};

export const Refunded: Story = {
  args: {
    page: (
      <ReturnPage
        details={{
          ...{ ...sentReturn, state: "refunded", isRestocked: false },
          events: [
            ...sentReturn.events,
            {
              id: "refunded",
              kind: "return-refunded",
              by: "seller",
              at: new Date("2026-11-27T15:00:00Z"),
            },
          ],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Written off")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "What went back" })).toBeVisible();
  },
};

/** The buyer may open a dispute. */
export const Refused: Story = {
  args: {
    page: <ReturnPage details={refusedReturn} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("They left here without a crack.")).toBeVisible();
    const asked = canvas.getByRole("region", { name: "What was asked for" });
    await expect(asked).not.toHaveTextContent(/goes back/);
    await expect(canvas.getByRole("link", { name: "Open a dispute" })).toBeVisible();
  },
};

export const RefusedInDispute: Story = {
  args: { page: <ReturnPage details={disputed(refusedReturn)} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute/i)).toBeNull();
    await expect(main.getByRole("link", { name: "View ticket DT-1001" })).toBeVisible();
  },
};

/** The buyer has disputed it as often as they can. */
export const RefusedForSupport: Story = {
  args: { page: <ReturnPage details={exhausted(refusedReturn)} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute/i)).toBeNull();
    await expect(main.getByText(/write to support: they decide/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Write to support" })).toBeVisible();
  },
};

export const RefusedForSupportBySeller: Story = {
  args: { page: <ReturnPage details={exhausted(asSeller(refusedReturn))} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/dispute/i)).toBeNull();
  },
};

export const Withdraws: Story = {
  args: { page: <ReturnPage details={grantedReturn} asking="withdraw" /> },
};

export const Lapsed: Story = {
  args: { page: <ReturnPage details={{ ...grantedReturn, state: "lapsed" }} /> },
};

/** What was known of the fit when it was ordered stands beside what was sold. */
export const OfAFit: Story = {
  args: { page: <ReturnPage details={ofFit} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Fit when ordered" })).toBeVisible();
    await expect(canvas.getByText(/^You confirmed/)).toBeVisible();
  },
};

export const NotYours: Story = { args: { page: <NotFoundPage /> } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
