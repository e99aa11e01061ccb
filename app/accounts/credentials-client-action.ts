import { isRouteErrorResponse } from "@remix-run/react";
import { type CredentialsAnswer, credentialsMessages } from "./credentials";

/**
 * The action of /login and /register in the browser. What is no answer of the server's own (the
 * network, a failure, a page of some proxy) becomes one in the card's words (SPEC C8): the page
 * stays, and what was typed with it. A refusal that says why is passed on.
 */
export async function credentialsClientAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>;
}): Promise<CredentialsAnswer> {
  try {
    return (await serverAction()) as CredentialsAnswer;
  } catch (error) {
    // The router's way to redirect.
    if (error instanceof Response) throw error;
    const refused = isRouteErrorResponse(error) && error.status < 500;
    return {
      kind: "refused",
      message: credentialsMessages.unknown,
      notice: refused && typeof error.data === "string" ? error.data : undefined,
      errors: {},
      values: {},
    };
  }
}
