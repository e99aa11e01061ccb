import { startSession } from "~/platform/auth/session.server";
import { database } from "~/platform/db/database.server";
import { account } from "~/platform/db/schema.server";
import { readFlash } from "~/platform/http/flash.server";

/** Where the requests of the tests are sent. */
export const testOrigin = "http://localhost";

let count = 0;

/** Creates an account and signs it in: its id, its cookie, and requests that carry it. */
export async function signedIn(
  values: Partial<Pick<typeof account.$inferInsert, "email" | "displayName">> = {},
) {
  count += 1;
  const [row] = await database()
    .insert(account)
    .values({ email: `person${count}@example.com`, displayName: `Person ${count}`, ...values })
    .returning();
  if (!row) throw new Error("The account was not created.");
  const cookie = await signIn(row.id);
  return {
    id: row.id,
    email: row.email,
    cookie,
    get: (path: string) => visit(path, cookie),
    post: (path: string, fields: Record<string, string>) => submit(path, fields, cookie),
  };
}

/** Signs an account in with one more browser; the Cookie header's value. */
export async function signIn(accountId: string, userAgent = "Test browser"): Promise<string> {
  const request = new Request(`${testOrigin}/login`, { headers: { "User-Agent": userAgent } });
  return (await startSession(request, { accountId })).split(";")[0] ?? "";
}

/** What a route's loader or action is called with, for a page that is visited. */
export function visit(path: string, cookie = "") {
  return routeArgs(new Request(`${testOrigin}${path}`, { headers: { Cookie: cookie } }));
}

/** The same for a form that one of our own pages sends. */
export function submit(path: string, fields: Record<string, string>, cookie = "") {
  return routeArgs(
    new Request(`${testOrigin}${path}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: testOrigin },
      body: new URLSearchParams(fields),
    }),
  );
}

/** The same for a form with files in its field `photos`. */
export function submitPhotos(
  path: string,
  fields: Record<string, string>,
  photos: readonly Uint8Array[],
  cookie = "",
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [at, photo] of photos.entries())
    body.append("photos", new Blob([new Uint8Array(photo)]), `IMG_${at}.jpg`);
  // As browsers send a field in which nothing was chosen.
  if (photos.length === 0) body.append("photos", new Blob([]), "");
  return routeArgs(
    new Request(`${testOrigin}${path}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: testOrigin },
      body,
    }),
  );
}

function routeArgs(request: Request) {
  return { request, params: {} as Record<string, string>, context: {} };
}

/** The answer of an action that must not redirect. */
export async function answerOf<Value>(work: Promise<Value>) {
  const answer = await work;
  if (answer instanceof Response) throw new Error(`It answered with status ${answer.status}.`);
  return answer as Exclude<Value, Response> & { init: ResponseInit | null };
}

/** Where a loader or an action redirects to, and the message it leaves for that page. */
export async function redirectOf(work: Promise<unknown>) {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { flash } = await readFlash(visit("/", cookie).request);
  return { status: answer.status, location: answer.headers.get("Location"), flash };
}

/** What a loader or an action threw, which must be an answer and not a bug. */
export async function refusal(work: Promise<unknown>): Promise<Response> {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error("Nothing was refused.");
}
