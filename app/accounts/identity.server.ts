import { perEnv } from "~/platform/http/cookies.server";
import { embeddedIdentity } from "./embedded-identity.server";
import type { IdentityProvider } from "./identity";
import { identityToolkit } from "./identity-toolkit.server";

/** The adapter that the environment names. Signing out concerns only our own session. */
export const identityProvider: () => IdentityProvider = perEnv((settings) =>
  settings.IDENTITY_PROVIDER === "identity-toolkit"
    ? identityToolkit({
        url: settings.IDENTITY_TOOLKIT_URL,
        tokenUrl: settings.IDENTITY_TOOLKIT_TOKEN_URL,
        apiKey: settings.IDENTITY_TOOLKIT_API_KEY ?? "",
      })
    : embeddedIdentity(),
);
