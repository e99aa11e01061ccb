import { HttpResponse, http } from "msw";
import { mockFolder } from "../addresses";
import { brokenJson, json, late, never, page } from "../answers";
import type { MockedService } from "../service";
import type { StripeMemory } from "../stripe-memory";
import { stripeScript } from "./stripe-script";

/*
 * A payment provider that speaks Stripe's REST, as far as the site uses it: https://docs.stripe.com/api. What a card
 * does is chosen by its name, as in Stripe's own tests (https://docs.stripe.com/testing): `pm_card_visa` and so on.
 * Under /test is what happens to the provider from outside: a bank that answers at last, a chargeback, a transfer sent
 * back, a day that has passed, after which keys are forgotten.
 */

const scenarios = [
  "success",
  "loading",
  "slow",
  "error",
  "offline",
  "malformed",
  "notJson",
  "rateLimited",
  "badKey",
  /** It does what is asked, and the first answer to each key is lost. */
  "answerLost",
  /** A refund is refused for good, or comes back from the card after days. */
  "refundRefused",
  "refundFails",
  "refundPending",
  /** What was authorized has lapsed. */
  "captureExpired",
  /** A seller's account has too little, or takes nothing. */
  "transferFails",
  /** Sellers have more to answer. */
  "sellerUnready",
] as const;

type Scenario = (typeof scenarios)[number];

const root = `${mockFolder}/stripe`;
const requests = [`GET *${root}/*`, `POST *${root}/*`];

const problem = (status: number, code: string, type = "invalid_request_error") => ({
  status,
  body: { error: { type, code, message: code } },
});

interface Asked {
  method: string;
  /** What follows the mock's folder, in parts. */
  path: readonly string[];
  form: URLSearchParams;
  memory: StripeMemory;
  scenario: Scenario;
}

type Answered = { status: number; body: unknown };

const ok = (body: unknown): Answered => ({ status: 200, body });
const missing = () => problem(404, "resource_missing");

/** What was kept of a kind, the latest first, as far as its fields are these. */
const listed = (kept: ReadonlyMap<string, Record<string, unknown>>, fields: object): Answered =>
  ok({
    ...{ object: "list", has_more: false },
    data: [...kept.values()]
      .filter((each) => Object.entries(fields).every(([name, value]) => each[name] === value))
      .toReversed(),
  });

/** What a form says to be kept with what it makes. */
const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** What became of a payment that a card confirms. */
const cards: Readonly<Record<string, Record<string, unknown>>> = {
  pm_card_visa: { status: "requires_capture" },
  pm_card_chargeDeclined: {
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
  },
  pm_card_authenticationRequired: { status: "requires_action" },
  pm_card_processing: { status: "processing" },
};

/** A payment as it is asked for: with its charge, and what is taken for that, or only the charge's name. */
function seen(payment: Record<string, unknown>, form: URLSearchParams) {
  const id = payment.latest_charge;
  if (id === null || !form.has("expand[0]")) return payment;
  const cents = Number(payment.amount_received);
  const balance_transaction =
    payment.status === "succeeded" ? { fee: Math.round(cents * 0.029) + 30 } : null;
  return { ...payment, latest_charge: { id, balance_transaction } };
}

