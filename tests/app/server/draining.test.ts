import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { drainable } from "../../../server/draining.mjs";

async function draining(answerMs: number, drainMs: number) {
  const exit = vi.fn<() => void>();
  const server = http.createServer((_, response) => {
    drain.announce(response);
    setTimeout(() => response.end("finished"), answerMs);
  });
  const drain = drainable(server, { drainMs, exit });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { exit, server, url, drain: drain.drain };
}

it("answers what is in flight, closes what is idle, takes nothing more, and ends", async () => {
  const { exit, url, drain } = await draining(300, 5_000);
  await (await fetch(url)).text();
  const inFlight = fetch(url).then((response) => response.text());
  await sleep(100);
  drain();
  await expect(fetch(url)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  expect(await inFlight).toBe("finished");
  await vi.waitFor(() => expect(exit).toHaveBeenCalled(), 2_000);
});

it("does not wait for ever", async () => {
  const { exit, server, url, drain } = await draining(60_000, 200);
  const inFlight = fetch(url).catch(() => "cut");
  await sleep(100);
  drain();
  await vi.waitFor(() => expect(exit).toHaveBeenCalled(), 2_000);
  server.closeAllConnections();
  expect(await inFlight).toBe("cut");
});
