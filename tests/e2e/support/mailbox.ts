import { expect } from "vitest";
import { listMessages, mailFolder } from "~/platform/mail/file-transport.server";
import type { Message } from "~/platform/mail/message.server";
import { ownSite } from "./own-site";

/** The newest mail of a kind to an address, once the site has delivered it. */
export async function mailTo(to: string, kind: string): Promise<Message> {
  const find = async () => {
    const mails = await listMessages(mailFolder(ownSite().dataDir));
    return mails.find((mail) => mail.to === to && mail.kind === kind);
  };
  await expect.poll(find, { message: `${kind} to ${to}` }).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`There is no ${kind} to ${to}.`);
  return found;
}

/** Where a mail leads: the one address in its text. */
export function linkIn({ text }: Message): string {
  const [link, ...more] = text.match(/https?:\/\/\S+/g) ?? [];
  if (!link || more.length > 0) throw new Error(`The mail has not one link:\n${text}`);
  return link;
}
