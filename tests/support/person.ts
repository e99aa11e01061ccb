import { registerAccount } from "~/accounts/accounts.server";
import { currentAccount } from "~/platform/auth/session.server";
import { signIn, submit, visit } from "./signed-in";

let count = 0;

/** A password that is good enough for anybody. */
export const goodPassword = "four gaskets in a row";

/** Somebody with an account of our own, by its password, who is signed in; forms as their browser sends them. */
export async function person(values: { email?: string; displayName?: string } = {}) {
  count += 1;
  const email = values.email ?? `ada${count}@example.com`;
  const displayName = values.displayName ?? "Ada King";
  // Each from an address of their own: registrations are limited by it.
  const address = `192.0.2.${count}`;
  const made = await registerAccount({ email, password: goodPassword, displayName, address });
  if (made.kind !== "signed-in") throw new Error(`Not registered: ${made.reason}`);
  const id = made.accountId;
  const cookie = await signIn(id);
  return {
    id,
    email,
    displayName,
    address,
    cookie,
    get: (path: string) => visit(path, cookie),
    post: (path: string, fields: Record<string, string> = {}) => submit(path, fields, cookie),
    isSignedIn: async (with_ = cookie) =>
      (await currentAccount(visit("/", with_).request))?.id === id,
  };
}

/** The token of the link in a mail; empty where there is none. */
export const tokenIn = (text = "") => /[?&;]token=([\w-]{43})/.exec(text)?.[1] ?? "";
