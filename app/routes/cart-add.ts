import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { cartAction } from "~/cart/cart-action.server";
import { checkoutOwner } from "~/checkout/checkout-cookie.server";
import { paths } from "~/paths";

export function loader() {
  return redirect(paths.cart());
}

/** As the cart's own action, for forms on other pages: it has no page that would be loaded for them. */
export async function action({ request }: ActionFunctionArgs) {
  const { answer, isEnhanced } = await cartAction(request, await checkoutOwner(request, null));
  // Without a script the cart says what is wrong: the form is forwarded whole, with the same method.
  return answer instanceof Response || isEnhanced ? answer : redirect(paths.cart(), 307);
}
