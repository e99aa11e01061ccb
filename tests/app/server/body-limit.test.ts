import { connect } from "node:net";
import { expect, it } from "vitest";
import { guardedServer, statusOf } from "../../support/guarded-server";

const bodyLimits = { bytes: 1_000, routes: [{ path: /^\/upload$/, bytes: 5_000 }] };

const length = async (path: string, size: number) => {
  const { url } = await guardedServer({ bodyLimits });
  return (await fetch(url + path, { method: "POST", body: "x".repeat(size) })).status;
};
const streamed = async (path: string, size: number) => {
  const { url } = await guardedServer({ bodyLimits });
  const body = new Blob(["x".repeat(size)]).stream();
  return (await fetch(url + path, { method: "POST", body, duplex: "half" })).status;
};

it.each([
  ["announced", length],
  ["counted while it arrives", streamed],
])("a body is as large as its route takes, %s", async (_, post) => {
  expect(await post("/login", 1_000)).toBe(200);
  expect(await post("/login", 1_001)).toBe(413);
  expect(await post("/upload", 5_000)).toBe(200);
  expect(await post("/upload?x=1", 5_001)).toBe(413);
  expect(await post("/upload/more", 1_001)).toBe(413);
});

it("is refused in words, before the application sees it", async () => {
  const { send, seen } = await guardedServer({ bodyLimits });
  const answer = await send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n");
  expect(statusOf(answer)).toBe(413);
  expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
  expect(answer).toMatch(/The request is larger than 1 kB: send less\.$/);
  expect(seen).toEqual([]);
});

it("takes as long as its route has time, and no other longer than before", async () => {
  const limits = { headersMs: 300, requestMs: 400, checkEveryMs: 50, silenceMs: 5_000 };
  const routes = [{ path: /^\/upload$/, bytes: 5_000, requestMs: 2_500 }];
  const { port } = await guardedServer({ limits, bodyLimits: { bytes: 1_000, routes } });
  /** Sends a body of 20 bytes within 1.2 s. */
  const slowly = (path: string) =>
    new Promise<string>((resolve) => {
      let said = "";
      let sent = 0;
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n`);
        const timer = setInterval(() => {
          sent += 1;
          if (socket.writable && sent <= 20) socket.write("x");
          else clearInterval(timer);
        }, 60);
      });
      socket.setEncoding("latin1").on("data", (chunk: string) => {
        said += chunk;
        socket.end();
      });
      socket.on("error", () => {}).once("close", () => resolve(said));
    });
  const [upload, form] = await Promise.all([slowly("/upload"), slowly("/login")]);
  expect(statusOf(upload)).toBe(200);
  expect(statusOf(form)).toBe(408);
  expect(form).toContain("took too long to arrive");
});
