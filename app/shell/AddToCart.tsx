import { Button, Link, Stack, Text } from "@partlane/ui";
import { useFetcher } from "@remix-run/react";
import type { CartAnswer } from "~/cart/cart.schema";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { Vehicle } from "~/search/query/search-params";
import { useHydrated } from "./useHydrated";

interface AddToCartProps {
  listing: Pick<Listing, "id" | "name">;
  /** What it is bought for, where that is not the garage's. */
  vehicle?: Vehicle;
  /** `small` among others of its kind, whose names tell them apart; `large` as wide as where it stands. */
  size?: "small" | "large";
}

/** Puts one of a part into the cart, and says so where it was pressed. Without JavaScript it leads to the cart. */
export function AddToCart({ listing: { id, name }, vehicle, size = "large" }: AddToCartProps) {
  const fetcher = useFetcher<CartAnswer>({ key: `cart-${id}` });
  const hydrated = useHydrated();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" action={paths.addToCart({ vehicle })}>
      <input type="hidden" name="listingId" value={id} />
      <input type="hidden" name="quantity" value="1" />
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <Stack gap={answer ? 2 : 0}>
        <Button
          type="submit"
          name="intent"
          value="add"
          size={size}
          width={size === "large" ? "full" : undefined}
          pending={fetcher.state !== "idle"}
          aria-label={size === "small" ? `Add to cart: ${name}` : undefined}
        >
          Add to cart
        </Button>
        {/* Always there, so that what is put in is read out. */}
        <div role="status">
          {answer ? (
            <Text size={14} tone={answer.kind === "refused" ? "critical" : "muted"}>
              {answer.kind === "refused" ? answer.message : "Added to cart."}{" "}
              <Link href={paths.cart()}>View cart</Link>
            </Text>
          ) : null}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
