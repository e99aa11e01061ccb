import { broken, json } from "../answers";
import { service } from "../service";

/*
 * What the pages of the site ask their own server for, as the router does it: the address with
 * `.data`. Stories bring their data by args, so that a success says no more than that it came.
 */

/** A page's data, on the way from one page to another. */
export const page = service({
  title: "Page data",
  requests: ["GET *.data"],
  isOurs: true,
  answers: { success: () => json(null), error: broken },
});

/** A form that is sent. */
export const form = service({
  title: "Sent forms",
  requests: ["POST *.data"],
  isOurs: true,
  answers: { success: () => json(null), error: broken },
});
