import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { countView } from "~/listings/views.server";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { checkOrigin, errorResponse } from "~/platform/http/request.server";

export function loader({ params }: { params: { id?: string } }) {
  return redirect(paths.part(params.id ?? ""));
}

/** A part's page that was fetched ahead is looked at now. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  checkOrigin(request);
  if (!/^[\w-]{1,64}$/.test(id)) throw errorResponse(404, "There is no such part.");
  const account = await currentAccount(request);
  countView(request, { listingId: id, accountId: account?.id ?? null });
  return new Response(null, { status: 204 });
}
