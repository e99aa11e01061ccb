import { isIPv6 } from "node:net";
import { bareAddress } from "./client-address.mjs";

/*
 * How many connections there may be, and what each may hold: Node has no bound for what is pipelined,
 * nor for how slowly an answer is read.
 */

/**
 * @typedef {object} Connection
 * @property {number} pending How many of its requests wait for their answers to be taken.
 * @property {number} busySince Since when, in ms, the oldest of them; without any, when the last answer was taken, 0 before the first.
 * @property {(() => void)[]} waiting What is still to be begun for it, in order.
 * @property {boolean} isServed Whether one of its requests is being answered.
 */

/**
 * Who is counted as one: a network of 64 bits where there are as many addresses as anybody wants.
 * @param {string} remoteAddress
 */
function countedAs(remoteAddress) {
  const address = bareAddress(remoteAddress);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array(missing).fill("0"), ...(tail ?? "").split(":")];
  return all.slice(0, 4).join(":");
}

/** @param {string} remoteAddress */
const isLoopback = (remoteAddress) => /^(127\.|::1$)/.test(bareAddress(remoteAddress));

/**
 * Bounds a server's connections. Of one address only so many are taken, unless it may be a proxy
 * that speaks for many: one that is ours, or one on this machine. Returns what counts a request, and what
 * has it wait for its turn.
 * @param {import("node:http").Server} server
 * @param {Pick<import("./settings.mjs").Settings, "trustedProxies" | "limits">} settings
 * @param {(remoteAddress: string) => boolean} speaksForMany
 */
export function boundConnections(server, { trustedProxies, limits }, speaksForMany = isLoopback) {
  /** @type {Map<import("node:net").Socket, Connection>} */
  const open = new Map();
  /** @type {Map<string, number>} */
  const perAddress = new Map();
  server.maxConnections = limits.connections;

  server.on("connection", (socket) => {
    const remote = socket.remoteAddress ?? "";
    const counted = trustedProxies > 0 || speaksForMany(remote) ? undefined : countedAs(remote);
    if (counted !== undefined) {
      const count = perAddress.get(counted) ?? 0;
      if (count >= limits.connectionsPerAddress) {
        socket.destroy();
        return;
      }
      perAddress.set(counted, count + 1);
    }
    open.set(socket, { pending: 0, busySince: 0, waiting: [], isServed: false });
    socket.once("close", () => {
      open.delete(socket);
      if (counted === undefined) return;
      const left = (perAddress.get(counted) ?? 1) - 1;
      if (left > 0) perAddress.set(counted, left);
      else perAddress.delete(counted);
    });
  });

  const timer = setInterval(() => {
    const now = performance.now();
    // Node counts anew with every byte, so that blank lines would keep a connection for ever.
    const idleMs = limits.keepAliveMs + limits.headersMs;
    for (const [socket, { pending, busySince }] of open) {
      const forMs = now - busySince;
      const isOver = pending > 0 ? forMs > limits.responseMs : busySince > 0 && forMs > idleMs;
      if (isOver) socket.destroy();
    }
  }, limits.checkEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));

  /**
   * Counts a request; false when its connection has more of them waiting than it may, and is ended.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  function takeRequest({ socket }, response) {
    const connection = open.get(socket);
    if (!connection || connection.pending >= limits.pendingPerConnection) {
      socket.destroy();
      return false;
    }
    if (connection.pending === 0) connection.busySince = performance.now();
    connection.pending += 1;
    response.once("close", () => {
      connection.pending -= 1;
      connection.busySince = performance.now();
    });
    return true;
  }

  /**
   * Begins a request once those before it on its connection are answered: whoever sends many at once has no more of
   * the site at once than others, and answers go out in that order anyhow.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   * @param {() => void} begin
   */
  function inTurn({ socket }, response, begin) {
    const connection = open.get(socket);
    if (!connection) return;
    connection.waiting.push(() => {
      response.once("close", () => {
        connection.isServed = false;
        next();
      });
      begin();
    });
    const next = () => {
      if (connection.isServed || socket.destroyed) return;
      const work = connection.waiting.shift();
      if (!work) return;
      connection.isServed = true;
      work();
    };
    next();
  }

  return { takeRequest, inTurn };
}
