import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/platform/db/id.server";
import { MailRefusedError, type Message } from "~/platform/mail/message.server";
import { smtpTransport } from "~/platform/mail/smtp-transport.server";
import type { MailScenario } from "../../mocks/handlers/mail";
import { startFakeSmtp } from "../../mocks/smtp";

const message = (): Message => ({
  id: newId(),
  kind: "test.mail",
  to: "reader@example.com",
  subject: "Größe: your order",
  html: "<p>Hello</p>",
  text: "Hello\n",
  writtenAt: "2026-11-26T10:00:00.000Z",
});

const from = "Partlane <no-reply@parts.example>";
const never = new AbortController().signal;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function fake(scenario: MailScenario) {
  const smtp = await startFakeSmtp(scenario);
  closing.push(smtp.close);
  return smtp;
}

const deliver = (url: string, ca?: string, mail = message()) =>
  smtpTransport({ url, from, timeoutMs: 400, ca }).deliver(mail, never);

/** What a delivery fails with. */
const failure = (delivery: Promise<void>): Promise<unknown> =>
  delivery.then(
    () => "delivered",
    (error: unknown) => error,
  );

describe("a mail server", () => {
  it("takes a message with both renderings, and the same id each time", async () => {
    const smtp = await fake("success");
    const mail = message();
    await deliver(smtp.url, undefined, mail);
    await deliver(smtp.url, undefined, mail);
    const [first, second] = smtp.received;
    expect(first?.to).toEqual(["reader@example.com"]);
    expect(first?.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(first?.source).toContain("<p>Hello</p>");
    const id = `Message-ID: <${mail.id}@parts.example>`;
    expect([first?.source, second?.source].every((source) => source?.includes(id))).toBe(true);
  });

  it("that is down is tried again later", async () => {
    const error = await failure(deliver("smtp://127.0.0.1:1"));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  it.each<MailScenario>(["offline", "loading", "stalled", "error"])(
    "that is %s is tried again later, without a word of its answer",
    async (scenario) => {
      const smtp = await fake(scenario);
      const error = await failure(deliver(smtp.url));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRefusedError);
      expect(String(error)).not.toMatch(/reader|example|later/);
    },
  );

  it("that refuses the recipient for good is believed", async () => {
    const smtp = await fake("refused");
    const error = await failure(deliver(smtp.url));
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(String(error)).toContain("550");
    expect(String(error)).not.toMatch(/reader|example/);
  });

  it("is left when the worker has to stop", async () => {
    const smtp = await fake("loading");
    const error = await failure(
      smtpTransport({ url: smtp.url, from, timeoutMs: 60_000 }).deliver(
        message(),
        AbortSignal.timeout(100),
      ),
    );
    expect(error).toBeInstanceOf(Error);
  });
});

describe("a mail server with a password and TLS", () => {
  let dir = "";
  let key = "";
  let cert = "";

  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), "partlane-tls-"));
    const made = [path.join(dir, "key.pem"), path.join(dir, "cert.pem")] as const;
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const kind = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
    execFileSync("openssl", [...kind, "-keyout", made[0], "-out", made[1], ...subject], {
      stdio: "ignore",
    });
    [key, cert] = await Promise.all([readFile(made[0], "utf8"), readFile(made[1], "utf8")]);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  async function serve(options: SMTPServerOptions) {
    const server = new SMTPServer({
      logger: false,
      onAuth({ username, password }, _session, callback) {
        if (username === "site@parts" && password === "s:3") callback(null, { user: username });
        else callback(new Error("Invalid login"));
      },
      onData(stream, _session, callback) {
        stream.resume().on("end", () => callback());
      },
      ...options,
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => {
      server.listen(0, "0.0.0.0", () => resolve());
    });
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    return (server.server.address() as AddressInfo).port;
  }

  it("gets the password that SMTP_URL has, encoded", async () => {
    const port = await serve({ secure: true, key, cert });
    await deliver(`smtps://site%40parts:s%3A3@localhost:${port}`, cert);
  });

  it("that does not know the password is tried again: somebody will mend it", async () => {
    const port = await serve({ secure: true, key, cert });
    const error = await failure(deliver(`smtps://site%40parts:wrong@localhost:${port}`, cert));
    expect(error).toMatchObject({ code: "EAUTH" });
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  it("whose certificate nobody vouches for gets nothing", async () => {
    const port = await serve({ secure: true, key, cert, authOptional: true });
    expect(await failure(deliver(`smtps://localhost:${port}`))).toBeInstanceOf(Error);
  });

  it("elsewhere gets nothing before it speaks TLS", async () => {
    const port = await serve({ disabledCommands: ["STARTTLS"], authOptional: true });
    // Another name of this machine, which is not taken for it.
    const error = await failure(deliver(`smtp://127.0.0.2:${port}`));
    expect(error).toBeInstanceOf(Error);
  });
});
