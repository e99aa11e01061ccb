import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { photoLimits } from "~/photos/photo.schema";
import { asJson, photoAnswer } from "~/photos/photo-answers.server";
import { receivePhoto } from "~/photos/photos.server";
import { requireAccount } from "~/platform/auth/session.server";
import { readUpload, uploadOverhead } from "~/platform/http/upload.server";

/** No page: a GET redirects to the dashboard. */
export function loader() {
  return redirect(paths.dashboard());
}

/** Takes one photo, as the file `photo` of a form; answers with JSON. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return asJson(take(request));
}

async function take(request: Request): Promise<Response> {
  const { id: accountId } = await requireAccount(request);
  const limits = { field: "photo", most: photoLimits.bytes + 1_000_000 + uploadOverhead };
  return photoAnswer(
    await readUpload(request, limits, (body) => receivePhoto({ accountId, body })),
  );
}
