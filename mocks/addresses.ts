/*
 * Where the mocked outside world lives. Its services answer under one folder of any origin, so
 * that the development server, stories and tests can each have them at an origin of their own.
 */

export const mockFolder = "/__mock";

/** Whatever origin, that path of the mocked world, as MSW matches it. */
export const anywhere = (path: string) => `*${mockFolder}${path}`;

/** The settings that point the site at the mocked world. */
export function mockSettings(origin: string) {
  const at = (path: string) => `${origin}${mockFolder}${path}`;
  return {
    IDENTITY_PROVIDER: "identity-toolkit",
    IDENTITY_TOOLKIT_URL: at("/identity/v1"),
    IDENTITY_TOOLKIT_TOKEN_URL: at("/token/v1/token"),
    IDENTITY_TOOLKIT_API_KEY: "mock-api-key",
    S3_ENDPOINT: at("/objects"),
    S3_BUCKET: "photos",
    S3_ACCESS_KEY_ID: "mock-key-id",
    S3_SECRET_ACCESS_KEY: "mock-secret",
    STRIPE_SECRET_KEY: "sk_test_mock",
    STRIPE_PUBLISHABLE_KEY: "pk_test_mock",
    STRIPE_WEBHOOK_SECRET: "whsec_mock",
    STRIPE_API_BASE: at("/stripe"),
    STRIPE_JS_URL: at("/stripe/stripe.js"),
    TOKEN_SYNC_URL: at("/token-sync"),
    TILE_URL_TEMPLATE: at("/tiles/{z}/{x}/{y}{r}.svg"),
    TILE_ATTRIBUTION: "Mock Tiles",
    DONATE_URL: at("/donate"),
    DONATE_BUTTON_ID: "MOCKBUTTON",
    ANALYTICS_SCRIPT_URL: at("/analytics.js"),
  } as const;
}
