import type Stripe from "stripe";
import * as z from "zod";
import type { PaymentState } from "~/platform/enums";
import {
  type CardPayments,
  PaymentProviderError,
  type ProviderAccount,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderTransfer,
} from "../payment-provider";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Such as https://api.stripe.com. */
  apiBase: string;
  scriptUrl: string;
  /** How long one answer may take, in ms; 10,000 when absent. */
  timeoutMs?: number;
  /** How often a request is made again, with the same key, where no answer came; 2 when absent. */
  retries?: number;
}

/** What of a webhook is read: the rest is asked for. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  account: z.string().max(255).optional(),
  data: z.object({ object: z.object({ id: z.string().min(1).max(255) }) }),
});

const states = {
  requires_payment_method: "requires-payment",
  requires_confirmation: "requires-payment",
  requires_action: "requires-action",
  processing: "processing",
  requires_capture: "authorized",
  succeeded: "captured",
  canceled: "canceled",
} as const satisfies Record<string, PaymentState>;

const paymentSchema = z.object({
  id: z.string().min(1),
  status: z.enum(Object.keys(states) as [keyof typeof states]),
  amount: z.int().positive(),
  amount_received: z.int().min(0),
  client_secret: z.string().nullish(),
  latest_charge: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        balance_transaction: z.union([z.string(), z.object({ fee: z.int() })]).nullish(),
      }),
    ])
    .nullish(),
  last_payment_error: z
    .object({ code: z.string().optional(), decline_code: z.string().optional() })
    .nullish(),
});

/** What was written to something when it was asked for: its key, after which it is found again. */
const metadataSchema = z.record(z.string(), z.string()).nullish();

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: metadataSchema,
});

const reversalSchema = z.object({ metadata: metadataSchema });

const transferSchema = z.object({
  id: z.string().min(1),
  amount: z.int().positive(),
  amount_reversed: z.int().min(0),
});

const accountSchema = z.object({
  id: z.string().min(1),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  capabilities: z.object({ transfers: z.string().optional() }).optional(),
});

const disputeSchema = z.object({
  id: z.string().min(1),
  amount: z.int().min(0),
  status: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  /** What it took of the balance, and what came back. */
  balance_transactions: z.array(z.object({ amount: z.int(), fee: z.int() })).nullish(),
});

const linkSchema = z.object({ url: z.url() });

const idOf = (of: string | { id: string } | null | undefined) =>
  (typeof of === "string" ? of : of?.id) ?? null;

/** What Stripe answered, if it is what was asked for. */
function parsed<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new PaymentProviderError("unavailable", "malformed", { cause: error });
  return data;
}

/** With these the fee of a charge comes along, once it is known. */
const withFee = { expand: ["latest_charge.balance_transaction"] };

function feeOf(charge: z.output<typeof paymentSchema>["latest_charge"]): number | null {
  const transaction = typeof charge === "object" ? charge?.balance_transaction : null;
  return typeof transaction === "object" ? (transaction?.fee ?? null) : null;
}

function paymentOf(answer: unknown): ProviderPayment {
  const intent = parsed(paymentSchema, answer);
  const problem = intent.last_payment_error;
  return {
    ...{ id: intent.id, state: states[intent.status], amountCents: intent.amount },
    capturedCents: intent.amount_received,
    clientSecret: intent.client_secret ?? null,
    chargeId: idOf(intent.latest_charge),
    feeCents: feeOf(intent.latest_charge),
    failure: problem?.decline_code ?? problem?.code ?? null,
  };
}

function refundOf(answer: unknown): ProviderRefund {
  const { id, status, failure_reason } = parsed(refundSchema, answer);
  const isFailed = status === "failed" || status === "canceled";
  return {
    id,
    state: status === "succeeded" ? "paid" : isFailed ? "failed" : "pending",
    failure: isFailed ? (failure_reason ?? status) : null,
  };
}

function transferOf(answer: unknown): ProviderTransfer {
  const { id, amount, amount_reversed } = parsed(transferSchema, answer);
  return { id, amountCents: amount, reversedCents: amount_reversed };
}

function accountOf(answer: unknown): ProviderAccount {
  const { id, payouts_enabled, details_submitted, capabilities } = parsed(accountSchema, answer);
  const canBePaid = payouts_enabled && capabilities?.transfers === "active";
  return { id, canBePaid, hasSubmitted: details_submitted };
}

