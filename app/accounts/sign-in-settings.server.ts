import { errorResponse } from "~/platform/http/request.server";
import type { SignInSettings } from "./account-form";
import { identityProvider } from "./identity.server";
import { selectSignIn } from "./recovery.repo.server";

/** What the settings say of how an account is signed in to, and who changes it. */
export async function getSignIn(accountId: string): Promise<SignInSettings> {
  const { isVerified, isOwn, isExternal } = await selectSignIn(accountId);
  const { manage } = identityProvider();
  const keptBy = isOwn && !manage ? "us" : isExternal && manage ? "provider" : "nobody";
  return { isVerified, keptBy };
}

/** The same for a page that changes it. Throws 404 where there is none: nothing leads there. */
export async function requireSignIn(accountId: string) {
  const { isVerified, keptBy } = await getSignIn(accountId);
  if (keptBy === "nobody")
    throw errorResponse(
      404,
      "This site now signs people in a different way, so you can't change this account here.",
    );
  return { isVerified, keptBy };
}
