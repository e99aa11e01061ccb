import type { LoaderFunctionArgs } from "@remix-run/node";
import { mediaAnswer } from "~/photos/photo-answers.server";
import { openMedia } from "~/photos/photos.server";
import { currentAccount } from "~/platform/auth/session.server";

/** GET /media/:name: a file of a photo. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const accountId = async () => (await currentAccount(request))?.id;
  return mediaAnswer(request, openMedia(params.name ?? "", accountId));
}

export { readOnly as action } from "~/platform/http/request.server";
