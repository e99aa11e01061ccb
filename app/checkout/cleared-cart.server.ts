import { changeCart } from "~/cart/cart.server";
import { listingsOfCheckout } from "./checkout.server";

/** Takes what a guest's checkout bought out of the browser's cart, as headers; what was added since stays. */
export async function clearedCart(
  request: Request,
  { accountId, id }: { accountId: string | null; id: string },
): Promise<Headers> {
  const headers = new Headers();
  if (accountId) return headers;
  const change = { kind: "clear", listingIds: await listingsOfCheckout(id) } as const;
  const cleared = await changeCart({ accountId, request }, change);
  if (cleared.kind === "changed" && cleared.cookie) headers.append("Set-Cookie", cleared.cookie);
  return headers;
}