function payments({ method, path, form, memory, scenario }: Asked): Answered {
  const [id, verb] = path;
  if (!id) {
    const amount = Number(form.get("amount"));
    if (!(amount > 0)) return problem(400, "parameter_invalid_integer");
    const made = memory.nextId("pi");
    const payment = {
      ...{ id: made, object: "payment_intent", amount, amount_received: 0, currency: "usd" },
      ...{ status: "requires_payment_method", client_secret: `${made}_secret_mock` },
      ...{ latest_charge: null, last_payment_error: null },
      ...{ transfer_group: form.get("transfer_group") },
    };
    memory.payments.set(made, payment);
    return ok(payment);
  }
  const payment = memory.payments.get(id);
  if (!payment) return missing();
  const set = (fields: Record<string, unknown>) => ok(seen(Object.assign(payment, fields), form));
  const isOpen = ["requires_payment_method", "requires_action"].includes(String(payment.status));
  if (method === "GET") return ok(seen(payment, form));
  switch (verb) {
    case undefined:
      return isOpen
        ? set({ amount: Number(form.get("amount")) })
        : problem(400, "payment_intent_unexpected_state");
    case "confirm": {
      if (form.get("client_secret") !== payment.client_secret) return problem(401, "secret_wrong");
      if (!isOpen) return problem(400, "payment_intent_unexpected_state");
      const isProven = payment.status === "requires_action" && form.get("is_proven") === "yes";
      const card = isProven ? "pm_card_visa" : (form.get("payment_method") ?? "");
      const fields = cards[card];
      if (!fields) return problem(400, "payment_method_unexpected");
      const isTaken = fields.status === "requires_capture";
      set({ last_payment_error: null, ...fields, ...(isTaken && { latest_charge: `ch_${id}` }) });
      return payment.last_payment_error
        ? {
            status: 402,
            body: {
              error: { type: "card_error", ...payment.last_payment_error, payment_intent: payment },
            },
          }
        : ok(payment);
    }
    case "capture": {
      if (scenario === "captureExpired") {
        set({ status: "canceled" });
        return problem(400, "charge_expired_for_capture");
      }
      const amount = Number(form.get("amount_to_capture") ?? payment.amount);
      if (payment.status !== "requires_capture")
        return problem(400, "payment_intent_unexpected_state");
      if (amount > Number(payment.amount)) return problem(400, "amount_too_large");
      return set({ status: "succeeded", amount_received: amount });
    }
    case "cancel":
      return isOpen || ["requires_capture", "processing"].includes(String(payment.status))
        ? set({ status: "canceled" })
        : problem(400, "payment_intent_unexpected_state");
    default:
      return missing();
  }
}

function refunds({ method, path, form, memory, scenario }: Asked): Answered {
  const [id] = path;
  if (!id && method === "GET")
    return listed(memory.refunds, { payment_intent: form.get("payment_intent") });
  if (id) return memory.refunds.has(id) ? ok(memory.refunds.get(id)) : missing();
  const payment = memory.payments.get(form.get("payment_intent") ?? "");
  if (payment?.status !== "succeeded") return problem(400, "charge_not_captured");
  const amount = Number(form.get("amount"));
  const before = [...memory.refunds.values()]
    .filter((each) => each.payment_intent === payment.id && each.status !== "failed")
    .reduce((sum, each) => sum + Number(each.amount), 0);
  if (before + amount > Number(payment.amount_received)) return problem(400, "amount_too_large");
  if (scenario === "refundRefused") return problem(400, "charge_disputed");
  const failed = { status: "failed", failure_reason: "lost_or_stolen_card" };
  const refund = {
    ...{ id: memory.nextId("re"), object: "refund", amount, payment_intent: payment.id },
    metadata: metadataOf(form),
    ...(scenario === "refundFails"
      ? failed
      : { status: scenario === "refundPending" ? "pending" : "succeeded" }),
  };
  memory.refunds.set(refund.id, refund);
  return ok(refund);
}

