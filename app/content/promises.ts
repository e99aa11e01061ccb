/** What the product is for. The FAQ, the home page and the terms say it in these words. */
export const MISSION_TEXT =
  "Our mission is to connect suppliers directly to professionals who need parts, so that locating, buying and receiving parts is faster and more transparent.";

/** When a buyer gets the money back. */
export const GUARANTEE_TEXT =
  "You get a full refund if a part is not shipped as described or does not fit as listed.";

/** How a buyer asks for it. */
export const DISPUTE_TEXT = "Open a dispute as a support ticket from the order page.";
