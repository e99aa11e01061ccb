import { Button, CartLine as CartLineRow, Link, QuantityStepper, Text } from "@partlane/ui";
import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { conditionText } from "~/catalog/delivery";
import { formatAmount } from "~/content/format";
import { paths } from "~/paths";
import { PartPicture } from "~/shell/PartPicture";
import { vehicleName } from "~/vehicles/vehicle-name";
import type { CartLine, LineChange } from "./cart-groups";
import { useCartForm } from "./useCartForm";

/** So long after the last press of a stepper its number is sent, in ms. */
const settleMs = 500;

interface LineProps {
  line: CartLine;
  /** Why a form without JavaScript did nothing. */
  problem?: string;
}

/** A part of the cart: how many, what these cost, and what has changed since it was put in. */
export function CartLineItem({ line, problem }: LineProps) {
  const { listing, buyable, vehicle, changes } = line;
  const { id, name, partNumber, priceCents, coreChargeCents } = listing;
  const isOver = changes.some(({ kind }) => kind === "fewer");
  const isListed = changes.every(({ kind }) => kind !== "paused" && kind !== "archived");
  return (
    <CartLineRow
      image={<PartPicture listing={listing} size={72} />}
      name={name}
      href={isListed ? paths.part(id, vehicle ? { vehicle } : {}) : undefined}
      partNumber={partNumber}
      condition={conditionText(listing)}
      fit={
        vehicle ? (
          <Text as="span" size={13} tone="muted">
            For your {vehicleName(vehicle)}
          </Text>
        ) : undefined
      }
      price={`${formatAmount(priceCents)} each`}
      core={
        coreChargeCents > 0
          ? `+ ${formatAmount(coreChargeCents)} core deposit each, back when you return the old part`
          : undefined
      }
      quantity={buyable > 0 && !isOver ? <Quantity line={line} problem={problem} /> : undefined}
      remove={<Remove line={line} />}
      total={buyable > 0 ? formatAmount(priceCents * buyable) : undefined}
      changes={changesOf(line)}
      unavailable={buyable === 0}
    />
  );
}

function Quantity({ line, problem }: LineProps) {
  const { listing, quantity, most } = line;
  const { Form, hydrated, props, problem: answered } = useCartForm(`quantity-${listing.id}`);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (value: number | null) => {
    clearTimeout(timer.current);
    if (value === null || !hydrated) return;
    timer.current = setTimeout(() => form.current?.requestSubmit(), settleMs);
  };
  return (
    <Form {...props} ref={form} noValidate>
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="intent" value="quantity" />
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <QuantityStepper
        label={`Quantity of ${listing.name}`}
        labelHidden
        name="quantity"
        min={1}
        max={most}
        defaultValue={quantity}
        error={answered ?? problem}
        onValueChange={send}
      />
      {hydrated ? null : (
        <Button type="submit" size="small" aria-label={`Update quantity of ${listing.name}`}>
          Update
        </Button>
      )}
    </Form>
  );
}

function Remove({ line: { listing } }: LineProps) {
  const { Form, hydrated, props, isPending } = useCartForm(`remove-${listing.id}`);
  return (
    <Form {...props}>
      <input type="hidden" name="listingId" value={listing.id} />
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <Button
        type="submit"
        name="intent"
        value="remove"
        tone="quiet"
        shape="icon"
        pending={isPending}
        aria-label={`Remove ${listing.name}`}
      >
        <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </Form>
  );
}

/** One button agrees to all that can be agreed to: it stands beside the last of it. */
function changesOf(line: CartLine) {
  const { changes, listing } = line;
  const last = changes.length - 1;
  return changes.map((change, index) => {
    const isLost = !["price", "core", "fewer"].includes(change.kind);
    return {
      id: change.kind,
      tone: isLost ? ("critical" as const) : undefined,
      text: textOf(change, line),
      action: isLost ? (
        <Link href={paths.map({ text: listing.partNumber })}>Find another</Link>
      ) : index === last ? (
        <Agree line={line} />
      ) : undefined,
    };
  });
}

function textOf(change: LineChange, { quantity }: CartLine): ReactNode {
  switch (change.kind) {
    case "price":
      return `The price went ${change.toCents > change.fromCents ? "up" : "down"} from ${formatAmount(change.fromCents)} to ${formatAmount(change.toCents)}.`;
    case "core":
      return `The core deposit is now ${formatAmount(change.toCents)}. It was ${formatAmount(change.fromCents)}.`;
    case "fewer":
      return `Only ${change.left} left. You wanted ${quantity}.`;
    case "sold-out":
      return change.isHeld
        ? "Somebody is buying the last one right now. Check again in a few minutes."
        : "Sold out.";
    case "paused":
      return "The seller has taken this off the shelf for now.";
    case "archived":
      return "No longer for sale.";
  }
}

/** Agrees to what stands on the page: what has changed once more by then is asked about again. */
function Agree({ line: { listing, buyable, changes } }: LineProps) {
  const { id, name, priceCents, coreChargeCents } = listing;
  const { Form, hydrated, props, isPending } = useCartForm(`agree-${id}`);
  const [only, ...others] = changes;
  const label =
    others.length > 0
      ? "Agree to these"
      : only?.kind === "fewer"
        ? `Take ${buyable}`
        : only?.kind === "price"
          ? `Keep at ${formatAmount(priceCents)}`
          : "Agree to this";
  const fields = { listingId: id, quantity: buyable, priceCents, coreCents: coreChargeCents };
  return (
    <Form {...props}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <Button
        type="submit"
        name="intent"
        value="agree"
        size="small"
        pending={isPending}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </Form>
  );
}
