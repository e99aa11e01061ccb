import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { signedOutHeaders } from "~/platform/auth/session.server";
import { readForm } from "~/platform/http/request.server";

/** No page: a GET redirects to the homepage. */
export function loader() {
  return redirect(paths.home());
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, z.object({}));
  return redirect(paths.home(), { headers: await signedOutHeaders(request) });
}
