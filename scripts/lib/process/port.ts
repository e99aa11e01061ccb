import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../../app/platform/config/start-error.server";

/**
 * A port that can be listened on: the given one, or any free one for 0. Throws `StartError` when it
 * is taken for longer than a predecessor needs to end.
 */
export async function claimPort(port: number, host: string | undefined): Promise<number> {
  for (let waited = 0; ; waited += 100) {
    const tried = await tryPort(port, host);
    if (typeof tried === "number") return tried;
    if (tried !== "EADDRINUSE" || waited >= 1_500)
      throw new StartError(sentence(tried, port, host));
    await sleep(100);
  }
}

function tryPort(port: number, host: string | undefined): Promise<number | string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => {
      const address = server.address();
      const found = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

function sentence(code: string, port: number, host: string | undefined): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program: stop that one, or set PORT to another port (0 picks any free one).`;
  if (code === "EACCES")
    return `Port ${port} may not be used by this user: set PORT to one above 1023 (0 picks any free one).`;
  return `The site cannot listen on ${host ?? "this machine"} (${code}): set HOST to an address of this machine, or leave it unset.`;
}

/** Where a server that listens on the host can be reached from this machine. */
export function localAddress(port: number, host: string | undefined): string {
  const name = !host || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
