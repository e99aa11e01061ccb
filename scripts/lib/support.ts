import { parseArgs } from "node:util";
import * as z from "zod";
import { formatAmount } from "../../app/content/format";
import { parseTicket, tooMuchMessage } from "../../app/disputes/dispute.schema";
import { stepDispute } from "../../app/disputes/dispute-steps.server";
import { disputeMessageLimit } from "../../app/disputes/dispute-words";
import { getTicket, listTickets } from "../../app/disputes/support.server";
import { ticketList, ticketText } from "../../app/disputes/ticket-text.server";
import { StartError } from "../../app/platform/config/start-error.server";
import { deniedList, deniedText } from "../../app/refunds/denied-text.server";
import { decideRefund, getDenied, listDenied } from "../../app/refunds/support.server";

const usage = `npm run support -- disputes [--all]
npm run support -- show DT-1001
npm run support -- message DT-1001 --text "…"
npm run support -- refund DT-1001 --cents 4500 --why "…" (also by one that is closed)
npm run support -- reject DT-1001 --why "…"
npm run support -- refunds
npm run support -- show ID (of a refund)
npm run support -- paid ID --why "…"
npm run support -- owed ID --why "…"
Who it is: --as NAME, SUPPORT_NAME, or the system's user.`;

interface SupportOptions {
  all?: boolean;
  text?: string;
  cents?: string;
  why?: string;
  as?: string;
}

/** Does what support asks for; what there is to print. Throws a `StartError` where it cannot be done. */
export async function runSupport(args: readonly string[], user: string): Promise<string[]> {
  const { values, positionals } = parsed(args);
  const [command, number, ...more] = positionals;
  if (more.length > 0) throw new StartError(`Too much is named: ${more.join(" ")}\n${usage}`);
  if (command === "disputes") return ticketList(await listTickets({ isAll: values.all ?? false }));
  if (command === "refunds") return deniedList(await listDenied());
  const refundId = z.uuid().safeParse(number).data;
  if (command === "paid" || command === "owed" || (command === "show" && refundId)) {
    if (!refundId) throw new StartError("Name a refund by its id: npm run support -- refunds");
    if (command !== "show")
      return decide({ id: refundId, isPaid: command === "paid" }, values, user);
    const found = await getDenied(refundId);
    if (!found) throw new StartError(notWaiting(refundId));
    return deniedText(found);
  }
  if (command !== "show" && command !== "message" && command !== "refund" && command !== "reject")
    throw new StartError(usage);
  const ticket = parseTicket(number);
  if (!ticket) throw new StartError("Name a ticket, such as DT-1001.");
  if (command === "show") {
    const found = await getTicket(ticket);
    if (!found) throw new StartError(`There is no ticket ${ticket}.`);
    return ticketText(found);
  }
  const text =
    command === "message" ? written("--text", values.text) : written("--why", values.why);
  const amountCents = command === "refund" ? centsOf(values.cents) : undefined;
  const supporter = supporterOf(values, user);
  const step = { ticket, actor: { supporter }, text, amountCents };
  let outcome = await stepDispute({ ...step, move: command });
  // What its sides cannot settle any more support still can.
  if (command === "refund" && outcome.kind === "refused" && outcome.reason === "closed")
    outcome = await stepDispute({ ...step, move: "amend" });
  if (outcome.kind === "refused") {
    switch (outcome.reason) {
      case "not-found":
        throw new StartError(`There is no ticket ${ticket}.`);
      case "closed":
        throw new StartError(
          command === "refund"
            ? `${ticket} is closed by this very decision already. Nothing changed: to refund as much once more, give another reason.`
            : `${ticket} is closed already. Nothing changed.`,
        );
      case "open-already":
        throw new StartError(
          `${outcome.openTicket} about the same is open: decide there. Nothing changed.`,
        );
      case "in-dispute":
        throw new StartError(
          "The buyer's bank is deciding about this payment. Nothing changed: wait for what it says.",
        );
      case "too-much":
        throw new StartError(tooMuchMessage(outcome.leftCents));
      case "not-paid":
        throw new StartError("The order was canceled or never paid: there is nothing to refund.");
      default:
        throw new StartError(`That cannot be done with ${ticket} now.`);
    }
  }
  if (command === "message") return [`Written in ${ticket}.`];
  return [
    amountCents === undefined
      ? `${ticket} is closed: nothing is refunded.`
      : `${ticket} is closed: ${formatAmount(amountCents)} is refunded.`,
  ];
}

const notWaiting = (id: string) => `No refund ${id} waits for support. Nothing changed.`;

async function decide(
  of: { id: string; isPaid: boolean },
  values: SupportOptions,
  user: string,
): Promise<string[]> {
  const why = written("--why", values.why);
  const isDecided = await decideRefund({ ...of, why, supporter: supporterOf(values, user) });
  if (!isDecided) throw new StartError(notWaiting(of.id));
  return [
    of.isPaid
      ? `${of.id} counts as paid.`
      : `${of.id} is still owed: the seller can say again that they paid it.`,
  ];
}

/** Who of support it is. */
function supporterOf(values: SupportOptions, user: string): string {
  const supporter = (values.as ?? user).trim();
  if (supporter === "" || supporter.length > 60)
    throw new StartError("Say who you are: --as NAME, at most 60 characters.");
  return supporter;
}

function parsed(args: readonly string[]): { values: SupportOptions; positionals: string[] } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        all: { type: "boolean" },
        ...{ text: { type: "string" }, cents: { type: "string" } },
        ...{ why: { type: "string" }, as: { type: "string" } },
      },
      allowPositionals: true,
    });
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(`${error.message}\n${usage}`);
    throw error;
  }
}

/** What is written for both sides to read. */
function written(option: string, text = ""): string {
  const said = text.trim();
  if (said === "") throw new StartError(`Say it for both sides: ${option} "…"`);
  if (said.length > disputeMessageLimit)
    throw new StartError(`Use at most ${disputeMessageLimit} characters for ${option}.`);
  return said;
}

function centsOf(text = ""): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new StartError("Say how much, in whole cents from 1: --cents 4500 is $45.00.");
  return Number(text);
}
