import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DonateRefusedPage } from "~/content/DonateRefusedPage";
import { donationFromQuery, donationUrl, readDonation } from "~/content/donation";
import { env } from "~/platform/config/env.server";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({ title: "Donate", description: "Choose an amount.", noIndex: true });

/** The donate form without JavaScript leads here, and on to the provider when the amount holds. */
export function loader({ request }: LoaderFunctionArgs) {
  const choice = donationFromQuery(new URL(request.url).searchParams);
  const outcome = readDonation(choice);
  if (outcome.kind !== "ok") return data({ choice, problem: outcome.message }, { status: 400 });
  const { DONATE_URL, DONATE_BUTTON_ID } = env();
  throw redirect(
    donationUrl(DONATE_URL, {
      amountDollars: outcome.amountDollars,
      buttonId: DONATE_BUTTON_ID,
    }),
  );
}

export default DonateRefusedPage;
