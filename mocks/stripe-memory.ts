/* What the mocked payment provider remembers: payments, refunds, transfers, sellers' accounts and chargebacks. */

type Fields = Record<string, unknown> & { id: string };

/** An answer that was given to a key: asking again with it gives it again, and does nothing. */
interface KeptAnswer {
  /** What was asked, in short. */
  asked: string;
  status: number;
  body: unknown;
  /** Whether it was lost on the way once. */
  isLost: boolean;
}

export function newStripeMemory() {
  let made = 0;
  const nextId = (prefix: string) => {
    made += 1;
    return `${prefix}_mock${String(made).padStart(6, "0")}`;
  };
  return {
    nextId,
    payments: new Map<string, Fields>(),
    refunds: new Map<string, Fields>(),
    transfers: new Map<string, Fields>(),
    /** What was taken back of transfers. */
    reversals: new Map<string, Fields>(),
    accounts: new Map<string, Fields>(),
    disputes: new Map<string, Fields>(),
    keys: new Map<string, KeptAnswer>(),
  };
}

export type StripeMemory = ReturnType<typeof newStripeMemory>;
