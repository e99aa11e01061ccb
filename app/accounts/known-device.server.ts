import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { perEnv, siteCookie } from "~/platform/http/cookies.server";
import { selectPasswordHash } from "./accounts.repo.server";

/*
 * The browsers that an account was signed in with before, so that whoever guesses its password from
 * elsewhere locks only elsewhere out. Each keeps its own proof, which opens nothing: it only has its own
 * number of tries. (OWASP, Slow Down Online Guessing Attacks with Device Cookies.)
 */

/** How many accounts a browser is known to; the one that signed in longest ago is forgotten. */
const accountsPerDevice = 5;

/** A random name, and the proof that it was given to one account with the password that it has. */
const proofSchema = z.object({
  device: z.string().regex(/^[\w-]{16}$/),
  proof: z.string().regex(/^[\w-]{22}$/),
});

/** What a browser says that it is known by. */
export type DeviceProof = z.output<typeof proofSchema>;

const keptSchema = z.array(proofSchema).max(accountsPerDevice);

const cookie = siteCookie("partlane-device", { maxAge: 365 * 24 * 3600, signed: true });

const key = perEnv(({ SESSION_SECRET }) =>
  Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", "partlane known devices", 32)),
);

/** An account, with what is kept of its password: null where a provider keeps it. */
interface Account {
  id: string;
  passwordHash: string | null;
}

/** Depends on the password, so that changing it makes every device a stranger. */
function proofOf(device: string, { id, passwordHash }: Account): string {
  return createHmac("sha256", key())
    .update(JSON.stringify([device, id, passwordHash]))
    .digest("base64url")
    .slice(0, 22);
}

function isProven({ device, proof }: DeviceProof, account: Account): boolean {
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(device, account)));
}

/** What the request's browser says that it is known by, for `knownDevice` to judge. */
export async function readDeviceProofs(request: Request): Promise<DeviceProof[]> {
  const kept = keptSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return kept.success ? kept.data : [];
}

/** The name under which a browser is known to an account; undefined for a stranger. */
export function knownDevice(
  proofs: readonly DeviceProof[],
  account: Account | undefined,
): string | undefined {
  return account && proofs.find((proof) => isProven(proof, account))?.device;
}

/**
 * The Set-Cookie value by which the browser of a request is known to the account that it signed in with,
 * for a year. To be sent with every new session, and where the account's password was changed.
 */
export async function deviceCookie(
  request: Request,
  { accountId: id }: { accountId: string },
): Promise<string> {
  const account = { id, passwordHash: await selectPasswordHash(id) };
  const proofs = await readDeviceProofs(request);
  const device = knownDevice(proofs, account) ?? randomBytes(12).toString("base64url");
  const others = proofs.filter((proof) => proof.device !== device);
  const own = { device, proof: proofOf(device, account) };
  return cookie().serialize([own, ...others].slice(0, accountsPerDevice));
}
