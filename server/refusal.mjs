/**
 * Why a request is not let through to the application.
 * @typedef {{ status: number, message: string, headers?: Record<string, string> }} Refusal
 */

/**
 * Answers in the application's place: plain text, never cached, and the end of the connection, since
 * whoever sends such a request may have more of it.
 * @param {import("node:http").ServerResponse} response
 * @param {Refusal} refusal
 */
export function refuse(response, { status, message, headers }) {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(message),
    "Cache-Control": "no-store",
    Connection: "close",
    ...headers,
  });
  response.end(message);
}

/**
 * The same, written past a response that cannot be used: none was made yet, or the application holds it.
 * @param {{ statusLine: string, message: string, headers?: Iterable<readonly [string, string]> }} refusal
 */
export function refusalText({ statusLine, message, headers = [] }) {
  const lines = [
    `HTTP/1.1 ${statusLine}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(message)}`,
    "Cache-Control: no-store",
    "Connection: close",
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${message}`;
}
