import { randomUUID } from "node:crypto";

export type Account = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The session, as the value of a `Cookie` header. */
  cookie: string;
};

/** Registers somebody new over plain HTTP, as a browser without JavaScript would. */
export async function registerAccount(siteUrl: string): Promise<Account> {
  const person = {
    firstName: "Mary Ann",
    lastName: "Lee",
    email: `mary.${randomUUID()}@garage.example`,
    password: "correct horse battery",
  };
  const response = await fetch(`${siteUrl}/register`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: siteUrl, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...person, confirmPassword: person.password }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  if (response.status !== 303 || !cookie)
    throw new Error(`Registration answered ${response.status}: ${await response.text()}`);
  return { ...person, cookie };
}
