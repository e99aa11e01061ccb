import { Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, waitFor } from "storybook/test";
import { accountDeletedMail } from "~/accounts/mail/account-deleted";
import { confirmEmailMail } from "~/accounts/mail/confirm-email";
import { emailChangedMail } from "~/accounts/mail/email-changed";
import { emailRevertedMail } from "~/accounts/mail/email-reverted";
import { emailTakenMail } from "~/accounts/mail/email-taken";
import { exportReadyMail } from "~/accounts/mail/export-ready";
import { passwordChangedMail } from "~/accounts/mail/password-changed";
import { passwordResetMail } from "~/accounts/mail/password-reset";
import { verifyEmailMail } from "~/accounts/mail/verify-email";
import { TAKEN_LATER_TEXT } from "~/content/promises";
import { newsMail } from "~/notifications/mail/news-mail";
import { orderMail } from "~/notifications/mail/order-mail";
import type { MailedEvent } from "~/notifications/mail/order-mail-words";
import { priceDropMail } from "~/notifications/mail/price-drop-mail";
import { MailButton } from "~/platform/mail/MailButton";
import { MailCode } from "~/platform/mail/MailCode";
import { MailDataList } from "~/platform/mail/MailDataList";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailLink } from "~/platform/mail/MailLink";
import { MailText } from "~/platform/mail/MailText";

const meta = {
  title: "Screens/Mail",
  // Each is a document of its own, whose height is known once it is there.
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll("iframe")];
    await expect(frames.length).toBeGreaterThan(0);
    const isWhole = (frame: HTMLIFrameElement) =>
      frame.contentDocument?.documentElement.scrollHeight === frame.clientHeight;
    await waitFor(() => expect(frames.every(isWhole)).toBe(true));
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ShownProps {
  subject: string;
  body: ReactElement;
  theme: unknown;
}

/**
 * A mail as a client shows it: a document of its own, in which nothing of the page holds. Its colors follow
 * the reader's system, which here is what the toolbar says.
 */
function Shown({ subject, body, theme }: ShownProps) {
  const [height, setHeight] = useState(0);
  const html = renderToStaticMarkup(body).replaceAll(
    "@media (prefers-color-scheme: dark)",
    theme === "dark" ? "@media all" : "@media not all",
  );
  return (
    <Stack gap={2}>
      <Text weight={600}>{subject}</Text>
      <iframe
        title={subject}
        srcDoc={`<!DOCTYPE html>${html}`}
        onLoad={({ currentTarget }) =>
          setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 0)
        }
        style={{ inlineSize: "100%", blockSize: height, border: 0 }}
      />
    </Stack>
  );
}

/** All that a mail is made of; light and dark are the reader's own choice. */
export const Everything: Story = {
  render: (_, { globals }) => (
    <Shown
      theme={globals.theme}
      subject="We have your order PL-20431"
      body={
        <MailLayout
          brand="Partlane"
          heading="We have your order"
          preview="Pick it up at Mesa Auto."
          reason="You're getting this because you ordered on Partlane."
        >
          <MailText>
            Mesa Auto has your order and will tell you when the parts are ready.{" "}
            <MailLink href="https://parts.example/faq">Read how pickup works</MailLink>.
          </MailText>
          <MailCode>PL-20431</MailCode>
          <MailDataList
            items={[
              ["Part", "Front brake pads, ceramic"],
              ["Total", "$84.00"],
            ]}
          />
          <MailButton href="https://parts.example/dashboard/orders/PL-20431">
            View your order
          </MailButton>
          <MailText tone="muted">Did you not order this? Write to us.</MailText>
        </MailLayout>
      }
    />
  ),
  parameters: { visual: { lead: true } },
};

const origin = "https://parts.example";
const displayName = "Mary Ann Lee";
const link = { origin, token: "mNEbIz7yWkJt8a1V9sQm3u5c0dGhXfL2pRoT4eBvY6w", displayName };

const shown = (mails: readonly { subject: string; body: ReactElement }[]): Story => ({
  render: (_, { globals }) => (
    <Stack gap={6}>
      {mails.map(({ subject, body }) => (
        <Shown key={subject} {...{ subject, body }} theme={globals.theme} />
      ))}
    </Stack>
  ),
});

/** To whoever forgot it, and once it is another. */
export const Password: Story = shown([
  passwordResetMail(link),
  passwordChangedMail({ origin, displayName }),
]);

/** From the first proof of an address to the way back to it. */
export const Email: Story = shown([
  verifyEmailMail(link),
  confirmEmailMail(link),
  emailTakenMail({ origin }),
  emailChangedMail({ ...link, to: "mary.lee@mesa-auto.example" }),
  emailRevertedMail(link),
]);

/** The copy of one's data, and the last mail of all. */
export const Account: Story = shown([
  exportReadyMail({ origin, displayName }),
  accountDeletedMail({ displayName }),
]);

