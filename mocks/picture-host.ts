import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

export interface FakePictureHost {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** What was asked, path by path. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * A server of pictures on this machine, as others run them: `/photo.jpg` is the picture, `/away?to=` redirects,
 * `/round` for ever, `/page` is HTML, `/large` has no end, `/long` says that it is too long, `/slow` sends a byte now
 * and then, `/cut` breaks off, `/busy` is busy the first time, and there is nothing else.
 */
export async function startFakePictureHost(picture: Uint8Array): Promise<FakePictureHost> {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
    const isFirst = !asked.includes(pathname);
    asked.push(pathname);
    const send = (status: number, headers: http.OutgoingHttpHeaders, body?: Uint8Array | string) =>
      response.writeHead(status, headers).end(body);
    const jpeg = { "Content-Type": "image/jpeg" };
    switch (pathname) {
      case "/photo.jpg":
        return send(200, jpeg, picture);
      case "/away":
        return send(302, { Location: searchParams.get("to") ?? "" });
      case "/round":
        return send(307, { Location: "/round" });
      case "/page":
        return send(200, { "Content-Type": "text/html" }, "<h1>Sign in to see this picture</h1>");
      case "/busy":
        return isFirst ? send(503, {}) : send(200, jpeg, picture);
      case "/long":
        response.writeHead(200, { ...jpeg, "Content-Length": 30_000_000 });
        return response.write(picture);
      case "/large":
        return void pour(response, picture, 0);
      case "/slow":
        return void pour(response, picture.subarray(0, 1), 100);
      case "/cut":
        response.writeHead(200, { ...jpeg, "Content-Length": picture.length });
        response.write(picture.subarray(0, 100));
        return setTimeout(() => response.destroy(), 20);
      default:
        return send(404, {});
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Begins as the picture, and goes on until nobody takes it any more. */
async function pour(response: http.ServerResponse, piece: Uint8Array, waitMs: number) {
  async function* pieces() {
    for (;;) {
      yield piece;
      if (waitMs > 0) await sleep(waitMs);
      else yield filling;
    }
  }
  response.writeHead(200, { "Content-Type": "image/jpeg" });
  // That who takes it has enough is no error of the server's.
  await pipeline(Readable.from(pieces()), response).catch(() => {});
}

const filling = Buffer.alloc(1_000_000);
