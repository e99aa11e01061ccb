import http from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type EndedRequest,
  onRequestEnd,
  requestRecord,
} from "~/platform/log/request-record.server";
import { recordRequest, requestId } from "../../../server/request-record.mjs";

const asked = (id?: string) =>
  ({ headers: { "x-request-id": id } }) as unknown as http.IncomingMessage;

describe("a request's id", () => {
  const ids = [
    "0123456789abcdef",
    "0123456789abcdef0123456789abcdef",
    "8f14e45f-ceea-467f-9575-1f1c2a3b4c5d",
  ];

  it.each(ids)("is a trusted proxy's: %s", (id) => {
    expect(requestId(asked(id), 1)).toBe(id);
  });

  it.each(ids)("is never a stranger's: %s", (id) => {
    expect(requestId(asked(id), 0)).not.toBe(id);
  });

  it.each(["", "1FTFW5L88RFB00316", "a".repeat(9_000), "ada@example.com", "x\ny", undefined])(
    "is a new one where a proxy's is not well-formed: %j",
    (id) => {
      expect(requestId(asked(id), 1)).toMatch(/^[\da-f]{16}$/);
    },
  );

  it("is another for each request", () => {
    expect(new Set(Array.from({ length: 100 }, () => requestId(asked(), 0))).size).toBe(100);
  });
});

describe("a request's record", () => {
  let stop = () => {};
  afterEach(() => stop());

  async function site(listener: http.RequestListener) {
    const server = http.createServer((request, response) => {
      recordRequest(request, response, 0)(() => listener(request, response));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const told: [string, EndedRequest][] = [];
    const forget = onRequestEnd(({ id }, ended) => told.push([id, ended]));
    stop = () => {
      forget();
      server.closeAllConnections();
      server.close();
    };
    return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it("is found by the application, whatever it waits for, and its id is answered", async () => {
    const { url } = await site(async (_, response) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      response.end(requestRecord()?.id);
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(url)));
    for (const answer of answers)
      expect(await answer.text()).toBe(answer.headers.get("X-Request-Id"));
    expect(new Set(answers.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(5);
  });

  it("tells when the client has taken what was written, so that little waits in memory", async () => {
    const piece = Buffer.alloc(256 * 1024);
    const pieces = 200;
    let written = 0;
    let most = 0;
    let tell: (isTaken: boolean) => void = () => {};
    const gone = new Promise<boolean>((resolve) => (tell = resolve));
    const { url } = await site(async (_, response) => {
      const { taken = () => Promise.resolve(true) } = requestRecord() ?? {};
      let isTaken = true;
      while (isTaken && written < pieces) {
        response.write(piece);
        written += 1;
        most = Math.max(most, response.writableLength);
        isTaken = await taken();
      }
      response.end();
      tell(isTaken);
    });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    );
    // It reads nothing, and then goes.
    socket.pause();
    await sleep(300);
    expect(written).toBeLessThan(pieces);
    expect(most).toBeLessThan(1_000_000);
    socket.destroy();
    expect(await gone).toBe(false);
  });

  it("tells status, time and bytes once the request has ended", async () => {
    const { url, told } = await site((_, response) => {
      response.statusCode = 404;
      response.end("x".repeat(5_000));
    });
    const answer = await fetch(url);
    await answer.text();
    await vi.waitFor(() => expect(told).toHaveLength(1), 10_000);
    const [id, ended] = told[0] ?? [];
    expect(id).toBe(answer.headers.get("X-Request-Id"));
    expect(ended?.status).toBe(404);
    expect(ended?.durationMs).toBeGreaterThanOrEqual(0);
    expect(ended?.bytes).toBeGreaterThan(5_000);
    expect(ended?.bytes).toBeLessThan(6_000);
  });

  it("answers the times that the application has given, and none where it has not", async () => {
    const { url } = await site((request, response) => {
      const record = requestRecord();
      if (record && request.url === "/timed") record.serverTiming = "query;dur=1.0";
      response.end();
    });
    const timing = async (path: string) => (await fetch(url + path)).headers.get("Server-Timing");
    expect(await timing("/timed")).toBe("query;dur=1.0");
    expect(await timing("/")).toBeNull();
  });
});
