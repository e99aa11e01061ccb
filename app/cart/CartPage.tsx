import {
  Button,
  CartGroup,
  EmptyState,
  Link,
  Notice,
  OrderTotals,
  Page,
  Panel,
  Stack,
  Text,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { ShoppingCart } from "lucide-react";
import { counted, formatAmount, formatReach } from "~/content/format";
import { paths } from "~/paths";
import type { DistanceUnit } from "~/platform/preferences/options";
import { useRestoreFocus } from "~/shell/useRestoreFocus";
import { useDistanceUnit } from "~/shell/useShell";
import { CartLineItem } from "./CartLineItem";
import type { CartAnswer } from "./cart.schema";
import type { Cart, CartGroup as Group } from "./cart-groups";
import type { FewerSellers } from "./read-cart.server";
import { useCartForm } from "./useCartForm";

export interface CartPageProps {
  cart: Cart;
  /** The name of the part that was just removed, and can be put back. */
  removed?: string | null;
  /** Who has more of the parts than any seller in the cart. */
  fewer?: FewerSellers | null;
  isSignedIn: boolean;
  /** Tax may come to it, which the checkout says. */
  isTaxed?: boolean;
  /** Of somebody without an account: two presses at once begin one checkout. */
  beginToken?: string;
  /** What came of a form that was sent without JavaScript. */
  answer?: CartAnswer;
}

/** What somebody means to buy, by seller, as it is now. Works without JavaScript. */
export function CartPage({
  cart,
  removed,
  fewer,
  isSignedIn,
  isTaxed,
  beginToken,
  answer,
}: CartPageProps) {
  const { fallbackFocusTarget, onClickCapture } = useRestoreFocus<HTMLSpanElement>();
  const problem = answer?.kind === "refused" ? answer : undefined;
  const lines = cart.groups.flatMap((group) => group.lines);
  const isOfLine = lines.some(({ listing }) => listing.id === problem?.listingId);
  return (
    <Page
      onClickCapture={onClickCapture}
      width="narrow"
      title={
        <span ref={fallbackFocusTarget} tabIndex={-1}>
          Cart
        </span>
      }
      intro={introOf(cart)}
    >
      <Stack gap={5}>
        {problem && !isOfLine ? <Notice tone="critical">{problem.message}</Notice> : null}
        {removed ? <Removed name={removed} /> : null}
        {fewer ? <Fewer {...fewer} /> : null}
        {cart.deleted.map(({ listingId }) => (
          <Deleted key={listingId} listingId={listingId} />
        ))}
        {cart.groups.map((group) => (
          <SellerGroup key={group.seller.id} group={group} problem={problem} />
        ))}
        {lines.length > 0 ? <Summary {...{ cart, isSignedIn, isTaxed, beginToken }} /> : null}
        {cart.lines === 0 ? (
          <EmptyState icon={<ShoppingCart />} title="Your cart is empty">
            Add parts from the map, a part's page, or a comparison.{" "}
            <Link href={paths.map()}>Find parts</Link>
          </EmptyState>
        ) : null}
      </Stack>
    </Page>
  );
}

function introOf({ pieces, groups }: Cart): string | undefined {
  const sellers = groups.filter((group) => group.pieces > 0).length;
  return pieces > 0 ? `${counted(pieces, "part")} from ${counted(sellers, "seller")}.` : undefined;
}

/** The way back from a slip. */
function Removed({ name }: { name: string }) {
  const { Form: CartForm, hydrated, props, isPending, problem } = useCartForm("restore");
  return (
    <Notice
      tone="neutral"
      action={
        <CartForm {...props}>
          {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
          <Button type="submit" name="intent" value="restore" size="small" pending={isPending}>
            Undo
          </Button>
        </CartForm>
      }
    >
      {problem ?? `${name} was removed.`}
    </Notice>
  );
}

function Fewer({ seller: { id, name }, count, of }: FewerSellers) {
  return (
    <Notice
      tone="info"
      title={`${name} has ${count} of these ${of} parts`}
      action={<Link href={paths.seller(id)}>See what they have</Link>}
    >
      Buying more from one seller can save a trip or a delivery.
    </Notice>
  );
}

function Deleted({ listingId }: { listingId: string }) {
  const { Form: CartForm, hydrated, props, isPending } = useCartForm(`remove-${listingId}`);
  return (
    <Notice
      tone="warning"
      action={
        <CartForm {...props}>
          <input type="hidden" name="listingId" value={listingId} />
          {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
          <Button type="submit" name="intent" value="remove" size="small" pending={isPending}>
            Remove
          </Button>
        </CartForm>
      }
    >
      A part in your cart is no longer listed.
    </Notice>
  );
}

interface GroupProps {
  group: Group;
  problem?: { listingId: string; message: string };
}

function SellerGroup({ group, problem }: GroupProps) {
  const { seller, lines, pieces, partsCents, coreCents } = group;
  const unit = useDistanceUnit();
  return (
    <CartGroup
      seller={
        <Link href={paths.seller(seller.id)} tone="ink" underline="hover">
          {seller.name}
        </Link>
      }
      place={placeText(seller, unit)}
      ready={seller.offersPickup ? seller.readyText : seller.shipsText}
      delivery={
        pieces > 0 ? (
          <Text size={14} tone="muted">
            {deliveryTextOf(group)}
          </Text>
        ) : undefined
      }
      totals={
        pieces > 0 ? (
          <OrderTotals
            amounts={[
              { label: `Parts, ${pieces}`, amount: formatAmount(partsCents) },
              ...(coreCents > 0
                ? [{ label: "Core deposits", amount: formatAmount(coreCents) }]
                : []),
            ]}
            total={{ label: "Subtotal", amount: formatAmount(partsCents + coreCents) }}
          />
        ) : undefined
      }
    >
      {lines.map((line) => {
        const { id } = line.listing;
        const ofLine = problem?.listingId === id ? problem.message : undefined;
        return <CartLineItem key={id} line={line} problem={ofLine} />;
      })}
    </CartGroup>
  );
}

const placeText = (
  { place, distanceMiles, travelTimeMinutes }: Group["seller"],
  unit?: DistanceUnit,
) =>
  distanceMiles === null
    ? place
    : `${place}, ${formatReach({ distanceMiles, travelTimeMinutes }, unit)}`;

/** `Pick up, or have it delivered for $9.99. Ships today.` */
function deliveryTextOf({ seller, delivery }: Group): string {
  if (!delivery || !seller.delivery) return "Pickup only.";
  const radius = counted(seller.delivery.radiusMiles ?? 0, "mile");
  if (delivery.isReached === false)
    return `${seller.offersPickup ? "Pickup only: delivery" : "Delivery"} goes as far as ${radius}, and you're farther away.`;
  const cost = delivery.cents === 0 ? "free" : `for ${formatAmount(delivery.cents)}`;
  const within = delivery.isReached === null ? ` within ${radius}` : "";
  const how = seller.offersPickup ? "Pick up, or have it delivered" : "Delivered";
  return `${how}${within} ${cost}. ${seller.shipsText}.`;
}

function Summary({
  cart,
  isSignedIn,
  isTaxed = false,
  beginToken,
}: Pick<CartPageProps, "cart" | "isSignedIn" | "isTaxed" | "beginToken">) {
  const { partsCents, coreCents, totalCents, canCheckOut } = cart;
  const pending = useNavigation().formAction === paths.checkout();
  return (
    <Panel title="Summary">
      <Stack gap={4}>
        <OrderTotals
          amounts={[
            { label: "Parts", amount: formatAmount(partsCents) },
            ...(coreCents > 0
              ? [
                  {
                    label: "Core deposits",
                    note: "back when you return the old parts",
                    amount: formatAmount(coreCents),
                  },
                ]
              : []),
          ]}
          total={{
            label: "Total",
            note: isTaxed ? "before delivery and tax" : "before delivery",
            amount: formatAmount(totalCents),
          }}
        />
        {canCheckOut ? null : (
          <Text size={15} tone="muted" role="status">
            Something has changed since you put it in. Agree to it, or remove the part, and then
            check out.
          </Text>
        )}
        <Form method="post" action={paths.checkout()}>
          {beginToken ? <input type="hidden" name="token" value={beginToken} /> : null}
          <Button
            type="submit"
            name="intent"
            value="begin"
            tone="accent"
            size="large"
            width="full"
            disabled={!canCheckOut}
            pending={pending}
          >
            Check out
          </Button>
        </Form>
        {isSignedIn ? null : (
          <Text size={14} tone="muted">
            Saved in this browser. <Link href={paths.login(paths.cart())}>Sign in</Link> to see it
            on all your devices.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
