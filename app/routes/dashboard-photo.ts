import type { LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { getPhoto } from "~/photos/photos.server";
import { currentAccount } from "~/platform/auth/session.server";

const headers = { "Cache-Control": "no-store" };

const refusal = (status: number, reason: string, message: string) =>
  Response.json({ reason, message }, { status, headers });

/** How far one of the signed-in user's photos is, as JSON. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const account = await currentAccount(request);
  if (!account) return refusal(401, "signed-out", "You're not signed in. Sign in and try again.");
  const id = z.uuid().safeParse(params.id);
  const photo = id.success && (await getPhoto({ id: id.data, accountId: account.id }));
  if (!photo) return refusal(404, "not-found", "There is no such photo.");
  return Response.json(photo, { headers });
}

export { readOnly as action } from "~/platform/http/request.server";
