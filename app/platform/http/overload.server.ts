import { count } from "~/platform/metrics/counts.server";
import { jsonProblems } from "./problems.server";
import { errorResponse } from "./request.server";

/** A query took longer than allowed. Not a response: several requests may share the query. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

const overloadMessage = "We're handling too many searches right now. Try again in a few seconds.";
const headers = { "Retry-After": "5", "Cache-Control": "no-store" };

/** What `answer` resolves to, or where it is `OverloadedError`, what `otherwise` says. */
async function orElse<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: () => Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OverloadedError) return otherwise();
    throw error;
  }
}

function refused(): never {
  count("refusal", { reason: "overload", limit: "" });
  throw errorResponse(503, overloadMessage, headers);
}

/** A page's loader that refuses with 503, and says when to ask again, where it is too busy. */
export const withOverloadGuard =
  <Args, Answer>(load: (args: Args) => Promise<Answer>) =>
  (args: Args): Promise<Answer> =>
    orElse(load(args), refused);

function problems(): Response {
  count("refusal", { reason: "overload", limit: "" });
  return jsonProblems([{ message: overloadMessage }], { status: 503, headers });
}

/** The same for a JSON endpoint, whose refusals are problems. */
export const withJsonOverloadGuard =
  <Args>(load: (args: Args) => Promise<Response>) =>
  (args: Args): Promise<Response> =>
    orElse(load(args), problems);

/** What `answer` resolves to; `otherwise` where it is `OverloadedError`: for what a page can do without. */
export const orIfOverloaded = <Answer, Otherwise>(answer: Promise<Answer>, otherwise: Otherwise) =>
  orElse(answer, () => otherwise);
