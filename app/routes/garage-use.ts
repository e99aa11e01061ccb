import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { garageAction } from "~/vehicles/garage-action.server";

export function loader() {
  return redirect(paths.garage());
}

/** As the garage's own action, for forms on other pages: it has no page that would be loaded for them. */
export async function action({ request }: ActionFunctionArgs) {
  const answer = await garageAction(request);
  // The garage page shows what is wrong: the form is forwarded whole, with the same method.
  return answer instanceof Response ? answer : redirect(paths.garage(), 307);
}
