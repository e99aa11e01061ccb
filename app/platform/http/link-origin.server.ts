import { env } from "~/platform/config/env.server";
import { requestOrigin } from "./request.server";

/** Names of this machine itself: whoever follows a link to one goes nowhere else (RFC 6761, section 6.3). */
const loopback = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * What the links in mails begin with: SITE_URL, or without one the address that the request was sent to
 * if that is this machine's own. Undefined for any other: the client names the host, so a link that
 * opens an account could be made to lead to theirs.
 */
export function linkOrigin(request: Request): string | undefined {
  if (env().SITE_URL) return env().SITE_URL;
  const origin = requestOrigin(request);
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname) ? origin : undefined;
}

/** What a page says where no links can be mailed, and how to mend it. */
export const noLinkOrigin =
  "This site can't email links yet, because it doesn't know its own address. Whoever runs it needs to set SITE_URL.";