/** Stripe, with Connect: the site charges, and transfers to sellers' accounts. */
export function stripePayments(options: StripeOptions): CardPayments {
  const { timeoutMs = 10_000, retries = 2 } = options;
  const base = options.apiBase.replace(/\/$/, "");
  let opening: Promise<Stripe> | undefined;

  /** Loaded with the first payment: sites that charge nothing never load it. */
  function opened() {
    opening ??= import("stripe").then(
      ({ default: Library }) =>
        new Library(options.secretKey, {
          timeout: timeoutMs,
          maxNetworkRetries: retries,
          telemetry: false,
          httpClient: Library.createFetchHttpClient(
            (input: string | URL | Request, init?: RequestInit) => {
              const { pathname, search } = new URL(input instanceof Request ? input.url : input);
              return fetch(`${base}${pathname}${search}`, init);
            },
          ),
        }),
    );
    return opening;
  }

  async function asked<Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await opened();
    try {
      return await work(stripe);
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw problemOf(error);
    }
  }

  /**
   * What was done already for a key, of what a list has. Stripe forgets keys after a day, and an answer may be lost for
   * longer: so whatever moves money and could be done twice is looked for before it is asked for again.
   */
  async function foundBy<Found>(
    list: AsyncIterable<unknown>,
    schema: z.ZodType<Found>,
    isIt: (each: Found) => boolean,
  ): Promise<Found | undefined> {
    for await (const each of list) {
      const found = parsed(schema, each);
      if (isIt(found)) return found;
    }
    return undefined;
  }

  const isRefused = (status: unknown) =>
    typeof status === "number" &&
    status >= 400 &&
    status < 500 &&
    ![401, 403, 408, 409, 429].includes(status);

  function problemOf(error: unknown): PaymentProviderError {
    const { statusCode, code, type } = error as {
      statusCode?: number;
      code?: string;
      type?: string;
    };
    // The key is another worker's, which asks a little differently: it may have done it.
    const isTaken = type === "StripeIdempotencyError";
    return new PaymentProviderError(
      isRefused(statusCode) && !isTaken ? "refused" : "unavailable",
      String(code ?? type ?? "unknown"),
      { cause: error },
    );
  }

  return {
    takes: "provider",
    name: "stripe",
    browser: { publishableKey: options.publishableKey, scriptUrl: options.scriptUrl },

    begin: ({ checkoutId, amountCents, key }) =>
      asked(async (stripe) =>
        paymentOf(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: "usd",
              capture_method: "manual",
              allowed_payment_method_types: ["card"],
              transfer_group: checkoutId,
              metadata: { checkout: checkoutId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    changeAmount: (id, amountCents) =>
      asked(async (stripe) =>
        paymentOf(await stripe.paymentIntents.update(id, { amount: amountCents })),
      ),

    read: (id) =>
      asked(async (stripe) => paymentOf(await stripe.paymentIntents.retrieve(id, withFee))),

    capture: (id, { amountCents, key }) =>
      asked(async (stripe) =>
        paymentOf(
          await stripe.paymentIntents.capture(
            id,
            { amount_to_capture: amountCents, ...withFee },
            { idempotencyKey: key },
          ),
        ),
      ),

    cancel: (id) =>
      asked(async (stripe) => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(id));
        } catch (error) {
          // It is canceled already, or too late: what it is says which.
          if (!isRefused((error as { statusCode?: number }).statusCode)) throw error;
          return paymentOf(await stripe.paymentIntents.retrieve(id));
        }
      }),

    refund: ({ paymentId, amountCents, refundId, key }) =>
      asked(async (stripe) => {
        const before = stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        const known = await foundBy(before, refundSchema, ({ metadata }) => metadata?.key === key);
        if (known) return refundOf(known);
        const metadata = { refund: refundId, key };
        return refundOf(
          await stripe.refunds.create(
            { payment_intent: paymentId, amount: amountCents, metadata },
            { idempotencyKey: key },
          ),
        );
      }),

    readRefund: (id) => asked(async (stripe) => refundOf(await stripe.refunds.retrieve(id))),

    transfer: ({ accountId, amountCents, key }) =>
      asked(async (stripe) => {
        const before = stripe.transfers.list({ transfer_group: key, limit: 1 });
        const known = await foundBy(before, transferSchema, () => true);
        if (known) return transferOf(known);
        return transferOf(
          await stripe.transfers.create(
            {
              amount: amountCents,
              currency: "usd",
              destination: accountId,
              // A group of its own: transfers can be listed by nothing else that is theirs alone.
              transfer_group: key,
            },
            { idempotencyKey: key },
          ),
        );
      }),

    readTransfer: (id) => asked(async (stripe) => transferOf(await stripe.transfers.retrieve(id))),

    reverse: (id, { amountCents, key }) =>
      asked(async (stripe) => {
        const before = stripe.transfers.listReversals(id, { limit: 100 });
        if (await foundBy(before, reversalSchema, ({ metadata }) => metadata?.key === key)) return;
        await stripe.transfers.createReversal(
          id,
          { amount: amountCents, metadata: { key } },
          { idempotencyKey: key },
        );
      }),

    createAccount: ({ sellerId, email }) =>
      asked(async (stripe) =>
        accountOf(
          await stripe.accounts.create(
            {
              type: "express",
              country: "US",
              email,
              capabilities: { transfers: { requested: true } },
              metadata: { seller: sellerId },
            },
            { idempotencyKey: `account:${sellerId}` },
          ),
        ),
      ),

    readAccount: (id) => asked(async (stripe) => accountOf(await stripe.accounts.retrieve(id))),

    accountLink: (id, { returnUrl, refreshUrl }) =>
      asked(async (stripe) => {
        const link = await stripe.accountLinks.create({
          account: id,
          type: "account_onboarding",
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return parsed(linkSchema, link).url;
      }),

    readChargeback: (id) =>
      asked(async (stripe) => {
        const dispute = parsed(disputeSchema, await stripe.disputes.retrieve(id));
        const { status, balance_transactions } = dispute;
        const moves = balance_transactions ?? [];
        const fees = (sign: 1 | -1) =>
          moves.reduce((sum, { fee }) => sum + Math.max(0, sign * fee), 0);
        const isOver = status === "won" || status === "warning_closed" || status === "prevented";
        return {
          id: dispute.id,
          paymentId: idOf(dispute.payment_intent),
          amountCents: dispute.amount,
          state: isOver ? "won" : status === "lost" ? "lost" : "open",
          wasTaken: status === "lost" || moves.some(({ amount }) => amount < 0),
          ...{ feeCents: fees(1), returnedFeeCents: fees(-1) },
        };
      }),

    async readEvent(body, signature) {
      const stripe = await opened();
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          options.webhookSecret,
        );
        const { id, type, account = null, data } = eventSchema.parse(event);
        return { id, type, objectId: data.object.id, accountId: account };
      } catch {
        return null;
      }
    },
  };
}
