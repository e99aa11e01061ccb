import { type CoreState, openReturnStates, type ReturnState } from "~/platform/enums";

/* Browser-safe. */

/** Whether a part of an order, an old part or money of it is still on its way back. */
export const isComingBack = ({
  refunds,
  cores,
  returns,
}: {
  refunds: readonly { paidAt: Date | null }[];
  cores: readonly { state: CoreState }[];
  returns: readonly { state: ReturnState }[];
}): boolean =>
  refunds.some(({ paidAt }) => paidAt === null) ||
  cores.some(({ state }) => state === "sent" || state === "received") ||
  returns.some(({ state }) => openReturnStates.some((open) => open === state));
