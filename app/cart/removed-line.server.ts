import { siteCookie } from "~/platform/http/cookies.server";
import { undoCookie, undoSeconds } from "~/platform/http/undo-cookie.server";
import { removedLineSchema } from "./cart.schema";

/** The line that was removed from a cart last. What is sealed cannot be changed, and needs no signature. */
export const removedLine = undoCookie(
  siteCookie("partlane-removed-line", { maxAge: undoSeconds, signed: false }),
  removedLineSchema,
);
