import { refuse } from "./request.server";

/** The refusal, to be thrown, of what took longer than it may: it says when to ask again. */
export function tooBusy(): Response {
  return refuse(
    503,
    "There is more to do than we get done at the moment, so the search was given up. Try again in a few seconds.",
    { "Retry-After": "5" },
  );
}

/** What `answer` resolves to; `otherwise` where it was refused as `tooBusy`: for what a page can do without. */
export async function unlessBusy<Answer>(
  answer: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status === 503) return otherwise;
    throw error;
  }
}
