import { jsonProblems } from "~/platform/http/problems.server";
import { clientAddress } from "~/platform/http/request.server";
import { limitVinInText } from "~/search/text/vin-search-limit.server";

/* Texts that people type, which may have a VIN in them: it tells whose vehicle it is. */

/** A VIN or most of one, or as long a part number: what is answered to it, only the browser that asked may keep. */
const tellsMuch = /[A-Z\d]{11}/i;

export const mayTellVin = (text: string): boolean => tellsMuch.test(text);

/** Answers to the text `q`, unless the client's address has asked for too many VINs: then 429, with when to try again. */
export async function unlessVinLimited(
  { request, query }: { request: Request; query: URLSearchParams },
  answer: () => Promise<Response>,
): Promise<Response> {
  const limited = await limitVinInText(query.get("q") ?? "", clientAddress(request));
  if (!limited) return await answer();
  return jsonProblems([{ parameter: "q", message: limited.message }], {
    status: 429,
    headers: { "Retry-After": String(limited.retryAfterSeconds) },
  });
}
