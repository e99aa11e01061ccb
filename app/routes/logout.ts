import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { logger } from "~/platform/logger.server";
import { readForm } from "~/platform/request.server";
import { signOut } from "~/platform/session.server";

/** Nothing to see here: whoever follows the address goes home. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, z.object({}));
  try {
    return redirect(paths.home(), { headers: { "Set-Cookie": await signOut(request) } });
  } catch (error) {
    // SPEC C9: a failure to sign out is only logged.
    logger().error({ err: error }, "signing out failed");
    return redirect(paths.home());
  }
}
