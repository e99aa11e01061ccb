import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { defaultLimits } from "../../../server/settings.mjs";
import { guardedServer, statusOf } from "../../support/guarded-server";

/*
 * With times of half a second in place of the site's own; what a busy machine adds is left room for.
 */
const limits = {
  headersMs: 500,
  requestMs: 800,
  silenceMs: 600,
  responseMs: 900,
  keepAliveMs: 500,
  checkEveryMs: 50,
};
const slackMs = 4_000;

type Ended = { said: string; afterMs: number };

/** A client that does what it is told to until the server ends it. */
function client(port: number, act: (socket: Socket) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let said = "";
    const socket = connect(port, "127.0.0.1", () => act(socket));
    onTestFinished(() => void socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      said += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve({ said, afterMs: performance.now() - begun }));
  });
}

function every(ms: number, socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.writable && socket.write(bytes), ms);
  socket.once("close", () => clearInterval(timer));
}

const head = "GET /map HTTP/1.1\r\nHost: localhost\r\n";

it("who says nothing at all is ended at the time for heads", async () => {
  const { port } = await guardedServer({ limits });
  const { afterMs } = await client(port, () => {});
  expect(afterMs).toBeGreaterThan(limits.headersMs - 50);
  expect(afterMs).toBeLessThan(limits.headersMs + slackMs);
});

it("who sends a head by single bytes is ended at the same time", async () => {
  const { port, seen } = await guardedServer({ limits });
  const { said, afterMs } = await client(port, (socket) => {
    socket.write(`${head}X-Slow: `);
    every(30, socket, "x");
  });
  expect(statusOf(said)).toBe(408);
  expect(afterMs).toBeLessThan(limits.headersMs + slackMs);
  expect(seen).toEqual([]);
});

it("who sends a body by single bytes is ended at the time for requests", async () => {
  const { port } = await guardedServer({ limits });
  const { afterMs } = await client(port, (socket) => {
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n");
    every(30, socket, "x");
  });
  expect(afterMs).toBeGreaterThan(limits.requestMs - 50);
  expect(afterMs).toBeLessThan(limits.requestMs + slackMs);
});

it("who keeps a connection without asking is ended", async () => {
  const { port } = await guardedServer({ limits });
  const { said, afterMs } = await client(port, (socket) => socket.write(`${head}\r\n`));
  expect(statusOf(said)).toBe(200);
  expect(afterMs).toBeGreaterThan(limits.keepAliveMs - 50);
  expect(afterMs).toBeLessThan(limits.keepAliveMs + slackMs);
});

it("who keeps a connection with blank lines in place of requests is ended", async () => {
  const { port } = await guardedServer({ limits });
  const { said, afterMs } = await client(port, (socket) => {
    socket.write(`${head}\r\n`);
    every(30, socket, "\r\n");
  });
  expect(statusOf(said)).toBe(200);
  expect(afterMs).toBeGreaterThan(limits.keepAliveMs);
  expect(afterMs).toBeLessThan(limits.keepAliveMs + limits.headersMs + slackMs);
});

/** An answer that no system's buffers hold. */
const large = Buffer.alloc(32 * 2 ** 20, "x");

it("who never reads the answers is ended, and its further requests are not taken", async () => {
  // No time for answers that would end them as well.
  const patient = { ...limits, responseMs: defaultLimits.responseMs };
  const { port, seen } = await guardedServer({ limits: patient }, (_, response) =>
    response.end(large),
  );
  const { afterMs } = await client(port, (socket) => {
    socket.pause();
    socket.write(`${head}\r\n`.repeat(10));
    every(30, socket, `${head}\r\n`);
    // Closed by the other side is seen by reading only.
    setTimeout(() => socket.resume(), limits.silenceMs + 1_500);
  });
  expect(afterMs).toBeLessThan(limits.silenceMs + 1_500 + slackMs);
  expect(seen.length).toBeLessThanOrEqual(defaultLimits.pendingPerConnection);
});

it("who reads an answer by single bytes is ended at the time for answers", async () => {
  const { port } = await guardedServer({ limits }, (_, response) => response.end(large));
  const { said, afterMs } = await client(port, (socket) => {
    socket.pause();
    socket.write(`${head}\r\n`);
    const timer = setInterval(() => socket.read(100_000), 20);
    socket.once("close", () => clearInterval(timer));
    socket.on("readable", () => {});
  });
  expect(said.length).toBeLessThan(large.length);
  expect(afterMs).toBeLessThan(limits.responseMs + slackMs);
});

it("who pipelines more than may wait is ended at once", async () => {
  const { port, seen } = await guardedServer(
    { limits: { ...defaultLimits, pendingPerConnection: 8 } },
    () => {},
  );
  const { said, afterMs } = await client(port, (socket) => socket.write(`${head}\r\n`.repeat(100)));
  expect(said).toBe("");
  // The first is not answered, so the others have not begun.
  expect(seen).toHaveLength(1);
  expect(afterMs).toBeLessThan(slackMs);
});

it("what is pipelined is begun one by one, and answered in order", async () => {
  let open = 0;
  let most = 0;
  const { port, seen } = await guardedServer({}, async (request, response) => {
    open += 1;
    most = Math.max(most, open);
    await sleep(20);
    open -= 1;
    response.end(`[${request.url}]`);
  });
  const { said } = await client(port, (socket) => {
    for (const path of ["/a", "/b", "/c"]) socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    socket.write("GET /d HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  });
  expect(said.match(/\[.*?\]/g)).toEqual(["[/a]", "[/b]", "[/c]", "[/d]"]);
  expect([seen.length, most]).toEqual([4, 1]);
});

it("who takes its time within all of these is served", async () => {
  const { port } = await guardedServer({ limits });
  const { said } = await client(port, async (socket) => {
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n`);
    await sleep(150);
    socket.write("Content-Length: 4\r\n\r\nab");
    await sleep(150);
    socket.write("cd");
  });
  expect(statusOf(said)).toBe(200);
});