const report: MailedEvent["order"] = {
  ...{ id: "019a0000-0000-7000-8000-0000000000a1", number: "PL-20432", fulfilment: "pickup" },
  payment: "counter",
  ...{ buyerAccountId: null, sellerAccountId: null, contactEmail: null },
  checkoutId: null,
  ...{ isLast: false, appeal: null, isPartlySent: false, later: null },
  ...{ customerName: displayName, sellerName: "Hudson Auto Supply" },
  locationName: "Lower East Side, New York",
  note: "Please wrap the rotors apart.\nI'm there on Saturday.",
  ...{ totalCents: 858_00, coreCents: 45_00, deliveryCents: 0, taxCents: 0 },
  ...{ collectionCode: "K7Q2MX", carrier: null, trackingNumber: null },
  reason: "The box was crushed on the shelf.",
  step: "Alternator, 130 A: $30.00 of $45.00 back.",
  amount: "$45.00",
  message: "Does it come with bolts?\n\nMary",
  ...{ ticket: "DT-1001", disputeReason: "does-not-fit", disputeMessage: "It's 2 mm too small." },
  ...{
    disputeOutcome: "refunded",
    entryText: "The plug differs from the photo.",
    entryCents: 45_00,
  },
  lines: [
    { name: "Front Brake Rotor", partNumber: "43512-06150", quantity: 2, priceCents: 234_00 },
    { name: "Alternator, 130 A", partNumber: "27060-0V210", quantity: 1, priceCents: 345_00 },
  ],
};

const orderMails = (
  events: readonly (Pick<MailedEvent, "kind" | "side"> & {
    order?: Partial<MailedEvent["order"]>;
  })[],
) =>
  shown(
    events.map(({ order, ...event }) =>
      orderMail(
        { ...event, order: { ...report, ...order } },
        {
          name: event.side === "buyer" ? displayName : "Rosa Diaz",
          link: `${origin}/dashboard/orders/PL-20432`,
          choices: `${origin}/notifications`,
        },
      ),
    ),
  );

/** The receipt, and what its seller gets. */
export const NewOrder: Story = orderMails([
  { kind: "place", side: "buyer" },
  { kind: "place", side: "seller" },
]);

/** From the seller's answer to the parts. */
export const OrderOnItsWay: Story = orderMails([
  { kind: "accept", side: "buyer" },
  { kind: "ready", side: "buyer" },
  { kind: "hand-over", side: "buyer" },
  {
    ...{ kind: "ship", side: "buyer" },
    order: { fulfilment: "delivery", carrier: "UPS", trackingNumber: "1Z 999 AA1 01 2345 6784" },
  },
  { kind: "deliver", side: "buyer" },
]);

/** To the buyer whose order comes to nothing. */
export const OrderOff: Story = orderMails([
  { kind: "decline", side: "buyer" },
  { kind: "call-off", side: "buyer" },
  { kind: "lapse", side: "buyer" },
]);

const someOff = { step: "Alternator, 130 A.", reason: "The last one is cracked." };

/** Some parts are taken out: of an order to be paid at the counter, of one that is paid for, and of one being charged. */
export const SomeOff: Story = orderMails([
  {
    ...{ kind: "cancel-some", side: "buyer" },
    order: { ...someOff, amount: null, totalCents: 513_00 },
  },
  {
    ...{ kind: "cancel-some", side: "buyer" },
    order: { ...someOff, payment: "provider", amount: "$345.00 back." },
  },
  {
    ...{ kind: "cancel-some", side: "seller" },
    order: { ...someOff, payment: "provider", amount: null, later: TAKEN_LATER_TEXT },
  },
]);

/** What a seller waits for. */
export const ToSeller: Story = orderMails([
  { kind: "cancel", side: "seller" },
  { kind: "collect", side: "seller" },
  { kind: "complete", side: "seller" },
  { kind: "message", side: "seller" },
  { kind: "dispute", side: "seller" },
]);

/** What becomes of the deposit for an old part. */
export const CoreDeposit: Story = orderMails([
  {
    ...{ kind: "core-remind", side: "buyer" },
    order: { step: "Alternator, 130 A: $45.00, by December 21, 2026." },
  },
  {
    ...{ kind: "core-sent", side: "seller" },
    order: { step: "Alternator, 130 A, with UPS 1Z 999 AA1 01 2345 6784." },
  },
  { kind: "core-received", side: "buyer", order: { step: "Alternator, 130 A." } },
  { kind: "core-reduced", side: "buyer" },
  {
    ...{ kind: "core-forfeited", side: "seller" },
    order: { step: "Alternator, 130 A: $45.00 kept." },
  },
]);

/** What happens in a dispute, to the side that waits for it. */
export const InDispute: Story = orderMails([
  { kind: "dispute-message", side: "buyer" },
  { kind: "dispute-offer", side: "buyer" },
  { kind: "dispute-accept", side: "seller" },
  { kind: "dispute-escalate", side: "seller" },
  { kind: "dispute-decide", side: "buyer" },
]);

const optional = {
  unsubscribe: `${origin}/unsubscribe?token=${"a".repeat(40)}`,
  choices: `${origin}/notifications`,
};
const rotor = {
  ...{ name: "Front Brake Rotor", fromCents: 234_00, toCents: 200_00 },
  link: `${origin}/parts/brake-rotor-43512-06150`,
};
const alternator = {
  ...{ name: "Alternator, 130 A", fromCents: 345_00, toCents: 310_00 },
  link: `${origin}/parts/alternator-27060-0v210`,
};

/** About no order: each names the way to get no more of its kind. */
export const Optional: Story = shown([
  priceDropMail([rotor], { name: displayName, cart: `${origin}/cart`, ...optional }),
  priceDropMail([rotor, alternator], { name: displayName, cart: `${origin}/cart`, ...optional }),
  newsMail(
    {
      title: "Version 2.1.0: a map that keeps up with you",
      excerpt: "Crowded prices join into one badge, and the whole map works from the keyboard.",
    },
    { link: `${origin}/news/a-map-that-keeps-up`, ...optional },
  ),
]);
