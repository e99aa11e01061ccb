/**
 * Whether an address can be read: every character is UTF-8, none is NUL, which the database refuses,
 * and the path has neither control characters nor backslashes, which the router would take for
 * another host's. A query may hold a stray percent sign, as people type it.
 * @param {string} url
 */
function isReadable(url) {
  const [path = "", ...rest] = url.split("?");
  const query = rest.join("?").replaceAll(/%(?![\da-f]{2})/gi, "%25");
  try {
    return (
      !/[\\\p{Cc}]/u.test(decodeURIComponent(path)) && !decodeURIComponent(query).includes("\0")
    );
  } catch {
    return false;
  }
}

/**
 * Lets the application see only addresses on this site, that can be read, and are no longer than any
 * of ours. A target that names a host is for proxies, and one that begins with two slashes would
 * name one to whoever resolves it.
 * @param {string} url
 * @param {number} longest in characters
 * @returns {import("./refusal.mjs").Refusal | undefined}
 */
export function refusedAddress(url, longest) {
  if (url.length > longest)
    return {
      status: 414,
      message: `The address is longer than ${longest} characters: leave something out.`,
    };
  if (!url.startsWith("/") || url.startsWith("//"))
    return {
      status: 400,
      message: "The address must begin with one slash and a path on this site.",
    };
  // Of a protocol that Remix no longer speaks, and would log each use of.
  if (/[?&]_data=/.test(url))
    return { status: 400, message: "There is no parameter _data: leave it out." };
  if (isReadable(url)) return undefined;
  return {
    status: 400,
    message:
      "The address has characters that cannot be read, so there is no page. Check it, or start at the homepage.",
  };
}
