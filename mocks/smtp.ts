import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { pace } from "./answers";
import type { MailScenario } from "./handlers/mail";

/** A message that the server took, as it came. */
export interface ReceivedMail {
  to: string[];
  source: string;
}

interface FakeSmtp {
  /** `smtp://127.0.0.1:port`. */
  url: string;
  received: ReceivedMail[];
  /** The scenario of all connections from now on: no browser is behind a background job. */
  use(scenario: MailScenario): void;
  close(): Promise<void>;
}

/** An SMTP answer: nodemailer and the server's library tell it by its code. */
const answer = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

/**
 * A mail server on this machine that takes every message, or fails as its scenario says. SMTP is not
 * HTTP, so MSW cannot play it: this is a real server, which the site connects to.
 */
export async function startFakeSmtp(first: MailScenario = "success"): Promise<FakeSmtp> {
  let scenario = first;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    async onConnect(_session, callback) {
      // Never greets.
      if (scenario === "loading") return;
      if (scenario === "slow") await sleep(pace.slowMs);
      callback();
    },
    onRcptTo(_address, _session, callback) {
      if (scenario === "refused") callback(answer(550, "5.1.1 No such mailbox here"));
      else if (scenario === "error") callback(answer(451, "4.3.0 Try again later"));
      else callback();
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      // Took all of it, and says nothing.
      if (scenario === "stalled") return;
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, source: Buffer.concat(chunks).toString("utf8") });
      callback();
    },
  });
  // A client that gave up is no error of the server's.
  server.on("error", () => {});
  // As if nobody listened: what connects is cut before a word is said.
  server.server.prependListener("connection", (socket: Socket) => {
    if (scenario === "offline") socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    use: (next) => {
      scenario = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
