import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DisputesPanel } from "~/disputes/DisputesPanel";
import { wrongCodeMessage } from "~/orders/move-form";
import { OrderPage } from "~/orders/OrderPage";
import { type RefundItem, RefundsPanel } from "~/refunds/RefundsPanel";
import { NotFoundPage } from "~/shell/NotFoundPage";
import {
  boughtOrder,
  conditionalFit,
  mixedOrder,
  orderAfter,
  thread,
} from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { openTicket } from "../support/dispute-data";
import { mocked, pageFailureStory } from "../support/scenario";

const shipped = orderAfter("shipped", { kind: "ship", by: "seller" });
const delivered = orderAfter("delivered", { kind: "deliver", by: "seller" });
const collected = orderAfter("completed", { kind: "collect", by: "buyer" });
const accepted = orderAfter("accepted", { kind: "accept", by: "seller" });
const canceled = orderAfter("canceled", { kind: "cancel", by: "buyer" });
const ready = {
  ...orderAfter("ready", { kind: "accept", by: "seller" }, { kind: "ready", by: "seller" }),
  collectionCode: "K7Q2MX",
};

const meta = {
  title: "Screens/Dashboard order",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <OrderPage order={boughtOrder} /> },
  render: dashboardScreen(`/dashboard/orders/${boughtOrder.number}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer's, just placed: what it is, where it is collected, how it is paid, what can be done. */
export const Bought: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Order PL-20432" })).toBeVisible();
    await expect(canvas.getByText("2 at $234.00 each")).toBeVisible();
    await expect(canvas.getByText(/You pay the seller when you pick it up/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cancel order" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432?ask=cancel",
    );
    await expect(canvas.getByRole("link", { name: "Open a dispute" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432/dispute",
    );
    const [orders] = canvas.getAllByRole("link", { name: "Orders" });
    await expect(orders).toHaveAttribute("aria-current", "page");
  },
};

/** Pressed: a second press does nothing. */
export const Collecting: Story = {
  parameters: mocked({ page: "success", form: "loading" }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "I picked it up" });
    await expect(button).toHaveValue("collect");
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};

/** Asked before it is done, on a page of its own address: nothing brings the order back. */
export const AsksToCancel: Story = {
  args: { page: <OrderPage order={boughtOrder} asking="cancel" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Cancel order PL-20432?" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Yes, cancel order" })).toHaveValue("cancel");
    await expect(canvas.getByRole("link", { name: "Keep order" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432",
    );
  },
};

/** For which car it was ordered, and what its buyer confirmed: its seller sees it, too. */
export const OfADoubtfulFit: Story = {
  args: {
    page: (
      <OrderPage
        order={{
          ...boughtOrder,
          side: "seller",
          canDispute: false,
          lines: boughtOrder.lines.map((line) => ({
            ...line,
            fit: { ...conditionalFit, statement: "It isn't for my 2019 Toyota Camry" },
          })),
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Fits if/)).toHaveTextContent("Fits if it has 16-inch wheels");
    await expect(
      canvas.getByText("The buyer confirmed: “It isn't for my 2019 Toyota Camry.”"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: boughtOrder.lines[0]?.name })).toHaveAttribute(
      "href",
      `/parts/${boughtOrder.lines[0]?.listingId}?make=Toyota&model=Camry&year=2019`,
    );
  },
};

/** Too late: the question's address shows the order, which the seller has accepted. */
export const Accepted: Story = {
  args: { page: <OrderPage order={accepted} asking="cancel" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The seller has accepted it/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Yes, cancel order" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "I picked it up" })).toBeVisible();
  },
};

export const Canceled: Story = {
  args: { page: <OrderPage order={canceled} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByText(/You canceled it/)).toBeVisible();
    await expect(main.queryByRole("button")).toBeNull();
    await expect(main.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

export const OnItsWay: Story = {
  args: { page: <OrderPage order={shipped} /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "I received it" }),
    ).toBeVisible();
  },
};

/** Fetched at the counter: it was never shipped. */
export const Collected: Story = {
  args: { page: <OrderPage order={collected} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Shipped")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^I (picked|received)/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open a dispute" })).toBeVisible();
  },
};

/** The ticket stands in the button's place. */
export const Disputed: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...collected, canDispute: false }}
        panels={<DisputesPanel disputes={[openTicket]} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ticket = canvas.getByRole("region", { name: "Dispute" });
    await expect(within(ticket).getByRole("link", { name: "Ticket DT-1001" })).toHaveAttribute(
      "href",
      "/dashboard/disputes/DT-1001",
    );
    await expect(within(ticket).getByText(/^Open\. /)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

/** Of each part one, however it ended. */
export const DisputesClosed: Story = {
  args: {
    page: (
      <OrderPage
        order={mixedOrder}
        panels={
          <DisputesPanel
            disputes={[
              { ...openTicket, number: "DT-1003", status: "escalated" },
              { ...openTicket, number: "DT-1002", status: "closed", outcome: "refunded" },
              { ...openTicket, status: "closed", outcome: "rejected" },
            ]}
          />
        }
      />
    ),
  },
};

export const Sold: Story = {
  args: {
    page: <OrderPage order={{ ...boughtOrder, side: "seller", canDispute: false }} />,
    toShipCount: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Mark as shipped" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432?ask=ship",
    );
    await expect(canvas.getByRole("button", { name: "Accept order" })).toHaveValue("accept");
    await expect(canvas.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

/** Several parts, one of them with a deposit for the old one. */
export const OfSeveralLines: Story = {
  args: { page: <OrderPage order={mixedOrder} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Alternator, 130 A" })).toHaveTextContent(
      "$45.00, back with the old part",
    );
    await expect(canvas.getByText("$1,210.00")).toBeVisible();
    const order = canvas.getByRole("region", { name: "Order" });
    await expect(order).toHaveTextContent(/Parts\$1,165\.00Core deposits\$45\.00Total\$1,210\.00/);
  },
};

/** Its buyer shows the code at the counter. */
export const ReadyForPickup: Story = {
  args: { page: <OrderPage order={ready} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("K7Q2MX")).toBeVisible();
  },
};

/** Brought to the buyer: where, what was written with it, and how to reach them stand there for its seller. */
export const ToDeliver: Story = {
  args: {
    page: (
      <OrderPage
        order={{
          ...orderAfter("accepted", { kind: "accept", by: "seller" }),
          ...{ side: "seller", canDispute: false, fulfilment: "delivery", deliveryCents: 14_99 },
          totalCents: boughtOrder.totalCents + 14_99,
          address: {
            ...{ name: "Mary Ann Lee", street: "9 Stanton St", unit: "Apt 4" },
            ...{ city: "New York", state: "NY", zip: "10002" },
          },
          note: "Leave it with the super.",
          contactPhone: "(212) 555-0141",
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText("Mary Ann Lee, 9 Stanton St, Apt 4, New York, NY 10002"),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ready for pickup" })).toBeNull();
  },
};

/** Its seller asks for that code, and never sees it here. */
export const HandsOver: Story = {
  args: {
    page: <OrderPage order={{ ...ready, side: "seller", canDispute: false }} asking="hand-over" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Collection code" })).toHaveValue("");
    await expect(canvas.queryByText("K7Q2MX")).toBeNull();
  },
};

const form = {
  intent: "hand-over",
  reason: "",
  code: "K7Q2",
  carrier: "",
  trackingNumber: "",
} as const;

/** Not the buyer's code: what was typed is kept. */
export const WrongCode: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...ready, side: "seller", canDispute: false }}
        refusal={{ field: "code", message: wrongCodeMessage, form }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("textbox", { name: "Collection code" });
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue("K7Q2");
    await expect(code).toHaveAccessibleDescription(wrongCodeMessage);
  },
};

/** How it is shipped can be said, and need not. */
export const Ships: Story = {
  args: {
    page: <OrderPage order={{ ...accepted, side: "seller", canDispute: false }} asking="ship" />,
  },
};

/** Why is asked: its buyer reads it. */
export const Declines: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...boughtOrder, side: "seller", canDispute: false }}
        refusal={{
          field: "reason",
          message: "Tell the buyer why.",
          form: { ...form, intent: "decline" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("textbox", { name: "Why" }),
    ).toHaveAccessibleDescription(/Tell the buyer why\./);
  },
};

/** The seller declined it, and said why. */
export const Declined: Story = {
  args: {
    page: (
      <OrderPage
        order={{
          ...orderAfter("declined"),
          events: [
            {
              ...{ id: "decline", kind: "decline", by: "seller", at: boughtOrder.placedAt },
              detail: { reason: "The last one was damaged on the shelf." },
            },
          ],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("The last one was damaged on the shelf."),
    ).toBeVisible();
  },
};

export const SoldAndCanceled: Story = {
  args: { page: <OrderPage order={{ ...canceled, side: "seller", canDispute: false }} /> },
};

export const SoldAndDisputed: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...shipped, side: "seller", canDispute: false }}
        panels={<DisputesPanel disputes={[openTicket]} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Mark as delivered" }),
    ).toHaveValue("deliver");
  },
};

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("textbox", { name });

/** What both sides wrote, as its buyer reads it; what is new says so. */
export const Messages: Story = {
  args: { page: <OrderPage order={accepted} thread={thread} /> },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("region", { name: "Messages" }));
    await expect(panel.getByText("They don't. Two per side, M8.")).toBeVisible();
    await expect(panel.getByText(/^New/)).toBeVisible();
    await expect(panel.getByAltText("Photo 2 of 2 from the seller")).toBeVisible();
    await expect(field(canvasElement, "Write to Hudson Auto Supply")).toHaveValue("");
    await expect(panel.getByRole("button", { name: "Send message" })).toHaveValue("message");
  },
};

/** Its seller writes to its buyer, who has not written. */
export const NoMessages: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...boughtOrder, side: "seller", canDispute: false }}
        thread={{ ...thread, messages: [] }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, "Write to Mary Ann Lee")).toBeVisible();
  },
};

/** Nothing that was typed is lost, and the field says what is wrong. */
export const MessageTooLong: Story = {
  args: {
    page: (
      <OrderPage
        order={accepted}
        thread={thread}
        refusal={{
          ...{ field: "text", message: "Use at most 2,000 characters." },
          text: "Two per side, you say? ".repeat(90),
          photos: { kept: ["019a0000-0000-7000-8000-0000000001f0"] },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const text = field(canvasElement, "Write to Hudson Auto Supply");
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(/Use at most 2,000 characters/);
    await expect(text).toHaveValue("Two per side, you say? ".repeat(90));
    // It has arrived, and nobody has to pick it again.
    await expect(within(canvasElement).getByText(/^1 photo attached/)).toBeVisible();
  },
};

/** What cannot be shown is said at the field, and the words stay. */
export const MessagePhotoRefused: Story = {
  args: {
    page: (
      <OrderPage
        order={accepted}
        thread={thread}
        refusal={{
          ...{ field: "text", text: "These are the bolts." },
          photos: {
            kept: [],
            error: "We can't use that file. Send a photo as JPEG, PNG, WebP, AVIF or GIF.",
          },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getByLabelText("Photos (optional)");
    await expect(photos).toHaveFocus();
    await expect(photos).toHaveAccessibleDescription(/We can't use that file/);
    await expect(field(canvasElement, "Write to Hudson Auto Supply")).toHaveValue(
      "These are the bolts.",
    );
  },
};

/** A sample can be looked at, and says why that is all. */
export const Sample: Story = {
  args: {
    samples: "shown",
    page: <OrderPage order={{ ...collected, side: "seller", canDispute: false, isSample: true }} />,
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByText(/This is a sample order/)).toBeVisible();
    await expect(main.getByText("Sample")).toBeVisible();
    await expect(
      main.queryByRole("button", { name: /^(Mark|I picked|I received|Accept)/ }),
    ).toBeNull();
  },
};

export const NotYours: Story = { args: { page: <NotFoundPage /> } };

const refund = {
  ...{ partsCents: 234_00, deliveryCents: 0, taxCents: 0, coreCents: 0 },
  ...{ payment: "counter" as const, denials: 0 },
  ...{ why: "One rotor was bent.", createdAt: new Date("2026-11-24T12:00:00Z") },
} as const;
const refunds: RefundItem[] = [
  { ...refund, id: "1", lineName: "Front Brake Rotor", saidPaidAt: null, paidAt: null },
  {
    ...{ ...refund, id: "2", lineName: "Alternator", partsCents: 0, coreCents: 45_00, why: "" },
    ...{ saidPaidAt: refund.createdAt, paidAt: null },
  },
  {
    ...{ ...refund, id: "3", lineName: null, partsCents: 0, deliveryCents: 12_50, why: "" },
    ...{ saidPaidAt: refund.createdAt, paidAt: refund.createdAt },
  },
];

/** Money that the buyer gets back: granted, said to be paid, and there. */
export const Refunds: Story = {
  args: {
    page: (
      <OrderPage
        order={collected}
        panels={<RefundsPanel number={collected.number} side="buyer" refunds={refunds} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("region", { name: "Refunds" }));
    await expect(panel.getByText("$291.50 in all")).toBeVisible();
    await expect(panel.getAllByRole("button", { name: "I have the money" })).toHaveLength(2);
    await expect(panel.getByRole("button", { name: "I don't have it" })).toHaveValue("deny");
  },
};

/** The same to its seller, who pays it back. */
export const RefundsToPay: Story = {
  args: {
    page: (
      <OrderPage
        isComingBack
        order={{ ...collected, side: "seller" }}
        panels={<RefundsPanel number={collected.number} side="seller" refunds={refunds} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The buyer has it. What's coming back is below.")).toBeVisible();
    const panel = within(canvas.getByRole("region", { name: "Refunds" }));
    await expect(panel.getByRole("button", { name: "I paid it back" })).toHaveValue("said");
  },
};

/** A dispute is open about what the buyer has. */
export const SoldInDispute: Story = {
  args: {
    page: (
      <OrderPage openDispute="open" order={{ ...collected, side: "seller", canDispute: false }} />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^The buyer has it\. A dispute about it is open\./),
    ).toBeVisible();
  },
};

/** Support decides it: nobody is told to open another. */
export const DeliveredInDispute: Story = {
  args: {
    page: <OrderPage openDispute="escalated" order={{ ...delivered, canDispute: false }} />,
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute/i)).toBeNull();
    await expect(main.getByText(/Support is reviewing the dispute below/)).toBeVisible();
    await expect(main.getByRole("button", { name: "I received it" })).toBeVisible();
  },
};

/** The buyer has disputed it as often as they can. */
export const DeliveredForSupport: Story = {
  args: { page: <OrderPage order={{ ...delivered, canDispute: false }} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.queryByText(/open a dispute/i)).toBeNull();
    await expect(main.getByRole("link", { name: "Write to support" })).toBeVisible();
  },
};

const [rotors, ...others] = mixedOrder.lines;

/** One parcel is on its way, a part was taken out, and the buyer asks to cancel the rest. */
export const InParts: Story = {
  args: {
    page: (
      <OrderPage
        order={{
          ...mixedOrder,
          ...{ side: "seller", stage: "accepted", status: "processing", isPartlySent: true },
          canDispute: false,
          lines: [
            ...(rotors ? [{ ...rotors, shippedAt: new Date("2026-11-22T12:00:00Z") }] : []),
            ...others.map((line, at) => ({ ...line, canceledQuantity: at })),
          ],
          totalCents: others.reduce(
            (cents, { priceCents }, at) => cents - at * priceCents,
            mixedOrder.totalCents,
          ),
          cancelAskedAt: new Date("2026-11-23T12:00:00Z"),
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The buyer asks to cancel the rest/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Keep the order" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ship some parts" })).toBeVisible();
    // Some of it was sent: it is not canceled whole.
    await expect(canvas.queryByRole("link", { name: "Cancel order" })).toBeNull();
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");

/** It was said to be paid and is not there: for the first time, and for the second. */
const denied: RefundItem[] = [1, 2].map((denials) => ({
  ...{ ...refund, id: String(denials), lineName: "Front Brake Rotor", denials },
  ...{ saidPaidAt: null, paidAt: null },
}));

export const RefundsDenied: Story = {
  args: {
    page: (
      <OrderPage
        order={collected}
        panels={<RefundsPanel number={collected.number} side="buyer" refunds={denied} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("region", { name: "Refunds" }));
    await expect(panel.getByText(/We've told the seller/)).toBeVisible();
    await expect(panel.getAllByRole("link", { name: "Write to support" })).toHaveLength(1);
  },
};

export const RefundsDeniedToPay: Story = {
  args: {
    page: (
      <OrderPage
        order={{ ...collected, side: "seller" }}
        panels={<RefundsPanel number={collected.number} side="seller" refunds={denied} />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("region", { name: "Refunds" }));
    await expect(panel.getAllByRole("button", { name: "I paid it back" })).toHaveLength(1);
  },
};
