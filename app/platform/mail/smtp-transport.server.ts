import { Socket } from "node:net";
import { MailRefusedError, type MailTransport, mailOf } from "./message.server";

interface SmtpOptions {
  /** `smtps://user:password@host:port` or `smtp://…`, as SMTP_URL says it. */
  url: string;
  from: string;
  /** How long the server may take to be reached, to greet, and for each answer, in ms. */
  timeoutMs?: number;
  /** A certificate authority of one's own, in PEM. */
  ca?: string;
}

const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What nodemailer connects by. TLS is required of everything but this machine's own server. */
function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  // WHATWG URLs know no default port of theirs. RFC 8314: 465 with TLS; RFC 6409: 587.
  const usualPort = secure ? 465 : 587;
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port ? Number(port) : usualPort,
    secure,
    ...(ownHosts.has(hostname) ? { ignoreTLS: !secure } : { requireTLS: !secure }),
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
  };
}

/** Mail by SMTP: a connection for each message, no longer than it takes. */
export function smtpTransport({ url, from, timeoutMs = 10_000, ca }: SmtpOptions): MailTransport {
  return {
    async deliver(message, signal) {
      signal.throwIfAborted();
      const { createTransport } = await import("nodemailer");
      // Of our own, to be cut when the worker stops: else the message might go out although it was given back.
      const socket = new Socket();
      const transport = createTransport({
        ...connectionOf(url),
        socket,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
        ...(ca ? { tls: { ca } } : {}),
      });
      const abort = () => socket.destroy(new Error("The delivery was stopped."));
      signal.addEventListener("abort", abort, { once: true });
      try {
        await transport.sendMail(mailOf(message, from));
      } catch (error) {
        const code = refusal(error);
        throw code === undefined ? withoutAnswer(error) : new MailRefusedError(code);
      } finally {
        signal.removeEventListener("abort", abort);
        socket.destroy();
      }
    },
  };
}

/**
 * The 5xx answer to this recipient or to this message. One to the sign-in or to the sender is about our
 * settings, which somebody will mend: that is tried again.
 */
function refusal(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  const { responseCode } = error;
  const command = "command" in error ? String(error.command) : "";
  return typeof responseCode === "number" && responseCode >= 500 && /^(RCPT|DATA)/.test(command)
    ? responseCode
    : undefined;
}

/** The failure by its codes alone: what the server answered may quote the recipient. */
function withoutAnswer(error: unknown): Error {
  const facts = ["code", "responseCode", "command"].map((name) =>
    error instanceof Error && name in error ? String(Reflect.get(error, name)) : "",
  );
  const [code = "", ...more] = facts;
  const command = more.map((fact) => fact.split(/[ :]/)[0]).filter(Boolean);
  const said = [code, ...command].filter(Boolean).join(" ");
  return Object.assign(new Error(`The mail server did not take the message (${said})`), { code });
}
