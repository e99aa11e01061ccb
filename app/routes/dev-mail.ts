import type { LoaderFunctionArgs } from "@remix-run/node";
import { showMail } from "~/platform/mail/viewer.server";

/** For development alone: the mail that was written to files. */
export function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  return showMail(params["*"] ?? "");
}

export { readOnly as action } from "~/platform/http/request.server";