function transfers({ method, path, form, memory, scenario }: Asked): Answered {
  const [id, verb] = path;
  if (!id && method === "GET")
    return listed(memory.transfers, { transfer_group: form.get("transfer_group") });
  if (!id) {
    if (scenario === "transferFails") return problem(400, "balance_insufficient");
    const account = memory.accounts.get(form.get("destination") ?? "");
    if (!account) return missing();
    const transfer = {
      ...{ id: memory.nextId("tr"), object: "transfer", amount: Number(form.get("amount")) },
      ...{ amount_reversed: 0, destination: account.id },
      transfer_group: form.get("transfer_group"),
    };
    memory.transfers.set(transfer.id, transfer);
    return ok(transfer);
  }
  const transfer = memory.transfers.get(id);
  if (!transfer) return missing();
  if (verb === "reversals" && method === "GET")
    return listed(memory.reversals, { transfer: transfer.id });
  if (method === "GET") return ok(transfer);
  if (verb !== "reversals") return missing();
  if (scenario === "transferFails") return problem(400, "balance_insufficient");
  const reversed = Number(transfer.amount_reversed) + Number(form.get("amount"));
  if (reversed > Number(transfer.amount)) return problem(400, "amount_too_large");
  transfer.amount_reversed = reversed;
  const reversal = {
    ...{ id: memory.nextId("trr"), object: "transfer_reversal", transfer: transfer.id },
    ...{ amount: Number(form.get("amount")), metadata: metadataOf(form) },
  };
  memory.reversals.set(reversal.id, reversal);
  return ok(reversal);
}

/** What a seller has answered, and may therefore have. */
const answered = {
  ...{ payouts_enabled: true, details_submitted: true },
  capabilities: { transfers: "active" },
};

function accounts({ path, form, memory, scenario }: Asked): Answered {
  const [id] = path;
  if (id) return memory.accounts.has(id) ? ok(memory.accounts.get(id)) : missing();
  const account = {
    ...{ id: memory.nextId("acct"), object: "account", email: form.get("email") },
    ...{
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: "inactive" },
    },
    isUnready: scenario === "sellerUnready",
  };
  memory.accounts.set(account.id, account);
  return ok(account);
}

function accountLinks({ form, memory }: Asked): Answered {
  const account = memory.accounts.get(form.get("account") ?? "");
  if (!account) return missing();
  account.returnUrl = form.get("return_url");
  const { origin } = new URL(String(account.returnUrl));
  return ok({ object: "account_link", url: `${origin}${root}/onboarding/${account.id}` });
}

/** What is taken for a chargeback, and given back where it is won. */
const disputeFeeCents = 15_00;

/** What happens at the provider without the site. */
function happenings({ path, form, memory }: Asked): Answered {
  const [of = "", id = "", verb] = path;
  if (of === "keys") {
    memory.keys.clear();
    return ok({ object: "keys", isForgotten: true });
  }
  if (of === "payments") {
    const payment = memory.payments.get(id);
    if (!payment) return missing();
    const isTaken = verb === "authorize";
    Object.assign(payment, isTaken ? cards.pm_card_visa : cards.pm_card_chargeDeclined);
    if (isTaken) payment.latest_charge = `ch_${id}`;
    return ok(payment);
  }
  if (of === "disputes") {
    const known = memory.disputes.get(id);
    if (known) {
      const back = { amount: Number(known.amount), fee: -disputeFeeCents };
      if (verb === "won") (known.balance_transactions as object[]).push(back);
      return ok(Object.assign(known, { status: verb }));
    }
    const amount = Number(form.get("amount"));
    const isInquiry = verb === "inquiry";
    const dispute = {
      ...{ id: memory.nextId("dp"), object: "dispute", amount },
      status: isInquiry ? "warning_needs_response" : "needs_response",
      payment_intent: form.get("payment_intent"),
      balance_transactions: isInquiry ? [] : [{ amount: -amount, fee: disputeFeeCents }],
    };
    memory.disputes.set(dispute.id, dispute);
    return ok(dispute);
  }
  const kept = { refunds: memory.refunds, transfers: memory.transfers, accounts: memory.accounts };
  const found = kept[of as keyof typeof kept]?.get(id);
  if (!found) return missing();
  if (of === "refunds") Object.assign(found, { status: verb });
  if (of === "transfers")
    Object.assign(found, { amount_reversed: Number(form.get("amount") ?? found.amount) });
  if (of === "accounts") Object.assign(found, answered);
  return ok(found);
}

function disputes({ path, memory }: Asked): Answered {
  const found = memory.disputes.get(path[0] ?? "");
  return found ? ok(found) : missing();
}

