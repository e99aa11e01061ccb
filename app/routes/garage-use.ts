import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { garageAction } from "~/vehicles/garage-action.server";

export function loader() {
  return redirect(paths.garage());
}

/** As the garage's own action, for forms on other pages: it has no page that would be loaded for them. */
export async function action({ request }: ActionFunctionArgs) {
  const answer = await garageAction(request);
  // The garage tells what is wrong: the form is sent on to it whole, under the same method.
  return answer instanceof Response ? answer : redirect(paths.garage(), 307);
}
