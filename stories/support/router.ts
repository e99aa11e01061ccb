import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { serverFailure } from "~/shell/ErrorPage";

/* What the router asks the site for, of the mocked `page` and `form`: the address with `.data`. */

const dataOf = ({ url }: Request) => `${new URL(url).pathname.replace(/\/$/, "/_root")}.data`;

async function answered(response: Response): Promise<unknown> {
  // Of a bug on the server the browser is told no more than that there was one.
  if (!response.ok) throw serverFailure;
  return response.json();
}

/** A page's loader. */
export async function loadPage({ request }: Pick<LoaderFunctionArgs, "request">) {
  return answered(await fetch(dataOf(request), { signal: request.signal }));
}

/** A page's action. */
export async function runAction({ request }: Pick<ActionFunctionArgs, "request">) {
  const { signal, method } = request;
  return answered(await fetch(dataOf(request), { method, body: await request.formData(), signal }));
}
