import { HttpResponse } from "msw";
import { anywhere } from "../addresses";
import { page } from "../answers";
import { service } from "../service";

/** The provider's donation page, opened in a tab of its own: amount and hosted button in the query. */
export const donate = service({
  title: "Donation page",
  requests: ["GET https://www.paypal.com/donate", `GET ${anywhere("/donate")}`],
  unseen: "a page of its own, in another tab",
  answers: {
    success: ({ request }) => {
      const amount = Number(new URL(request.url).searchParams.get("amount"));
      return amount > 0 ? page(`Donate $${amount}`) : page("Choose an amount");
    },
    unknownButton: () => page("This organization cannot receive donations right now", 400),
    error: () => page("Things do not appear to be working at the moment", 503),
    malformed: () =>
      new HttpResponse("", { headers: { "Content-Type": "application/octet-stream" } }),
  },
});
