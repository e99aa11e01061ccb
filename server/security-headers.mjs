/**
 * What every answer carries, those of files and refusals included.
 * @param {string | undefined} siteUrl
 * @returns {readonly (readonly [name: string, value: string])[]}
 */
export function securityHeaders(siteUrl) {
  return Object.entries({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(siteUrl?.startsWith("https:") ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  });
}
