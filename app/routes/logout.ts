import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { readForm } from "~/platform/request.server";
import { signedOutHeaders } from "~/platform/session.server";

/** Nothing to see here: whoever follows the address goes home. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, z.object({}));
  return redirect(paths.home(), { headers: await signedOutHeaders(request) });
}
