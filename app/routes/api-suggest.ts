import type { LoaderFunctionArgs } from "@remix-run/node";
import { searchTextLimit } from "~/catalog/choices";
import { jsonWhenFree } from "~/platform/busy.server";
import { aMinute, answerAgain, type Outcome } from "~/platform/json-answer.server";
import { suggest } from "~/search/suggest.server";

/** A VIN or most of one, or as long a part number. */
const tellsMuch = /[A-Z\d]{11}/i;

/**
 * GET /api/v1/suggest?q=…: what somebody who types may be after. What is about a VIN only the browser
 * that asked may keep, because a VIN tells whose vehicle it is.
 */
export const loader = jsonWhenFree(({ request }: LoaderFunctionArgs) =>
  answerAgain(request, suggestions, aMinute),
);

async function suggestions(params: URLSearchParams): Promise<Outcome> {
  const text = params.get("q") ?? "";
  if (text.length > searchTextLimit) {
    const message = `Search for at most ${searchTextLimit} characters.`;
    return { kind: "bad", problems: [{ parameter: "q", message }] };
  }
  const answer = await suggest(text);
  const isPrivate = tellsMuch.test(text) || answer.groups.some(({ kind }) => kind === "vin");
  return { kind: "ok", answer, isPrivate };
}
