import type { ListingState } from "~/platform/enums";

/*
 * What can happen to a listing once it was published. Before that it is a draft, which nobody but its seller
 * sees. Sold out is not a state: it is published with nothing in stock. Browser-safe: pages offer what the use
 * case allows.
 */

export interface ListingTransition {
  from: readonly ListingState[];
  to: ListingState;
  /** What the button says. */
  label: string;
  /** What the page says once it is done. */
  done: string;
}

/** The graph, by the names of its arrows; all are its seller's. */
export const listingTransitions = {
  /** Takes it off the shelf for a while. */
  pause: {
    from: ["published"],
    to: "paused",
    label: "Pause",
    done: "Paused. Buyers can't see it until you resume it.",
  },
  /** Puts it back. */
  resume: { from: ["paused"], to: "published", label: "Resume", done: "It's for sale again." },
  /** Puts it away for good. Nothing is deleted: orders and disputes refer to it. */
  archive: {
    from: ["published", "paused"],
    to: "archived",
    label: "Archive",
    done: "Archived. It stays in your orders, and can't be sold again.",
  },
} as const satisfies Record<string, ListingTransition>;

export type ListingAction = keyof typeof listingTransitions;

export const listingActions = Object.keys(listingTransitions) as ListingAction[];

/** The arrows that lead out of a state, the main one first. */
export const actionsFrom = (state: ListingState): ListingAction[] =>
  listingActions.filter((name) =>
    (listingTransitions[name].from as readonly ListingState[]).includes(state),
  );

/** What a seller's pages call a listing. */
export type ShownState = "draft" | "published" | "sold-out" | "paused" | "archived";

export const stateLabels: Record<ShownState, string> = {
  draft: "Draft",
  published: "Published",
  "sold-out": "Sold out",
  paused: "Paused",
  archived: "Archived",
};

export const shownState = ({
  state,
  quantity,
}: {
  state: ListingState | null;
  quantity: number;
}): ShownState =>
  state === null ? "draft" : state === "published" && quantity === 0 ? "sold-out" : state;
