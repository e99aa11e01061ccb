import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { chosenSchema } from "./authenticator.server";

/**
 * The loader of /login and /register: where to go afterwards and the plan chosen on the way.
 * A signed-in user is sent there at once.
 */
export async function loadVisitorPage(request: Request) {
  const params = new URL(request.url).searchParams;
  const redirectTo = params.get("redirectTo") ?? undefined;
  const target = checkedRedirectPath(redirectTo, paths.dashboard());
  if (await currentAccount(request)) {
    const onward: Response = redirect(target);
    throw onward;
  }
  const { plan, period } = chosenSchema.parse({
    plan: params.get("plan") ?? undefined,
    period: params.get("period") ?? undefined,
  });
  return { redirectTo, plan, period };
}
