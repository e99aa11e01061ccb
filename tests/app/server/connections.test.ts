import http from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { boundConnections } from "../../../server/connections.mjs";
import { guardedServer, serverSettings, statusOf } from "../../support/guarded-server";

type Given = Parameters<typeof serverSettings>[0];

/** A server that counts this machine's connections as it counts anybody's. */
async function counting(given: Given, speaksForMany = false) {
  const server = http.createServer((_, response) => response.end("ok"));
  boundConnections(server, serverSettings(given), () => speaksForMany);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open: Socket[] = [];
  onTestFinished(() => open.forEach((socket) => socket.destroy()));
  const closed = vi.fn<() => void>();
  return {
    closed,
    open,
    connect: async () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      await new Promise((resolve) => {
        socket.once("connect", resolve);
      });
      socket.resume().once("close", closed);
      open.push(socket);
      return socket;
    },
  };
}

const limits = { connectionsPerAddress: 3 };

it("one address has so many connections at once, and another when one of them has ended", async () => {
  const { connect: another, closed, open } = await counting({ limits });
  for (let count = 0; count < 3; count++) await another();
  await another();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 10_000);
  open[0]?.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), 10_000);
  await vi.waitFor(async () => {
    const socket = await another();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(socket.closed).toBe(false);
  }, 10_000);
});

it("a proxy, ours or on this machine, has as many as it needs", async () => {
  for (const { connect: another, closed } of [
    await counting({ limits, trustedProxies: 1 }),
    await counting({ limits }, true),
  ]) {
    for (let count = 0; count < 6; count++) await another();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(closed).not.toHaveBeenCalled();
  }
});

it("all together have so many", async () => {
  const { connect: another, closed } = await counting({ limits: { connections: 2 } });
  for (let count = 0; count < 4; count++) await another();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), 10_000);
});

it("a connection is closed in order after so many requests", async () => {
  const { send, seen } = await guardedServer({ limits: { requestsPerConnection: 2 } });
  const one = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const answer = await send(one.repeat(2), 500);
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(seen).toHaveLength(2);
});

it("a request has so many headers, and a head of so many bytes", async () => {
  const { send, seen } = await guardedServer({ limits: { headerCount: 10 } });
  const headers = Array.from({ length: 20 }, (_, index) => `X-${index}: 1\r\n`).join("");
  await send(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
  expect(Object.keys(seen[0]?.headers ?? {}).length).toBeLessThanOrEqual(12);
  const huge = `X-Huge: ${"x".repeat(17 * 1024)}\r\n`;
  expect(statusOf(await send(`GET / HTTP/1.1\r\nHost: localhost\r\n${huge}\r\n`))).toBe(431);
});
