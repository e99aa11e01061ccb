import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { paths } from "~/paths";
import { consentChoices, themeChoices } from "~/platform/choices";
import { consentCookie, forgetConsentCookie } from "~/platform/consent.server";
import { checkedRedirectPath } from "~/platform/redirect.server";
import { readForm, refuse } from "~/platform/request.server";
import { themeCookie } from "~/platform/theme.server";

const formSchema = z.object({
  theme: z.enum(themeChoices).optional(),
  /** `ask`: the answer is taken back, and the question comes again. */
  consent: z.enum([...consentChoices, "ask"]).optional(),
  returnTo: z.string().optional(),
});

export function loader() {
  return redirect(paths.home());
}

/** Keeps what a reader chose about the site itself, and leads back to where they were. */
export async function action({ request }: ActionFunctionArgs) {
  const { theme, consent, returnTo } = await readForm(request, formSchema);
  if (!theme && !consent) throw refuse(400, "Say which theme, or whether analytics may run.");
  const headers = new Headers();
  if (theme) headers.append("Set-Cookie", await themeCookie(theme));
  if (consent)
    headers.append(
      "Set-Cookie",
      consent === "ask" ? await forgetConsentCookie() : await consentCookie(consent),
    );
  return redirect(checkedRedirectPath(returnTo, paths.home()), { headers });
}
