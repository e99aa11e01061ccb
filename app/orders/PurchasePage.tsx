import {
  Button,
  ButtonLink,
  Link,
  Notice,
  Page,
  PartOrder,
  Select,
  Stack,
  Text,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { conditionDetail, deliveryDetail } from "~/catalog/delivery";
import type { Listing } from "~/catalog/listing.schema";
import { formatAmount, formatTravelTime } from "~/content/format";
import { GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { Vehicle } from "~/search/query/search-params";
import { ConfirmFit } from "~/shell/ConfirmFit";
import { OwnLastOrder } from "~/shell/OwnLastOrder";
import type { OrderFit } from "./order-fit";
import type { PurchaseRefusal } from "./purchase-refusal";

/** The reader's order for the same part of a moment ago. */
export interface EarlierOrderNote {
  number: string;
  /** How long ago: `a minute ago`. */
  when: string;
}

export interface PurchasePageProps {
  listing: Listing;
  /** Its picture. */
  image: ReactNode;
  /** Made by the server: sending the form twice orders once. */
  orderId: string;
  /** The most pieces that one order takes. */
  maxQuantity: number;
  earlier?: EarlierOrderNote;
  /** Whether it fits the reader's car; null without one. */
  fit: OrderFit | null;
  /** The button leads to a checkout of it: how it is got, tax and a card are its pages'. */
  byCheckout?: boolean;
  /** The reader sells it: there is nothing to order. */
  isOwn?: boolean;
  /** Where none is left: the number of the reader's order that took the last piece. */
  ownLastOrder?: string;
  refusal?: PurchaseRefusal;
  /** What it is bought for, where that is not the garage's: it goes along. */
  asked?: Vehicle;
}

/** A last look at the part, and the order form. Works without JavaScript. */
export function PurchasePage({ image, ownLastOrder, isOwn = false, ...form }: PurchasePageProps) {
  const { listing, refusal, asked } = form;
  const travelTime = formatTravelTime(listing.travelTimeMinutes);
  const noneLeft = ownLastOrder ? "None left" : "Sold out";
  const facts = [
    { term: "Condition", detail: conditionDetail(listing) },
    { term: "Seller", detail: listing.seller },
    { term: "Pick up at", detail: listing.locationName },
    { term: "Delivery", detail: deliveryDetail(listing) },
    ...(travelTime ? [{ term: "Travel time", detail: travelTime }] : []),
    ...(listing.coreChargeCents > 0
      ? [
          {
            term: "Core deposit",
            detail: `${formatAmount(listing.coreChargeCents)} each, back when you return the old part`,
          },
        ]
      : []),
    { term: "In stock", detail: listing.quantity > 0 ? listing.quantity : noneLeft },
  ];
  return (
    <Page>
      <PartOrder
        back={{ label: "Back to the map", href: paths.map({ vehicle: asked, part: listing.id }) }}
        image={image}
        name={listing.name}
        partNumber={listing.partNumber}
        price={formatAmount(listing.priceCents)}
        per="each"
        description={listing.description}
        facts={facts}
      >
        {isOwn ? (
          <OwnListing id={listing.id} message={refusal?.message} />
        ) : listing.quantity > 0 ? (
          <OrderForm {...form} />
        ) : (
          <SoldOut {...{ listing, asked }} ownOrder={ownLastOrder} message={refusal?.message} />
        )}
      </PartOrder>
    </Page>
  );
}

function OrderForm({
  listing,
  orderId,
  maxQuantity,
  earlier,
  fit,
  byCheckout = false,
  refusal,
}: Omit<PurchasePageProps, "image" | "isOwn" | "ownLastOrder" | "asked">) {
  const pending = useNavigation().formAction?.split("?")[0] === paths.purchase(listing.id);
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asksAnother = earlier !== undefined && refusal?.asksAnother === true;
  const asksFit = fit !== null && refusal?.asksFit === true;
  const isLater = refusal?.isLater === true;
  const isOfQuantity = !asksAnother && !asksFit && !isLater;
  useEffect(() => {
    if (!refusal || asksFit) return;
    (isOfQuantity ? select : button).current?.focus();
  }, [refusal, asksFit, isOfQuantity]);
  const most = Math.min(maxQuantity, listing.quantity);
  const options = Array.from({ length: most }, (_, index) => {
    const each = listing.priceCents + listing.coreChargeCents;
    const total = formatAmount(each * (index + 1));
    // The total stands in the choice itself, so that it is right without JavaScript too.
    return { value: String(index + 1), label: `${index + 1} for ${total}` };
  });
  const kept = options.some(({ value }) => value === refusal?.quantity);
  return (
    <Form method="post" noValidate>
      <Stack gap={4}>
        <input type="hidden" name="orderId" value={refusal?.orderId ?? orderId} />
        <Select
          ref={select}
          label="Quantity"
          name="quantity"
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={refusal !== undefined && isOfQuantity}
          options={options}
          defaultValue={kept ? refusal?.quantity : "1"}
          error={isOfQuantity ? refusal?.message : undefined}
          help={most < listing.quantity ? `Up to ${maxQuantity} per order.` : undefined}
        />
        {fit ? <ConfirmFit fit={fit} refusal={refusal} /> : null}
        {earlier ? (
          <Notice tone="warning" role={asksAnother ? "alert" : "status"}>
            You ordered this {earlier.when}:{" "}
            <Link href={paths.dashboardOrder(earlier.number)} tone="ink">
              {earlier.number}
            </Link>
            . Order another?
          </Notice>
        ) : null}
        {isLater ? (
          <Notice tone="warning" role="alert">
            {refusal.message}
          </Notice>
        ) : null}
        <Button
          ref={button}
          type="submit"
          // The newest order that the buyer has seen: one placed meanwhile is asked about again.
          name={earlier && "another"}
          value={earlier?.number}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={asksAnother || isLater}
          tone="accent"
          size="large"
          width="full"
          pending={pending}
        >
          {byCheckout ? "Go to checkout" : earlier ? "Order another" : "Place order"}
        </Button>
        <Text size={14} tone="muted">
          {byCheckout ? "You see the total before you order." : PAYMENT_TEXT} {GUARANTEE_TEXT}
        </Text>
      </Stack>
    </Form>
  );
}

function OwnListing({ id, message }: { id: string; message?: string }) {
  return (
    <Stack gap={4}>
      <Notice
        tone={message ? "critical" : "info"}
        title="This is your own listing"
        role={message ? "alert" : undefined}
      >
        {message ?? "You can't order from yourself."} To take pieces out of stock, edit it.
      </Notice>
      <ButtonLink href={paths.dashboardListing(id)} tone="accent" size="large" width="full">
        Edit listing
      </ButtonLink>
    </Stack>
  );
}

function SoldOut({
  listing,
  asked,
  ownOrder,
  message,
}: {
  listing: Listing;
  asked?: Vehicle;
  ownOrder?: string;
  message?: string;
}) {
  return (
    <Stack gap={4}>
      {ownOrder ? (
        <OwnLastOrder number={ownOrder} isRefused={message !== undefined} />
      ) : (
        <Notice tone={message ? "critical" : "warning"} title="Sold out">
          {message ?? "The last one has been sold. Check the map to see who else has one nearby."}
        </Notice>
      )}
      <ButtonLink
        href={paths.map({ category: listing.category, vehicle: asked })}
        tone="accent"
        size="large"
        width="full"
      >
        Find another
      </ButtonLink>
    </Stack>
  );
}
