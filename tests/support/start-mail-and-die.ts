import { createElement } from "react";
import { withTransaction } from "~/platform/db/database.server";
import { MailLayout } from "~/platform/mail/MailLayout";
import { sendMail } from "~/platform/mail/mail.server";

/* A process that sends a mail and is killed at once: after the commit, or with `before` just before it. */

const die = () => process.kill(process.pid, "SIGKILL");

await withTransaction(async (tx) => {
  const props = { brand: "Partlane", heading: "Hello", preview: "", reason: "", children: null };
  const body = createElement(MailLayout, props);
  await sendMail(tx, { to: "reader@example.com", subject: "Hello", body, kind: "test.killed" });
  if (process.argv.includes("before")) die();
});
die();
