import type { IncomingMessage, RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createGuardedServer } from "../../server/guarded-server.mjs";
import {
  type BodyLimits,
  defaultBodyLimits,
  defaultLimits,
  type Limits,
  type Settings,
} from "../../server/settings.mjs";

type Given = Partial<Omit<Settings, "limits" | "bodyLimits">> & {
  limits?: Partial<Limits>;
  bodyLimits?: Partial<BodyLimits>;
};

/** Settings of the web server, as for production but for what is given. */
export function serverSettings({ limits, bodyLimits, ...given }: Given = {}): Settings {
  return {
    siteUrl: undefined,
    trustedProxies: 0,
    forDevelopment: false,
    staticFolders: [],
    ...given,
    limits: { ...defaultLimits, ...limits },
    bodyLimits: { ...defaultBodyLimits, ...bodyLimits },
  };
}

export type GuardedServer = {
  port: number;
  url: string;
  /** The requests that were let through, as the application sees them. */
  seen: IncomingMessage[];
  /** Sends bytes as they are, and waits until the server has closed the connection, or for `ms`. */
  send: (bytes: string, ms?: number) => Promise<string>;
};

/** A server on a free port of 127.0.0.1, until the test ends; it answers "ok" by default. */
export async function guardedServer(
  given: Given = {},
  listener: RequestListener = (request, response) => {
    request.resume().on("end", () => response.end("ok"));
  },
): Promise<GuardedServer> {
  const seen: IncomingMessage[] = [];
  const server = createGuardedServer(serverSettings(given), (request, response) => {
    seen.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    seen,
    send: (bytes, ms) => exchange(port, bytes, ms),
  };
}

/** What the server says to some bytes, until it closes the connection, or for `ms`. */
export function exchange(port: number, bytes: string, ms = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      said += chunk;
    });
    socket.on("error", () => {});
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}

/** The status of an answer as it came; undefined where there was none. */
export const statusOf = (answer: string): number | undefined =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || undefined;
