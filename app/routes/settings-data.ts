import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { redirectToSettings } from "~/accounts/account-answers.server";
import { waitText } from "~/accounts/credentials-action.server";
import { getArchive, requestExport } from "~/accounts/data-export.server";
import { requireAccount } from "~/platform/auth/session.server";
import { linkOrigin, noLinkOrigin } from "~/platform/http/link-origin.server";
import { readForm } from "~/platform/http/request.server";

/** Downloads the copy of what is kept about the signed-in user. The address holds no secret. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const archive = await getArchive(id);
  if (!archive)
    return redirectToSettings({
      tone: "info",
      message: "There's no copy to download. Prepare one first.",
    });
  return new Response(new Uint8Array(archive), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="my-data.zip"',
      "Cache-Control": "no-store",
    },
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  await readForm(request, z.object({}));
  const origin = linkOrigin(request);
  if (!origin) return redirectToSettings({ tone: "critical", message: noLinkOrigin });
  const outcome = await requestExport({ accountId, origin });
  if (outcome.kind === "preparing")
    return redirectToSettings({
      tone: "success",
      message: "We'll email you when your copy is ready.",
    });
  const wait = waitText(outcome.retryAfterSeconds);
  return redirectToSettings({
    tone: "critical",
    message: `Too many copies today. Try again in ${wait}.`,
  });
}
