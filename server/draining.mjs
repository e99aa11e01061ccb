/**
 * A server that stops when it is asked to: it takes no more connections, answers what is in flight,
 * and ends the process. remix-serve's own way waits for idle connections for as long as clients keep them.
 * @param {import("node:http").Server} server
 * @param {{ drainMs: number, exit?: () => void }} options
 */
export function drainable(server, { drainMs, exit = () => process.exit(0) }) {
  let draining = false;

  function drain() {
    if (draining) return;
    draining = true;
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(exit, drainMs);
    void Promise.allSettled([closed, ...stopOthers(drainMs)]).then(exit);
  }

  return {
    drain,
    /** Once it listens, whoever made it has said how it would stop. */
    drainOnSignals() {
      server.once("listening", () => {
        for (const signal of ["SIGTERM", "SIGINT"]) {
          process.removeAllListeners(signal);
          process.on(signal, drain);
        }
      });
    },
    /** @param {import("node:http").ServerResponse} response */
    announce(response) {
      if (draining) response.setHeader("Connection", "close");
    },
  };
}

/**
 * Stops what else the application runs in this process, such as its job worker: it leaves here how.
 * @param {number} withinMs
 * @returns {Promise<void>[]}
 */
function stopOthers(withinMs) {
  /** @type {{ partlaneStops?: Set<(withinMs: number) => Promise<void>> }} */
  const { partlaneStops = new Set() } = /** @type {any} */ (globalThis);
  return [...partlaneStops].map((stop) => stop(withinMs));
}
