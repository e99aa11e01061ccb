import { Button, ButtonLink, Notice, Page, PartOrder, Select, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { conditionLabels } from "~/catalog/choices";
import type { Listing } from "~/catalog/listing.schema";
import { formatDollars, formatTravelTime } from "~/content/format";
import { GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { paths } from "~/paths";

/** Why an order was not placed, and what was typed. */
export interface PurchaseRefusal {
  message: string;
  quantity: string;
  /** In place of the form's, which belongs to another order. */
  orderId?: string;
}

export interface PurchasePageProps {
  listing: Listing;
  /** Its picture. */
  image: ReactNode;
  /** Made by the server: sending the form twice orders once. */
  orderId: string;
  /** The most pieces that one order takes. */
  maxQuantity: number;
  refusal?: PurchaseRefusal;
}

/** A last look at the part, and the order form. Works without JavaScript. */
export function PurchasePage({ listing, image, orderId, maxQuantity, refusal }: PurchasePageProps) {
  const travelTime = formatTravelTime(listing.travelTimeMinutes);
  const facts = [
    { term: "Condition", detail: conditionLabels[listing.condition] },
    { term: "Seller", detail: listing.seller },
    { term: "Collect at", detail: listing.locationName },
    ...(travelTime ? [{ term: "Travel time", detail: travelTime }] : []),
    { term: "In stock", detail: listing.quantity > 0 ? listing.quantity : "Sold out" },
  ];
  return (
    <Page>
      <PartOrder
        back={{ label: "Back to the map", href: paths.map({ part: listing.id }) }}
        image={image}
        name={listing.name}
        partNumber={listing.partNumber}
        price={formatDollars(listing.priceCents, { cents: true })}
        per="each"
        description={listing.description}
        facts={facts}
      >
        {listing.quantity > 0 ? (
          <OrderForm
            listing={listing}
            orderId={orderId}
            maxQuantity={maxQuantity}
            refusal={refusal}
          />
        ) : (
          <SoldOut listing={listing} message={refusal?.message} />
        )}
      </PartOrder>
    </Page>
  );
}

function OrderForm({ listing, orderId, maxQuantity, refusal }: Omit<PurchasePageProps, "image">) {
  const pending = useNavigation().formAction === paths.purchase(listing.id);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (refusal) select.current?.focus();
  }, [refusal]);
  const most = Math.min(maxQuantity, listing.quantity);
  const options = Array.from({ length: most }, (_, index) => {
    const total = formatDollars(listing.priceCents * (index + 1), { cents: true });
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
          autoFocus={refusal !== undefined}
          options={options}
          defaultValue={kept ? refusal?.quantity : "1"}
          error={refusal?.message}
          help={most < listing.quantity ? `At most ${maxQuantity} pieces in one order.` : undefined}
        />
        <Button type="submit" tone="accent" size="large" width="full" pending={pending}>
          Place order
        </Button>
        <Text size={14} tone="muted">
          {PAYMENT_TEXT} {GUARANTEE_TEXT}
        </Text>
      </Stack>
    </Form>
  );
}

function SoldOut({ listing, message }: { listing: Listing; message?: string }) {
  return (
    <Stack gap={4}>
      <Notice tone={message ? "critical" : "warning"} title="Sold out">
        {message ?? "The last piece is gone. The map shows who else has one nearby."}
      </Notice>
      <ButtonLink
        href={paths.map({ category: listing.category })}
        tone="accent"
        size="large"
        width="full"
      >
        Find another
      </ButtonLink>
    </Stack>
  );
}
