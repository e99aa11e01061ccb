import {
  Button,
  ButtonLink,
  CodeCard,
  Inline,
  Notice,
  Panel,
  Stack,
  TextArea,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { CARD_RELEASED_TEXT, CARD_TEXT, GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { DisputeStatus, OrderStage } from "~/platform/enums";
import { ShippingFields } from "~/shell/ShippingFields";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { MoveRefusal } from "./move-form";
import { canChangeParts, type OrderDetails, orderTitle } from "./order-details";
import { type ArrowName, arrowsFrom, type OrderSide } from "./order-graph";
import { reasonLimit } from "./step-fields";

/** Of a dispute that is not closed. */
export type OpenDispute = Exclude<DisputeStatus, "closed">;

/** The same of an order that is paid by card. */
const byCard = (text: string) =>
  text.replace(PAYMENT_TEXT, CARD_TEXT).replace("You weren't charged.", CARD_RELEASED_TEXT);

/** What comes next, for whom. */
const texts: Record<OrderSide, Record<OrderStage, string>> = {
  buyer: {
    placed: `The seller holds it for you. ${PAYMENT_TEXT} You can cancel until they accept it.`,
    accepted: `The seller has accepted it and is getting it ready. ${PAYMENT_TEXT}`,
    ready: `It's ready to be picked up. Show your code at the counter. ${PAYMENT_TEXT}`,
    shipped: "The seller has shipped it. Tell us when you have it.",
    delivered:
      "The seller says it has arrived. Confirm that you have it, or open a dispute if something's wrong.",
    completed: `You've got it. ${GUARANTEE_TEXT}`,
    declined: "The seller declined it. You weren't charged.",
    canceled: "It's canceled. You weren't charged.",
  },
  seller: {
    placed: "The buyer is waiting for your answer. They can cancel until you accept it.",
    accepted: "You've accepted it. Get it ready, then tell the buyer.",
    ready: "It's at your counter. The buyer shows a code when they pick it up.",
    shipped: "It's on its way to the buyer.",
    delivered: "You've said it has arrived. The buyer has 14 days to confirm it or open a dispute.",
    completed: "The buyer has it. You're all done.",
    declined: "It's declined, and back in stock.",
    canceled: "It's canceled, and back in stock.",
  },
};

/** What a seller is told of one that ended, while a part or money of it is on its way back. */
const comingBackText = "The buyer has it. What's coming back is below.";

/** Who decides what is disputed, and where. */
const disputedTexts: Record<OpenDispute, string> = {
  open: "A dispute about it is open. Settle it between you below, or support decides.",
  escalated: "Support is reviewing the dispute below.",
};

/** What is said of one that its buyer has, or should, in place of what waits for no dispute. */
const inDispute: Record<OrderSide, Partial<Record<OrderStage, string>>> = {
  buyer: {
    shipped: "The seller has shipped it. Tell us when you have it.",
    delivered: "The seller says it has arrived. Confirm that you have it if you do.",
    completed: "You've got it.",
  },
  seller: {
    shipped: "It's on its way to the buyer.",
    delivered: "You've said it has arrived.",
    completed: "The buyer has it.",
  },
};

/** What a buyer is told who has disputed it as often as they can. */
const exhaustedText =
  "The seller says it has arrived. Confirm that you have it. If something's wrong, write to support: they decide.";

/** What is said of one that ended otherwise, by how it did. */
const endings: Record<OrderSide, Partial<Record<string, string>>> = {
  buyer: {
    cancel: "You canceled it before the seller accepted it. You weren't charged.",
    "call-off": "The seller canceled it. You weren't charged.",
    lapse: "The seller didn't answer in 3 days, so it's declined. You weren't charged.",
  },
  seller: {
    cancel: "The buyer canceled it before you accepted it. It's back in stock.",
    "call-off": "You canceled it. It's back in stock.",
    lapse: "You didn't answer in 3 days, so it's declined. It's back in stock.",
  },
};

const buttons = {
  accept: "Accept order",
  ready: "Ready for pickup",
  ship: "Mark as shipped",
  "hand-over": "Hand over",
  deliver: "Mark as delivered",
  collect: "I picked it up",
  cancel: "Cancel order",
  decline: "Decline order",
  "call-off": "Cancel order",
  "ask-cancel": "Ask to cancel",
  "refuse-cancel": "Keep the order",
} as const satisfies Partial<Record<ArrowName, string>>;

type OwnArrow = keyof typeof buttons;

const isOwn = (name: ArrowName): name is OwnArrow => name in buttons;

/** Those that are asked about first, or need something said. */
const asked: readonly ArrowName[] = [
  ...["cancel", "decline", "call-off", "ask-cancel", "refuse-cancel"],
  ...["ship", "hand-over"],
] as const;

const cancelAsked: Record<OrderSide, (order: OrderDetails) => string> = {
  buyer: () => "You've asked the seller to cancel it. They haven't answered yet.",
  seller: ({ isPartlySent }) =>
    isPartlySent
      ? "The buyer asks to cancel the rest. Cancel those parts, or tell them why you keep the order."
      : "The buyer asks to cancel it. Cancel the order, or tell them why you keep it.",
};

const sampleText =
  "This is a sample order, so there's nothing to ship, pick up, or dispute. Your own orders have their buttons here.";

/**
 * What the reader can do with an order now: move it on, cancel it, or dispute it. Works without
 * JavaScript: `asking` is the arrow that the address asks about.
 */
export function NextStep({
  order,
  asking,
  isComingBack,
  openDispute,
  refusal,
}: {
  order: OrderDetails;
  asking?: ArrowName;
  /** Whether a part or money of it is still on its way back. */
  isComingBack?: boolean;
  /** How far a dispute about some of it is, while one is open. */
  openDispute?: OpenDispute;
  refusal?: MoveRefusal;
}) {
  const { number, side, stage, canDispute } = order;
  if (order.isSample) return <Panel title="What's next" text={sampleText} />;
  const arrows = arrowsFrom(side, order).filter(isOwn);
  const at = refusal?.form.intent ?? asking;
  const open = arrows.find((name) => name === at && asked.includes(name));
  if (open) return <AskFirst {...{ order, refusal }} arrow={open} />;
  const isSent = stage === "shipped" || stage === "delivered";
  const isOver = side === "seller" && stage === "completed";
  const disputed = openDispute && inDispute[side][stage];
  const isExhausted = side === "buyer" && stage === "delivered" && !canDispute && !openDispute;
  const text =
    (disputed ? `${disputed} ${disputedTexts[openDispute]}` : undefined) ??
    (isOver && isComingBack ? comingBackText : undefined) ??
    (isExhausted ? exhaustedText : undefined) ??
    endings[side][order.events.at(-1)?.kind ?? ""] ??
    texts[side][stage];
  return (
    <Panel title="What's next" text={order.payment === "provider" ? byCard(text) : text}>
      <Stack gap={4}>
        {order.collectionCode && stage === "ready" ? (
          <CodeCard
            label="Collection code"
            code={order.collectionCode}
            help="Show this code at the counter."
          />
        ) : null}
        {order.cancelAskedAt && (stage === "accepted" || stage === "ready") ? (
          <Notice tone="warning">{cancelAsked[side](order)}</Notice>
        ) : null}
        {arrows.length > 0 || canDispute || isExhausted ? (
          <Inline gap={3}>
            {arrows.map((arrow, index) =>
              asked.includes(arrow) ? (
                <ButtonLink
                  key={arrow}
                  href={paths.dashboardOrder(number, { ask: arrow })}
                  tone={index === 0 ? "accent" : undefined}
                >
                  {buttons[arrow]}
                </ButtonLink>
              ) : (
                <MoveButton
                  key={arrow}
                  {...{ number, arrow }}
                  tone={index === 0 ? "accent" : undefined}
                >
                  {arrow === "collect" && isSent ? "I received it" : buttons[arrow]}
                </MoveButton>
              ),
            )}
            {canChangeParts(order, "ship") ? (
              <ButtonLink href={paths.orderParts(number, "ship")}>Ship some parts</ButtonLink>
            ) : null}
            {canChangeParts(order, "cancel") ? (
              <ButtonLink href={paths.orderParts(number, "cancel")}>Cancel some parts</ButtonLink>
            ) : null}
            {canDispute ? (
              <ButtonLink href={paths.dashboardDispute(number)}>Open a dispute</ButtonLink>
            ) : null}
            {isExhausted ? <ButtonLink href={paths.contact()}>Write to support</ButtonLink> : null}
          </Inline>
        ) : null}
      </Stack>
    </Panel>
  );
}

/** What is asked before an arrow is followed. */
function questionOf(arrow: OwnArrow, { number, lines, payment, isPartlySent }: OrderDetails) {
  const [first] = lines;
  const what = first ? orderTitle(first, lines.length - 1) : "it";
  switch (arrow) {
    case "cancel":
      return {
        title: `Cancel order ${number}?`,
        text: `The seller will stop holding ${what} for you. ${payment === "provider" ? CARD_RELEASED_TEXT : "You won't be charged."} You can't undo this.`,
        yes: "Yes, cancel order",
        no: "Keep order",
      };
    case "decline":
    case "call-off":
      return {
        title: arrow === "decline" ? `Decline order ${number}?` : `Cancel order ${number}?`,
        text: `${what} goes back in stock, and the buyer is told why. You can't undo this.`,
        yes: arrow === "decline" ? "Yes, decline order" : "Yes, cancel order",
        no: "Keep order",
      };
    case "ask-cancel":
      return {
        title: isPartlySent
          ? `Ask to cancel the rest of order ${number}?`
          : `Ask to cancel order ${number}?`,
        text: isPartlySent
          ? "What was sent is on its way. The seller has to agree to cancel what wasn't."
          : "The seller has accepted it, so they have to agree.",
        yes: "Ask the seller",
        no: "Not now",
      };
    case "refuse-cancel":
      return {
        title: `Keep order ${number}?`,
        text: "The buyer would like to cancel it, and is told why you can't.",
        yes: "Keep the order",
        no: "Not now",
      };
    case "ship":
      return {
        title: `Ship order ${number}`,
        text: "With a tracking number the buyer can follow it.",
        yes: "Mark as shipped",
        no: "Not yet",
      };
    default:
      return {
        title: `Hand over order ${number}`,
        text: `The buyer's order page shows a code of six characters. ${payment === "provider" ? "They pay by card here: don't charge them again." : "They pay you at the counter."}`,
        yes: "Hand over",
        no: "Not yet",
      };
  }
}

function AskFirst({
  order,
  arrow,
  refusal,
}: {
  order: OrderDetails;
  arrow: OwnArrow;
  refusal?: MoveRefusal;
}) {
  const { title, text, yes, no } = questionOf(arrow, order);
  const form = useFocusRefused(refusal, refusal?.field);
  const isFinal = arrow === "cancel" || arrow === "decline" || arrow === "call-off";
  return (
    <Panel title={title} text={text}>
      <Form ref={form} method="post" action={paths.dashboardOrder(order.number)} noValidate>
        <Stack gap={4}>
          <MoveFields {...{ arrow, refusal }} />
          <Inline gap={3}>
            <MoveButtonAlone
              {...{ arrow }}
              number={order.number}
              tone={isFinal ? "critical" : "accent"}
            >
              {yes}
            </MoveButtonAlone>
            <ButtonLink href={paths.dashboardOrder(order.number)}>{no}</ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}

/** Who reads the reason of those that need one. */
const reasonReaders: Partial<Record<ArrowName, OrderSide>> = {
  decline: "buyer",
  "call-off": "buyer",
  "ask-cancel": "seller",
  "refuse-cancel": "buyer",
};

function MoveFields({ arrow, refusal }: { arrow: OwnArrow; refusal?: MoveRefusal }) {
  const said = refusal?.form;
  const field = <Name extends MoveRefusal["field"]>(name: Name) => ({
    name,
    error: refusal?.field === name ? refusal.message : undefined,
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: refusal?.field === name,
  });
  if (arrow in reasonReaders)
    return (
      <TextArea
        {...field("reason")}
        label="Why"
        required
        maxLength={reasonLimit}
        defaultValue={said?.reason}
        help={`The ${reasonReaders[arrow]} reads this.`}
      />
    );
  if (arrow === "hand-over")
    return (
      <TextField
        {...field("code")}
        label="Collection code"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={said?.code}
      />
    );
  if (arrow === "ship")
    return (
      <ShippingFields
        field={(name) => ({ ...field(name), defaultValue: said?.[name] })}
        help="Such as UPS, FedEx, or your own van."
      />
    );
  return null;
}

interface MoveButtonProps {
  number: string;
  arrow: ArrowName;
  /** `accent`: the main action. */
  tone?: "accent" | "critical";
  children: ReactNode;
}

function MoveButton(props: MoveButtonProps) {
  return (
    <Form method="post" action={paths.dashboardOrder(props.number)}>
      <MoveButtonAlone {...props} />
    </Form>
  );
}

function MoveButtonAlone({ number, arrow, tone, children }: MoveButtonProps) {
  const { formAction, formData } = useNavigation();
  const pending = formAction === paths.dashboardOrder(number) && formData?.get("intent") === arrow;
  return (
    <Button type="submit" name="intent" value={arrow} tone={tone} pending={pending}>
      {children}
    </Button>
  );
}
