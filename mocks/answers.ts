import { delay, HttpResponse, type JsonBodyType } from "msw";
import { problemsAnswerSchema } from "~/search/results/answers.schema";

/** How long the `slow` scenarios take, in ms: long enough to see the waiting state. */
export const pace = { slowMs: 2_000 };

/** JSON that is cut off in the middle, with the status of success. */
export function brokenJson() {
  return new HttpResponse('{"unexpected": [1, 2', {
    headers: { "Content-Type": "application/json" },
  });
}

/** An answer that never comes. */
export async function never() {
  await delay("infinite");
  return HttpResponse.error();
}

/** An answer that comes late. */
export async function late<T>(answer: () => T | Promise<T>) {
  await delay(pace.slowMs);
  return await answer();
}

export function json(body: JsonBodyType, init?: ResponseInit) {
  return HttpResponse.json(body, init);
}

/** What the site's JSON answers to a parameter that makes no sense: status 400 by default. */
export function refused(parameter: string, message: string, init?: ResponseInit) {
  const body = problemsAnswerSchema.parse({ problems: [{ parameter, message }] });
  return json(body, { status: 400, ...init });
}

/** What the site answers when it breaks; its log has the rest. */
export function broken() {
  return new HttpResponse("Unexpected Server Error", { status: 500 });
}

/** A page for people, as small as it can be. */
export function page(title: string, status = 200) {
  const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
  return new HttpResponse(html, { status, headers: { "Content-Type": "text/html" } });
}
