import { connect, createServer, type Socket } from "node:net";

/** A proxy in front of PostgreSQL that can do to connections what networks do. */
export interface DatabaseProxy {
  /** Address of the same database through the proxy. */
  url: string;
  /** Cuts all connections. */
  cut(): void;
  /** Cuts one of them, chosen by a number from 0 to 1; nothing when there is none. */
  cutOne(random: number): void;
  /** Takes every byte of both sides and hands none on, until `flow`; new connections are accepted and get no answer. */
  stall(): void;
  /** Hands everything on again; what was swallowed meanwhile is lost, and so are the connections it was of. */
  flow(): void;
  /** Holds back what the database answers, by so many ms. */
  delay(ms: number): void;
  /** Accepts nobody, as when the server is away, until `listen`. */
  away(): Promise<void>;
  listen(): Promise<void>;
  /** How many connections there are. */
  count(): number;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of this machine, in front of the database at `url`, by TCP or by socket. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const host = decodeURIComponent(target.hostname);
  const port = Number(target.port || 5432);
  const upstream = () =>
    host.startsWith("/")
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect({ host: host.replace(/^\[|\]$/g, ""), port });
  const pairs = new Set<{ near: Socket; far: Socket; swallowed: boolean }>();
  let isStalled = false;
  let delayMs = 0;

  const server = createServer((near) => {
    const far = upstream();
    const pair = { near, far, swallowed: false };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on("data", (chunk) => {
      if (isStalled) pair.swallowed = true;
      else if (!pair.swallowed) far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (isStalled) pair.swallowed = true;
      else if (delayMs > 0) setTimeout(() => near.write(chunk), delayMs);
      else if (!pair.swallowed) near.write(chunk);
    });
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
  });
  const listen = (on = 0) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(on, "127.0.0.1", () => resolve());
    });
  await listen();
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const cut = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      cut();
    });
  return {
    url: `postgresql://${target.username || "partlane"}${target.password ? `:${target.password}` : ""}@127.0.0.1:${own}${target.pathname}`,
    cut,
    cutOne(random) {
      const pair = [...pairs][Math.floor(random * pairs.size)];
      pair?.near.resetAndDestroy();
      pair?.far.destroy();
    },
    stall() {
      isStalled = true;
    },
    flow() {
      isStalled = false;
      for (const { near, far, swallowed } of pairs)
        if (swallowed) {
          near.resetAndDestroy();
          far.destroy();
        }
    },
    delay(ms) {
      delayMs = ms;
    },
    away,
    listen: () => listen(own),
    count: () => pairs.size,
    close: async () => {
      if (server.listening) await away();
    },
  };
}
