import { claimForOrder } from "./order-pictures.repo.server";

/**
 * Those of the photos that are the account's own and belong to nothing yet: from now on they are not loose. Joins the
 * caller's transaction, in which it says what they belong to (`order_photo`).
 */
export const claimPhotos = claimForOrder;
