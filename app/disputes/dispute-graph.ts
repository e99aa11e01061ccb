import type {
  DisputeEntryKind,
  DisputeOutcomeKind,
  DisputeStatus,
  OrderParty,
} from "~/platform/enums";

/*
 * What can happen to a dispute once it is open: its moves, by name. Pages offer what it allows, and the use case checks
 * it behind a lock. Browser-safe.
 */

export interface DisputeMove {
  /** Who may make it. */
  by: readonly OrderParty[];
  from: readonly DisputeStatus[];
  /** Absent where the dispute stays as it is. */
  to?: DisputeStatus;
  /** Of one that ends it. */
  outcome?: DisputeOutcomeKind;
  /** What it is kept as. */
  entry: DisputeEntryKind;
  /** Takes an offer of the other side that nobody has answered. */
  answersOffer?: true;
  /** Only once the seller has answered, or had the time to. */
  afterAnswer?: true;
}

const unsettled = ["open", "escalated"] as const;

/** The graph. What is closed stays closed: support alone can still refund by it. */
export const disputeMoves = {
  /** Says something that both sides and support read. */
  message: { by: ["buyer", "seller", "support"], from: unsettled, entry: "message" },
  /** So much back: the seller offers it, or the buyer says what would settle it. */
  offer: { by: ["buyer", "seller"], from: unsettled, entry: "offer" },
  /** Takes the other side's offer: that much is refunded. */
  accept: {
    ...{ by: ["buyer", "seller"], from: unsettled, entry: "accept", answersOffer: true },
    ...{ to: "closed", outcome: "refunded" },
  },
  refuse: { by: ["buyer", "seller"], from: unsettled, entry: "refuse", answersOffer: true },
  /** Leaves it to support. */
  escalate: {
    ...{ by: ["buyer", "seller"], from: ["open"], entry: "escalate" },
    ...{ to: "escalated", afterAnswer: true },
  },
  /** The seller has not answered in time. */
  overdue: { by: ["system"], from: ["open"], to: "escalated", entry: "escalate" },
  /** The buyer takes it back. */
  withdraw: {
    ...{ by: ["buyer"], from: unsettled, entry: "withdraw" },
    ...{ to: "closed", outcome: "withdrawn" },
  },
  /** The order was canceled: there is nothing to refund. */
  drop: {
    ...{ by: ["system"], from: unsettled, entry: "withdraw" },
    ...{ to: "closed", outcome: "withdrawn" },
  },
  /** Support decides for the buyer, in whole or in part. */
  refund: {
    ...{ by: ["support"], from: unsettled, entry: "decide" },
    ...{ to: "closed", outcome: "refunded" },
  },
  /** Support refunds after all, or more, by one that is closed: its buyer can open no other, or its return is over. */
  amend: {
    ...{ by: ["support"], from: ["closed"], entry: "decide" },
    ...{ to: "closed", outcome: "refunded" },
  },
  /** Support decides that nothing goes back. */
  reject: {
    ...{ by: ["support"], from: unsettled, entry: "decide" },
    ...{ to: "closed", outcome: "rejected" },
  },
} as const satisfies Record<string, DisputeMove>;

export type DisputeMoveName = keyof typeof disputeMoves;

/** What is said and offered in a dispute, as far as moves depend on it. */
export interface DisputeEntryState {
  id: string;
  by: OrderParty;
  kind: DisputeEntryKind;
  /** Of an answer: the offer that it answers. */
  offerId: string | null;
}

export interface DisputeState {
  status: DisputeStatus;
  answerBy: Date;
  /** The first first. */
  entries: readonly DisputeEntryState[];
}

/** Whatever the seller writes or offers is an answer. */
export const hasAnswered = ({ entries }: Pick<DisputeState, "entries">): boolean =>
  entries.some(({ by }) => by === "seller");

/** The offer of a side that waits for the other's answer: its latest, while nobody has answered that. */
export function openOfferOf<Entry extends DisputeEntryState>(
  side: OrderParty,
  { status, entries }: { status: DisputeStatus; entries: readonly Entry[] },
): Entry | undefined {
  if (status === "closed") return undefined;
  const latest = entries.findLast(({ by, kind }) => by === side && kind === "offer");
  return entries.some(({ offerId }) => offerId !== null && offerId === latest?.id)
    ? undefined
    : latest;
}

const otherSide = (side: OrderParty): OrderParty => (side === "buyer" ? "seller" : "buyer");

/** Whether a party may make a move in a dispute that is so, at a moment. */
export function canMove(
  name: DisputeMoveName,
  party: OrderParty,
  dispute: DisputeState,
  now: Date,
): boolean {
  const move: DisputeMove = disputeMoves[name];
  if (!move.by.includes(party) || !move.from.includes(dispute.status)) return false;
  if (move.answersOffer && !openOfferOf(otherSide(party), dispute)) return false;
  return !move.afterAnswer || hasAnswered(dispute) || now >= dispute.answerBy;
}

/** The moves open to a party. */
export const movesOf = (party: OrderParty, dispute: DisputeState, now: Date): DisputeMoveName[] =>
  (Object.keys(disputeMoves) as DisputeMoveName[]).filter((name) =>
    canMove(name, party, dispute, now),
  );
