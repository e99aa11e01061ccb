import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import type { Env } from "~/platform/config/env.server";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { perEnv } from "~/platform/http/cookies.server";
import { logger } from "~/platform/log/logger.server";
import { defineJob, enqueue, PermanentJobFailure } from "../jobs/jobs.server";
import { fileTransport, mailFolder } from "./file-transport.server";
import { isMailAddress } from "./mail-address";
import {
  MailRefusedError,
  type MailTransport,
  type Message,
  messageSchema,
  subjectLine,
} from "./message.server";
import { smtpTransport } from "./smtp-transport.server";

interface Mail {
  /** One address. Anything that is none throws a `RangeError` (it is checked where it is typed). */
  to: string;
  /** At most 200 characters; line breaks become spaces. */
  subject: string;
  /** A `MailLayout` with what there is to say; it becomes the HTML and the text of the mail. */
  body: ReactElement;
  /** What it is about, `domain.purpose`: for logs, which name neither recipient nor subject. */
  kind: string;
  /** When it says nothing true any more, such as when its link expires: it is not sent later than that. */
  validUntil?: Date;
  /** Where whoever gets it gets no more of its kind by one POST: for all that is about no order and no account. */
  unsubscribe?: string;
}

/**
 * Sends a mail, as part of the caller's transaction: once that commits, the job queue delivers it; if it
 * does not, there is no mail. What is in the queue is sealed, because mails carry secret links.
 *
 * It is tried for about a day. The recipient may get it twice in one case: when the mail server took it
 * and the worker died before it could note that. Both then carry the same Message-ID.
 */
export async function sendMail(
  on: Queryable,
  { to, subject, body, kind, validUntil, unsubscribe }: Mail,
): Promise<void> {
  if (!isMailAddress(to)) throw new RangeError("No mail can be sent to what is not one address.");
  const html = `<!DOCTYPE html>${renderToStaticMarkup(body)}`;
  // Not needed to show a page: loaded with the first mail.
  const { plainTextOf } = await import("./plain-text");
  const message: Message = {
    ...{ id: newId(), kind, to, html },
    subject: subjectLine(subject),
    text: plainTextOf(html),
    writtenAt: new Date().toISOString(),
    unsubscribe,
  };
  await enqueue(on, deliverMail, {
    kind,
    sealed: encrypt(message),
    validUntil: validUntil?.toISOString(),
  });
}

/** Hands a mail over to the configured transport. */
export const deliverMail = defineJob({
  name: "mail.deliver",
  schema: z.object({
    kind: z.string(),
    sealed: z.string(),
    validUntil: z.iso.datetime().optional(),
  }),
  // With the waits between them, a little more than a day.
  maxAttempts: 13,
  timeoutMs: 60_000,
  async run({ kind, sealed, validUntil }, { signal, attempt }) {
    if (validUntil && Date.parse(validUntil) < Date.now())
      throw new PermanentJobFailure("The mail came too late to be of use.");
    const { data: message } = messageSchema.safeParse(decrypt(sealed));
    if (!message) throw new PermanentJobFailure("The mail was sealed with another SESSION_SECRET.");
    try {
      await transport().deliver(message, signal);
    } catch (error) {
      if (error instanceof MailRefusedError) throw new PermanentJobFailure(error.message);
      throw error;
    }
    logger().info({ mail: message.id, kind, attempt }, "mail was handed over");
  },
});

/** The transport that the settings name. */
const transport = perEnv((settings): MailTransport => {
  const from = settings.MAIL_FROM ?? usualSender(settings);
  return settings.SMTP_URL
    ? smtpTransport({ url: settings.SMTP_URL, from })
    : fileTransport(mailFolder(settings.DATA_DIR), from);
});

const usualSender = ({ SITE_URL }: Env) =>
  `no-reply@${SITE_URL ? new URL(SITE_URL).hostname : "localhost"}`;
