import * as z from "zod";

/** A rendered mail, ready for any transport. */
export const messageSchema = z.object({
  /** The mail's id. Its Message-ID is made from it, so that a second delivery is recognized. */
  id: z.string(),
  /** What it is about, for logs: `accounts.password-reset`. Never says to whom. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  writtenAt: z.iso.datetime(),
  /** Where a POST ends mails of its kind; absent for a mail that nobody unsubscribes from. */
  unsubscribe: z.url().optional(),
});

export type Message = z.output<typeof messageSchema>;

/** Where mail goes: the port of which files and SMTP are the two adapters. */
export interface MailTransport {
  /**
   * Settles when the message is taken over. Throws `MailRefusedError` when it never will be; anything
   * else that it throws may be better later.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>;
}

/** The server refused the recipient or the message for good (a 5xx answer). */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** @param code the server's answer, three digits, such as 550; what it says may hold the address. */
  constructor(readonly responseCode: number) {
    super(`The mail server refused the message for good (${responseCode})`);
  }
}

/** A subject in one line, whatever it was made from, of at most 200 characters. */
export const subjectLine = (subject: string): string =>
  subject
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200);

/** What nodemailer makes a message of; it reads no file and fetches no address for it. */
export function mailOf(
  { id, to, subject, html, text, writtenAt, unsubscribe }: Message,
  from: string,
) {
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: to },
    subject,
    html,
    text,
    date: new Date(writtenAt),
    messageId: `<${id}@${domain}>`,
    // RFC 3834: nobody's absence is answered to us.
    headers: {
      "Auto-Submitted": "auto-generated",
      // RFC 8058: mail programs offer it as one press.
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
