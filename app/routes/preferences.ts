import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import { forgetPlaceCookie } from "~/places/place-cookie.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { consentCookie, forgetConsentCookie } from "~/platform/preferences/consent.server";
import { consentChoices, distanceUnits, themeChoices } from "~/platform/preferences/options";
import { preferencesCookie } from "~/platform/preferences/preferences.server";

const formSchema = z.object({
  theme: z.enum(themeChoices).optional(),
  distanceUnit: z.enum(distanceUnits).optional(),
  /** `ask`: the answer is taken back, and the question comes again. */
  consent: z.enum([...consentChoices, "ask"]).optional(),
  /** The place that the map remembers. */
  place: z.literal("forget").optional(),
  returnTo: z.string().optional(),
});

export function loader() {
  return redirect(paths.home());
}

/** Keeps what a reader chose about the site itself, and leads back to where they were. */
export async function action({ request }: ActionFunctionArgs) {
  const { theme, distanceUnit, consent, place, returnTo } = await readForm(request, formSchema);
  if (!theme && !distanceUnit && !consent && !place)
    throw errorResponse(400, "Choose a theme, a unit of distance, or whether analytics may run.");
  const headers = new Headers();
  if (theme || distanceUnit) {
    const chosen = { ...(theme && { theme }), ...(distanceUnit && { distanceUnit }) };
    headers.append("Set-Cookie", await preferencesCookie(request, chosen));
  }
  if (place) headers.append("Set-Cookie", await forgetPlaceCookie());
  if (consent)
    headers.append(
      "Set-Cookie",
      consent === "ask" ? await forgetConsentCookie() : await consentCookie(consent),
    );
  return redirect(checkedRedirectPath(returnTo, paths.home()), { headers });
}
