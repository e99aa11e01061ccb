const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that no XML document may have, escaped or not. Source: XML 1.0, section 2.2. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, between tags and in attributes. */
export const xmlText = (text: string): string =>
  text.replaceAll(impossible, "\uFFFD").replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
