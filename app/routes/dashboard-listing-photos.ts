import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { addPhoto } from "~/listings/listing-photos.server";
import { paths } from "~/paths";
import { photoLimits } from "~/photos/photo.schema";
import { receivePhoto } from "~/photos/photos.server";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse } from "~/platform/http/request.server";
import { readUpload, uploadOverhead } from "~/platform/http/upload.server";

/** No page: a GET redirects to the listing's. */
export function loader({ params }: { params: { id?: string } }) {
  return redirect(paths.dashboardListing(params.id ?? ""));
}

/** Adds a photo, the file `photo` of a form, to a listing of the signed-in seller, and leads back to it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const id = params.id ?? "";
  const limits = { field: "photo", most: photoLimits.bytes + 1_000_000 + uploadOverhead };
  const back = paths.dashboardListing(id);
  const outcome = await readUpload(request, limits, (body) => receivePhoto({ accountId, body }));
  if (!outcome)
    return redirectWithFlash(back, { tone: "critical", message: "Choose a photo first." });
  if (outcome.kind === "refused")
    return redirectWithFlash(back, { tone: "critical", message: outcome.message });
  const added = await addPhoto({ accountId, id, photoId: outcome.photo.id });
  if (added.kind === "not-found") throw errorResponse(404, "We can't find that listing.");
  if (added.kind === "full")
    return redirectWithFlash(back, {
      tone: "critical",
      message: `A listing has ${photoLimits.perListing} photos at most.`,
    });
  return redirectWithFlash(back, { tone: "success", message: "The photo is in the draft." });
}
