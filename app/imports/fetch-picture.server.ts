import { lookup as systemLookup } from "node:dns/promises";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { PRODUCT_NAME } from "~/content/product";
import { photoLimits } from "~/photos/photo.schema";
import { isLoopback, isPublic } from "./public-address.server";

/*
 * A picture is fetched from where somebody says that it is. What the site can reach and they cannot, such as its own
 * database or a cloud's metadata, is never asked: each name is looked up once, each of its addresses has to be
 * public, and the connection goes to one of those and no other.
 */

const limits = {
  redirects: 3,
  /** From the first lookup to the last byte, in ms. */
  totalMs: 30_000,
  /** In which nothing arrives, in ms. */
  silentMs: 10_000,
  url: 2_000,
} as const;

/** Why a picture will not be had by trying again. */
export type PictureRefusal =
  | "not-an-address"
  | "not-public"
  | "too-many-redirects"
  | "not-there"
  | "too-large";

/** The picture cannot be fetched, now or ever. */
export class PictureNotFetched extends Error {
  override name = "PictureNotFetched";

  /** Null where it may be another time. */
  readonly reason: PictureRefusal | null;

  constructor(reason: PictureRefusal | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const refuse = (reason: PictureRefusal, message: string): never => {
  throw new PictureNotFetched(reason, message);
};

export interface FetchOptions {
  signal?: AbortSignal;
  /** This machine's own addresses are taken too, at any port: for development and tests. */
  allowLoopback?: boolean;
  /** All addresses of a host, as the system knows them. */
  lookup?: (host: string) => Promise<{ address: string; family: number }[]>;
  totalMs?: number;
}

const systemAddresses = (host: string) => systemLookup(host, { all: true, verbatim: true });

/**
 * Fetches a picture and gives its bytes to `take` while they arrive, 20 MB at most. What they are is for `take` to see.
 * Throws `PictureNotFetched`.
 */
export async function fetchPicture<Result>(
  url: string,
  take: (body: AsyncIterable<Uint8Array>) => Promise<Result>,
  options: FetchOptions = {},
): Promise<Result> {
  const { totalMs = limits.totalMs } = options;
  const signals = [AbortSignal.timeout(totalMs), ...(options.signal ? [options.signal] : [])];
  const signal = AbortSignal.any(signals);
  let address = url;
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const target = await checkedTarget(address, options);
    const answer = await ask(target, signal);
    try {
      const next = redirectOf(answer, target.url);
      if (next === undefined) return await take(pictureOf(answer, signal));
      address = next;
    } finally {
      answer.destroy();
    }
  }
  return refuse("too-many-redirects", "It redirects too often.");
}

interface Target {
  url: URL;
  addresses: { address: string; family: number }[];
}

/** Where an address leads, once it is known to lead to a public host. */
async function checkedTarget(
  text: string,
  { allowLoopback = false, lookup = systemAddresses }: FetchOptions,
): Promise<Target> {
  const url = text.length <= limits.url ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return refuse("not-an-address", "It is no http or https address, or has a password in it.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host).catch((cause: NodeJS.ErrnoException) => {
        const isGone = cause.code === "ENOTFOUND" || cause.code === "ENODATA";
        throw new PictureNotFetched(isGone ? "not-there" : null, "Its host is not known.", {
          cause,
        });
      });
  const isOwn = allowLoopback && addresses.every(({ address }) => isLoopback(address));
  // One that is not is enough: a name with two kinds of addresses is meant to deceive.
  if (!isOwn && !addresses.every(({ address }) => isPublic(address)))
    return refuse("not-public", "Its host is not on the public Internet.");
  // What URL takes away is the port that goes with the protocol.
  if (!isOwn && !["", "80", "443"].includes(url.port))
    return refuse("not-public", "Its port is none that the web uses.");
  return { url, addresses };
}

/** Answers every lookup of a connection with what has been checked. */
const pinned =
  (addresses: Target["addresses"]): LookupFunction =>
  (_host, { all }, callback) => {
    if (all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? "", addresses[0]?.family);
  };

async function ask({ url, addresses }: Target, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  try {
    const asked = request(url, {
      // A connection that is kept would be one to an address of another time.
      ...{ agent: false, lookup: pinned(addresses), signal, timeout: limits.silentMs },
      headers: {
        Accept: "image/*",
        "Accept-Encoding": "identity",
        "User-Agent": `${PRODUCT_NAME} (pictures of imported listings)`,
      },
    });
    asked.on("timeout", () => asked.destroy(new Error("Nothing arrives.")));
    asked.end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    // Those that nobody awaits when it breaks off.
    answer.on("error", () => {});
    asked.on("error", () => {});
    return answer;
  } catch (cause) {
    throw new PictureNotFetched(null, "Its host cannot be reached.", { cause });
  }
}

/** Where it is instead; undefined where it is here. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if ([301, 302, 303, 307, 308].includes(statusCode)) {
    const to = URL.parse(headers.location ?? "", from);
    return to?.href ?? refuse("not-there", "It redirects to nowhere.");
  }
  if (statusCode === 200) return undefined;
  const isLater = statusCode >= 500 || statusCode === 408 || statusCode === 429;
  throw new PictureNotFetched(
    isLater ? null : "not-there",
    `The answer is ${statusCode}: there is no picture in it.`,
  );
}

async function* pictureOf(
  answer: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => refuse("too-large", "It has more than 20 MB.");
  if (Number(answer.headers["content-length"] ?? 0) > photoLimits.bytes) tooLarge();
  let bytes = 0;
  try {
    for await (const piece of answer) {
      signal.throwIfAborted();
      bytes += piece.length;
      if (bytes > photoLimits.bytes) tooLarge();
      yield piece;
    }
  } catch (cause) {
    if (cause instanceof PictureNotFetched) throw cause;
    throw new PictureNotFetched(null, "It broke off.", { cause });
  }
  if (!answer.complete) throw new PictureNotFetched(null, "It broke off.");
}