const objects: Readonly<Record<string, (asked: Asked) => Answered>> = {
  payment_intents: payments,
  refunds,
  transfers,
  accounts,
  account_links: accountLinks,
  disputes,
};

/** Where a seller answers what is asked: one press answers all of it. */
function onboarding([id = "", verb]: readonly string[], memory: StripeMemory): Response {
  const account = memory.accounts.get(id);
  if (!account) return page("No such account", 404);
  const back = String(account.returnUrl);
  if (verb !== "done") {
    const html = `<!doctype html><html lang="en"><title>Get paid</title><h1>Mocked onboarding</h1><p><a href="${root}/onboarding/${id}/done">Answer everything</a> <a href="${back}">Later</a>`;
    return new HttpResponse(html, { headers: { "Content-Type": "text/html" } });
  }
  Object.assign(account, account.isUnready ? { details_submitted: true } : answered);
  return new HttpResponse(null, { status: 302, headers: { Location: back } });
}

async function answer(request: Request, memory: StripeMemory, scenario: Scenario) {
  const { pathname, searchParams } = new URL(request.url);
  const [folder, ...path] = (pathname.split(`${root}/`)[1] ?? "").split("/");
  if (folder === "stripe.js")
    return new HttpResponse(stripeScript(root), { headers: { "Content-Type": "text/javascript" } });
  if (folder === "onboarding") return onboarding(path, memory);
  const form = request.method === "POST" ? new URLSearchParams(await request.text()) : searchParams;
  const asked: Asked = { method: request.method, path, form, memory, scenario };
  if (folder === "test") {
    const { status, body } = happenings(asked);
    return json(body as object, { status });
  }
  const [name = "", ...rest] = path;
  const isByBrowser = rest[1] === "confirm";
  const isKeyed = /^Bearer (sk|rk)_/.test(request.headers.get("Authorization") ?? "");
  if (!isKeyed && !isByBrowser) return json(problem(401, "api_key_missing").body, { status: 401 });
  const key = request.headers.get("Idempotency-Key");
  const short = `${request.method} ${pathname} ${form}`;
  const kept = key === null ? undefined : memory.keys.get(key);
  if (kept && kept.asked !== short) {
    const { status, body } = problem(400, "idempotency_key_in_use", "idempotency_error");
    return json(body, { status });
  }
  const { status, body } = kept ?? objects[name]?.({ ...asked, path: rest }) ?? missing();
  if (key !== null && !kept)
    memory.keys.set(key, { asked: short, status, body: structuredClone(body), isLost: false });
  const entry = key === null ? undefined : memory.keys.get(key);
  if (scenario === "answerLost" && entry && !entry.isLost) {
    entry.isLost = true;
    return HttpResponse.error();
  }
  return json(body as object, { status });
}

const everywhere = `*${root}/*`;
const always = (answerWith: () => Response | Promise<Response>) => [
  http.all(everywhere, answerWith),
];

function handlersOf(scenario: Scenario, memory: StripeMemory) {
  const failed = (status: number, code: string, type: string) =>
    always(() => json(problem(status, code, type).body, { status }));
  switch (scenario) {
    case "loading":
      return always(never);
    case "slow":
      return [http.all(everywhere, ({ request }) => late(() => answer(request, memory, scenario)))];
    case "error":
      return failed(503, "api_error", "api_error");
    case "rateLimited":
      return failed(429, "rate_limit", "rate_limit_error");
    case "badKey":
      return failed(401, "api_key_expired", "authentication_error");
    case "offline":
      return always(() => HttpResponse.error());
    case "malformed":
      return always(() => json({ object: "something else", id: 42 }));
    case "notJson":
      return always(brokenJson);
    default:
      return [http.all(everywhere, ({ request }) => answer(request, memory, scenario))];
  }
}

export const stripe: MockedService<Scenario> = {
  title: "Payment provider",
  requests,
  isOurs: false,
  unseen: "the site's server asks it",
  scenarios,
  handlers: (scenario, { stripe: memory }) => handlersOf(scenario, memory),
};
