import {
  Button,
  Grid,
  Inline,
  Link,
  Notice,
  OrderTotals,
  Page,
  Panel,
  RadioCards,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { CartLine } from "~/cart/cart-groups";
import { conditionText } from "~/catalog/delivery";
import { counted, formatAmount } from "~/content/format";
import {
  CARD_TEXT,
  GUARANTEE_TEXT,
  PAYMENT_ON_DELIVERY_TEXT,
  PAYMENT_TEXT,
} from "~/content/promises";
import { orderCosts } from "~/orders/order-amounts";
import { piecesText } from "~/orders/order-details";
import { paths } from "~/paths";
import type { Fulfilment } from "~/platform/enums";
import { statesOfUs } from "~/platform/us-states";
import { ConfirmFit } from "~/shell/ConfirmFit";
import { useFocusRefused } from "~/shell/useFocusRefused";
import type { CheckoutField } from "./checkout.schema";
import { type CheckoutGroup, type OpenCheckout, taxOfGroup, waysOf } from "./checkout-view";
import type { CheckoutRefusal } from "./placing-answer";

export interface CheckoutPageProps {
  checkout: OpenCheckout;
  /** What an account says of its owner. */
  suggested: { name: string; email: string };
  isGuest: boolean;
  /** Sellers that are paid by card, on the page that follows; the others are paid at the counter. */
  cardSellerIds?: readonly string[];
  refusal?: CheckoutRefusal;
}

const states = [
  { value: "", label: "Choose one" },
  ...statesOfUs.map(({ code, name }) => ({ value: code, label: name })),
];

/** One last look at what is bought, of whom, and how it is got. One page, one button; works without JavaScript. */
export function CheckoutPage({
  checkout,
  suggested,
  isGuest,
  cardSellerIds = [],
  refusal,
}: CheckoutPageProps) {
  const { id, groups, heldMinutes, atOnceListingId } = checkout;
  const pending = useNavigation().formAction === paths.checkoutPage(id);
  const said = refusal?.form;
  const [ways, setWays] = useState<Fulfilment[]>(() =>
    groups.map((group, at) => chosenWay(group, said?.[`fulfilment${at}`])),
  );
  const [state, setState] = useState(said?.state ?? "");
  const taxes = groups.map((group, at) =>
    taxOfGroup(group, { fulfilment: ways[at] ?? "pickup", state }, checkout.taxRates),
  );
  const asksTax = refusal?.asksTax === true;
  const isDelivered = ways.includes("delivery");
  const byCard = groups.filter(({ seller }) => cardSellerIds.includes(seller.id));
  const isByCard = byCard.length > 0;
  const canDeliver = groups.some(({ seller }) => seller.delivery !== null);
  const [first] = Object.keys(refusal?.errors ?? {}) as CheckoutField[];
  const form = useFocusRefused(refusal, asksTax ? "place" : first);
  const field = (name: CheckoutField, label: string, help?: string) => ({
    ...{ name, label, help, defaultValue: said?.[name] ?? "", error: refusal?.errors[name] },
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: name === first,
  });
  let line = 0;
  return (
    <Page
      title="Checkout"
      intro={
        heldMinutes > 0
          ? `These parts are held for you for ${counted(heldMinutes, "more minute")}.`
          : "These parts are no longer held for you, but they're still in stock."
      }
    >
      <Form ref={form} method="post" noValidate>
        <input type="hidden" name="seen" value={checkout.seen} />
        <Grid columns={{ desktop: 2 }} gap={5} align="start">
          <Stack gap={5}>
            {refusal && !asksTax ? (
              <Notice tone="critical" role="alert">
                {refusal.message ?? "We haven't placed the order yet. Fix what's marked."}
              </Notice>
            ) : null}
            <Panel
              title="Who's ordering"
              text={
                isGuest ? "No account needed: we'll email you a link to your order." : undefined
              }
            >
              <Stack gap={4}>
                <TextField
                  {...field("name", "Name")}
                  defaultValue={said?.name ?? suggested.name}
                  autoComplete="name"
                  required
                />
                <TextField
                  {...field("email", "Email")}
                  defaultValue={said?.email ?? suggested.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                />
                <TextField
                  {...field("phone", "Phone (optional)", "The seller calls it about this order.")}
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                />
                {isGuest ? (
                  <Text size={15} tone="muted">
                    Have an account?{" "}
                    <Link href={paths.login(paths.cart())} tone="ink">
                      Sign in
                    </Link>
                  </Text>
                ) : null}
              </Stack>
            </Panel>
            {groups.map((group, at) => {
              const from = line;
              line += group.lines.length;
              return (
                <SellerPanel
                  key={group.seller.id}
                  {...{ group, at, refusal }}
                  firstLine={from}
                  way={ways[at] ?? "pickup"}
                  tax={taxes[at] ?? null}
                  onWay={(way) => setWays(ways.map((each, index) => (index === at ? way : each)))}
                />
              );
            })}
            {canDeliver ? (
              <Panel
                title="Delivery address"
                text={
                  isDelivered
                    ? undefined
                    : "Only needed for what's delivered. Leave it empty for pickup."
                }
              >
                <Stack gap={4}>
                  <TextField
                    {...field("street", "Street address")}
                    autoComplete="address-line1"
                    required={isDelivered}
                  />
                  <TextField
                    {...field("unit", "Apartment or suite (optional)")}
                    autoComplete="address-line2"
                  />
                  <TextField
                    {...field("city", "City")}
                    autoComplete="address-level2"
                    required={isDelivered}
                  />
                  <Grid columns={{ phone: 2 }} gap={3}>
                    <Select
                      {...field("state", "State")}
                      onChange={({ target }) => setState(target.value)}
                      options={states}
                      autoComplete="address-level1"
                      required={isDelivered}
                    />
                    <TextField
                      {...field("zip", "ZIP code")}
                      inputMode="numeric"
                      autoComplete="postal-code"
                      required={isDelivered}
                    />
                  </Grid>
                </Stack>
              </Panel>
            ) : null}
          </Stack>
          <Panel title="Your order">
            <Stack gap={4}>
              <Totals {...{ checkout, ways, taxes }} />
              {asksTax ? (
                <Notice tone="warning" role="alert">
                  {refusal.message}
                </Notice>
              ) : null}
              <Button
                type="submit"
                name="place"
                // Without JavaScript this is how the total comes into view.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={asksTax}
                tone="accent"
                size="large"
                width="full"
                pending={pending}
              >
                {isByCard
                  ? "Go on to payment"
                  : groups.length > 1
                    ? `Place ${groups.length} orders`
                    : "Place order"}
              </Button>
              <Text size={14} tone="muted">
                {isByCard
                  ? `You pay ${byCard.map(({ seller }) => seller.name).join(" and ")} by card on the next page. ${CARD_TEXT}`
                  : ""}{" "}
                {byCard.length === groups.length
                  ? ""
                  : isDelivered
                    ? PAYMENT_ON_DELIVERY_TEXT
                    : PAYMENT_TEXT}{" "}
                {GUARANTEE_TEXT}
              </Text>
              <Inline>
                {atOnceListingId ? (
                  <Link href={paths.purchase(atOnceListingId)} tone="muted">
                    Back to the part
                  </Link>
                ) : (
                  <Link href={paths.cart()} tone="muted">
                    Back to the cart
                  </Link>
                )}
              </Inline>
            </Stack>
          </Panel>
        </Grid>
      </Form>
    </Page>
  );
}

const chosenWay = (group: CheckoutGroup, said: string | undefined): Fulfilment => {
  const ways = waysOf(group);
  return ways.find((way) => way === said) ?? ways[0] ?? "pickup";
};

function SellerPanel({
  group,
  at,
  firstLine,
  refusal,
  way,
  tax,
  onWay,
}: {
  group: CheckoutGroup;
  /** Its place in the list, which its fields are named by. */
  at: number;
  /** The place of its first line among all. */
  firstLine: number;
  refusal?: CheckoutRefusal;
  way: Fulfilment;
  /** Null while the address is not known. */
  tax: number | null;
  onWay: (way: Fulfilment) => void;
}) {
  const { seller, lines, delivery } = group;
  const ways = waysOf(group);
  const error = refusal?.errors[`fulfilment${at}`];
  const costs = delivery && delivery.cents > 0 ? formatAmount(delivery.cents) : "Free";
  return (
    <Panel title={seller.name} text={seller.place}>
      <Stack gap={4}>
        <Stack as="ul" gap={4}>
          {lines.map((each, index) => (
            <li key={each.listing.id}>
              <Line line={each} at={firstLine + index} {...{ group, refusal }} />
            </li>
          ))}
        </Stack>
        {error ? (
          <Notice tone="critical" role="alert">
            {error}
          </Notice>
        ) : null}
        <RadioCards
          label="How you get it"
          name={`fulfilment${at}`}
          columns={2}
          defaultValue={way}
          onValueChange={(value) => onWay(value as Fulfilment)}
          options={ways.map((value) =>
            value === "pickup"
              ? { value, label: "Pick up", aside: "Free", text: seller.readyText }
              : { value, label: "Delivery", aside: costs, text: seller.shipsText },
          )}
        />
        <input type="hidden" name={`fee${at}`} value={delivery?.cents ?? 0} />
        <input type="hidden" name={`tax${at}`} value={tax ?? ""} />
        <TextArea
          label="Note to the seller (optional)"
          name={`note${at}`}
          rows={2}
          maxLength={500}
          defaultValue={refusal?.form[`note${at}`]}
          error={refusal?.errors[`note${at}`]}
        />
      </Stack>
    </Panel>
  );
}

function Line({
  line: { listing, quantity },
  at,
  group,
  refusal,
}: {
  line: CartLine;
  at: number;
  group: CheckoutGroup;
  refusal?: CheckoutRefusal;
}) {
  const fit = group.fits[listing.id];
  const core = listing.coreChargeCents * quantity;
  const message = refusal?.errors[`fit${at}`];
  return (
    <Stack gap={2}>
      <Inline justify="between" align="baseline" gap={3}>
        <Text as="span" weight={600}>
          {piecesText({ name: listing.name, quantity })}
        </Text>
        <Text as="span">{formatAmount(listing.priceCents * quantity)}</Text>
      </Inline>
      <Text size={14} tone="muted">
        {`${listing.partNumber} · ${conditionText(listing)}${
          core > 0 ? ` · ${formatAmount(core)} core deposit, back when you return the old part` : ""
        }`}
      </Text>
      {fit ? (
        <ConfirmFit
          {...{ fit }}
          name={`fit${at}`}
          refusal={
            refusal && {
              message: message ?? "",
              asksFit: message !== undefined,
              fitStatement: refusal.form[`fit${at}`],
            }
          }
        />
      ) : null}
    </Stack>
  );
}

const sum = (cents: readonly (number | null)[]) =>
  cents.reduce<number>((all, each) => all + (each ?? 0), 0);

/** By seller, and in all; `taxes` by seller, null while the address that a tax depends on is not known. */
function Totals({
  checkout,
  ways,
  taxes,
}: {
  checkout: OpenCheckout;
  ways: readonly Fulfilment[];
  taxes: readonly (number | null)[];
}) {
  const { groups, partsCents, coreCents } = checkout;
  const feeOf = (at: number) => (ways[at] === "delivery" ? (groups[at]?.delivery?.cents ?? 0) : 0);
  const deliveryCents = sum(groups.map((_, at) => feeOf(at)));
  const [isKnown, taxCents] = [!taxes.includes(null), sum(taxes)];
  const amountsOf = (
    { partsCents: parts, coreCents: core }: Pick<OpenCheckout, "partsCents" | "coreCents">,
    delivery: number,
    tax: number | null,
  ) => [
    ...orderCosts({
      totalCents: parts + core + delivery + (tax ?? 0),
      ...{ coreCents: core, deliveryCents: delivery, taxCents: tax ?? 0 },
    }).map((cost) =>
      cost.kind === "core" ? { ...cost, note: "Back when you return the old part" } : cost,
    ),
    ...(tax === null
      ? [{ label: "Tax", note: "Worked out from your address", amount: "Not yet known" }]
      : []),
  ];
  return (
    <OrderTotals
      groups={
        groups.length > 1
          ? groups.map(({ seller, ...group }, at) => ({
              ...{ id: seller.id, title: seller.name },
              amounts: amountsOf(group, feeOf(at), taxes[at] ?? null),
            }))
          : []
      }
      amounts={amountsOf(checkout, deliveryCents, isKnown ? taxCents : null)}
      total={{
        label: isKnown ? "Total" : "Total before tax",
        amount: formatAmount(partsCents + coreCents + deliveryCents + (isKnown ? taxCents : 0)),
      }}
    />
  );
}
