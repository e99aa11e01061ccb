import { Button } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { ShoppingCart } from "lucide-react";
import type { Listing } from "~/catalog/listing.schema";
import type { MapSearch } from "~/map/filters/applied-filters";
import { paths } from "~/paths";
import { useHydrated } from "~/shell/useHydrated";

const formId = "add-to-cart";

/**
 * The form of all buttons of a list that put a part into the cart: each names it, so that rows carry a button alone.
 * What comes of it is said in a message, and the list stays as it is.
 */
export function AddFromListForm({ search }: { search: MapSearch }) {
  const hydrated = useHydrated();
  return (
    // Each press is a request of its own: none gives up another.
    <Form
      id={formId}
      method="post"
      action={paths.addToCart({ vehicle: search.vehicle })}
      navigate={false}
      hidden
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={paths.map(search)} />
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
    </Form>
  );
}

/** Puts one of a part into the cart, from its row. */
export function AddFromList({ listing: { id, name } }: { listing: Pick<Listing, "id" | "name"> }) {
  return (
    <Button
      type="submit"
      form={formId}
      name="listingId"
      value={id}
      shape="icon"
      size="small"
      aria-label={`Add to cart: ${name}`}
      // The second press of a double click wants no second piece.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <ShoppingCart size={18} strokeWidth={1.5} aria-hidden="true" />
    </Button>
  );
}
