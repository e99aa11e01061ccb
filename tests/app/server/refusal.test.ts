import { describe, expect, it } from "vitest";
import { refusalText, refuse } from "../../../server/refusal.mjs";
import { guardedServer } from "../../support/guarded-server";

describe("a refusal", () => {
  it("is plain text of its own length, never cached, and ends the connection", async () => {
    const server = await guardedServer({}, (_request, response) =>
      refuse(response, { status: 405, message: "Not so – try GET.", headers: { Allow: "GET" } }),
    );
    const answer = await server.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [head = "", body] = answer.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 405 /);
    expect(head).toMatch(/^Allow: GET$/m);
    expect(head).toMatch(/^Cache-Control: no-store$/m);
    expect(head).toMatch(/^Connection: close$/m);
    expect(Buffer.from(body ?? "", "latin1").toString()).toBe("Not so – try GET.");
    expect(head).toMatch(/^Content-Length: 19$/m);
  });

  it("says the same where there is no response to write it to", () => {
    const text = refusalText({
      statusLine: "431 Request Header Fields Too Large",
      message: "Send fewer cookies…",
      headers: [["Retry-After", "5"]],
    });
    expect(text).toBe(
      [
        "HTTP/1.1 431 Request Header Fields Too Large",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Length: 21",
        "Cache-Control: no-store",
        "Connection: close",
        "Retry-After: 5",
        "",
        "Send fewer cookies…",
      ].join("\r\n"),
    );
  });
});
