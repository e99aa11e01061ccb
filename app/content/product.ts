/** The product's name, in this place only; every other text interpolates it. */
export const PRODUCT_NAME = "Partlane";

/** The line under the logo in the footer. */
export const TAGLINE = "Connecting automotive professionals worldwide";

/** Placeholder mailbox: `.example` is reserved (RFC 2606), so no letter can reach a stranger. */
export const SUPPORT_EMAIL = `support@${PRODUCT_NAME.toLowerCase()}.example`;

/** Placeholder number, as people read it: 555-0100 to 555-0199 is set aside for fiction. */
export const SUPPORT_PHONE = "(212) 555-0142";

/** The same number as a link target. */
export const SUPPORT_PHONE_HREF = "tel:+12125550142";
