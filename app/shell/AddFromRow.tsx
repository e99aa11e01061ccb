import { Button } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { ShoppingCart } from "lucide-react";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { Vehicle } from "~/search/query/search-params";
import { useHydrated } from "./useHydrated";

const usualId = "add-to-cart";

interface AddFromRowsFormProps {
  /** Of the form, where a page has more lists than one. */
  formId?: string;
  /** What parts are bought for, where that is not the garage's. */
  vehicle?: Vehicle;
  /** The list's own address, which leads back to it without JavaScript. */
  returnTo: string;
}

/**
 * The form of all buttons of a list that put a part into the cart: each names it, so that rows carry a button alone.
 * What comes of it is said in a message, and the list stays as it is.
 */
export function AddFromRowsForm({ formId = usualId, vehicle, returnTo }: AddFromRowsFormProps) {
  const hydrated = useHydrated();
  return (
    // Each press is a request of its own: none gives up another.
    <Form id={formId} method="post" action={paths.addToCart({ vehicle })} navigate={false} hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={returnTo} />
      {hydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
    </Form>
  );
}

interface AddFromRowProps {
  formId?: string;
  listing: Pick<Listing, "id" | "name">;
}

/** Puts one of a part into the cart, from its row; a `PartRow`'s `corner`. */
export function AddFromRow({ formId = usualId, listing: { id, name } }: AddFromRowProps) {
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
