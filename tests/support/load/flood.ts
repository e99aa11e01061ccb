import { randomBytes } from "node:crypto";
import http from "node:http";
import { connect, type Socket } from "node:net";
import type { Random } from "../../../scripts/lib/sample-catalogue/random";
import type { Asking } from "./asking";

/*
 * Strangers who mean no good: addresses of any text, hosts that are none, and clients that are slow or
 * silent. None of it may be answered by 500.
 */

const text = (length: number) => randomBytes(length).toString("base64url").slice(0, length);

const paths: ((dice: Random) => string)[] = [
  () => `/api/v1/clusters?zoom=9&x=${text(7_000)}`,
  () => `/api/v1/clusters?zoom=99&x=${text(15_000)}`,
  () => `/api/v1/listings?sort=${text(100)}&brand=${text(300)}`,
  () => `/api/v1/suggest?q=${text(190)}`,
  (dice) => `/api/v1/clusters?zoom=9&bounds=${-120 + dice.next() * 40},30,-60,${31 + dice.next()}`,
  () => `/map?utm_source=${text(6_000)}`,
  () => `/parts/${text(300)}`,
  () => "/%00",
  () => "/parts/%E0%A4%A",
  () => "/map?bounds=a,b,c,d&near=%FF&zoom=-1",
  () => "/api/v1/listings?page=%27%22%3Cscript%3E",
];
const hosts = ["a b", "[::1", "127.0.0.1:99999", "%00", "127.0.0.1/dashboard?", "<b>", ""];

const atOnce = 16;
const silentAtOnce = 40;

/** Floods a site until `isOver`. Its answers are counted with the others. */
export async function flood(asking: Asking, dice: Random, isOver: () => boolean): Promise<void> {
  const port = Number(new URL(asking.siteUrl).port);
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const silent = Array.from({ length: silentAtOnce }, (_, at) => silentClient(port, at));
  const worker = async () => {
    while (!isOver()) {
      const host = dice.chance(0.1) ? dice.pick(hosts) : undefined;
      const path = dice.pick(paths)(dice);
      const status = await ask(agent, port, path, host);
      asking.count("flood", status);
      if (status.startsWith("5") && status !== "503")
        asking.complain(`a flood's ${path.slice(0, 60)} (host ${host}): ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  for (const socket of silent) socket.destroy();
}

/** The status of an answer; `closed` where the connection ended without one. */
function ask(
  agent: http.Agent,
  port: number,
  path: string,
  host: string | undefined,
): Promise<string> {
  return new Promise((resolve) => {
    const headers = host === undefined ? {} : { Host: host };
    http
      .get({ agent, host: "127.0.0.1", port, path, headers, timeout: 60_000 }, (answer) => {
        answer.resume().once("close", () => resolve(String(answer.statusCode)));
      })
      .once("timeout", function (this: http.ClientRequest) {
        this.destroy();
      })
      .once("error", () => resolve("closed"));
  });
}

/** Says nothing, half a head, half a body, or asks a lot and reads none of it. */
function silentClient(port: number, at: number): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const said = [
    "",
    "GET / HTTP/1.1\r\nHost: loc",
    "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\na",
    "GET /map HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20),
  ][at % 4];
  if (said) socket.write(said);
  return socket.pause();
}
