import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/*
 * What is known of a request while it is served. The application, which is built on its own, finds it
 * on globalThis (app/platform/log/request-record.server.ts).
 */

/** Under this name the id is answered, and a proxy may say one. */
const header = "X-Request-Id";

/**
 * @typedef {object} RequestRecord
 * @property {string} id
 * @property {string} method
 * @property {string} path Without its query; never written anywhere, since it may hold a VIN.
 * @property {boolean} isOurs Whether the application, and not a file or a refusal, answered: it says so.
 * @property {number} queryMs How long its queries took in all, in ms.
 * @property {() => Promise<boolean>} taken Waits until the client has taken what was written of the answer; false where it never will.
 * @property {string | undefined} serverTiming A `Server-Timing` header's value, where the application gives one.
 */

/**
 * @typedef {object} EndedRequest
 * @property {number} status 0 where the client went away before an answer.
 * @property {number} durationMs
 * @property {number} bytes Sent, with the head.
 */

/**
 * @typedef {object} Requests
 * @property {AsyncLocalStorage<RequestRecord>} current
 * @property {Set<(record: RequestRecord, ended: EndedRequest) => void>} ended Who wants to know when a request has ended.
 */

/** @type {{ partlaneRequests?: Requests }} */
const shared = /** @type {any} */ (globalThis);

/** @returns {Requests} */
function requests() {
  shared.partlaneRequests ??= { current: new AsyncLocalStorage(), ended: new Set() };
  return shared.partlaneRequests;
}

/**
 * The forms in which proxies make ids: 16 or 32 hexadecimal digits, or a UUID. Nothing else fits: what a
 * stranger writes may be long, end a line of a log, or be somebody's VIN, of 17 characters.
 */
const wellFormed =
  /^(?:[\da-f]{16}|[\da-f]{32}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;

/**
 * The id of a request: a trusted proxy's, or a new one of 16 hexadecimal digits.
 * @param {import("node:http").IncomingMessage} request
 * @param {number} trustedProxies
 */
export function requestId({ headers }, trustedProxies) {
  const said = trustedProxies > 0 ? headers["x-request-id"] : undefined;
  return typeof said === "string" && wellFormed.test(said) ? said : randomBytes(8).toString("hex");
}

/**
 * Remix writes a stream as fast as it can be read, so that all of a file would wait here in memory for a slow client.
 * @param {import("node:http").ServerResponse} response
 * @returns {Promise<boolean>}
 */
function taken(response) {
  return new Promise((resolve) => {
    if (response.destroyed || !response.writableNeedDrain) {
      resolve(!response.destroyed);
      return;
    }
    const settle = () => {
      response.off("drain", settle);
      response.off("close", settle);
      resolve(!response.destroyed);
    };
    response.on("drain", settle);
    response.on("close", settle);
  });
}

/**
 * Begins a request's record and answers its id; once it has ended, tells whoever wants to know. Returns
 * what runs work as a part of the request.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} trustedProxies
 */
export function recordRequest(request, response, trustedProxies) {
  const { current, ended } = requests();
  const { socket } = request;
  /** @type {RequestRecord} */
  const record = {
    id: requestId(request, trustedProxies),
    method: request.method ?? "",
    path: (request.url ?? "").split("?", 1)[0] ?? "",
    isOurs: false,
    queryMs: 0,
    taken: () => taken(response),
    serverTiming: undefined,
  };
  delete request.headers["x-request-id"];
  response.setHeader(header, record.id);
  const startedAt = performance.now();
  // Its turn comes once the answers before it are written, so that what is sent from then on is its own.
  let bytesBefore = socket.bytesWritten;

  const { writeHead } = response;
  /** @param {any[]} args */
  const withTiming = (...args) => {
    if (record.serverTiming && !response.headersSent)
      response.setHeader("Server-Timing", record.serverTiming);
    return Reflect.apply(writeHead, response, args);
  };
  response.writeHead = /** @type {typeof writeHead} */ (withTiming);

  response.once("close", () => {
    const end = {
      status: response.headersSent ? response.statusCode : 0,
      durationMs: performance.now() - startedAt,
      bytes: Math.max(0, socket.bytesWritten - bytesBefore),
    };
    current.run(record, () => {
      for (const tell of ended) tell(record, end);
    });
  });

  /** @param {() => void} work */
  return (work) => {
    bytesBefore = socket.bytesWritten;
    current.run(record, work);
  };
}
