import * as z from "zod";
import { statesOfUs } from "../us-states";
import { EnvError } from "./env-error.server";

/** The shortest session secret that is accepted, in characters. */
export const sessionSecretLength = 32;

function wholeNumber(name: string, min: number, max: number, meaning: string) {
  const error = `${name} must be a whole number from ${min} to ${max} (${meaning}).`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

/** An absolute http(s) address, kept as it was written. */
function webAddress(name: string) {
  return z
    .string()
    .refine(
      isWebAddress,
      `${name} must be an absolute http or https address, like https://example.com/path.`,
    );
}

function databaseAddress(name: string) {
  return z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
      `${name} must be a PostgreSQL address, like postgresql://user:password@host:5432/database.`,
    );
}

function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, `${name} must be one of ${values.join(", ")}.`);
}

/** The most that a state and its towns may take: a slip of the decimal point is more. */
const mostTaxPercent = 25;

const taxRatesError = `TAX_RATES must be states with their sales tax in percent, each once, from 0 to ${mostTaxPercent} with at most 4 decimals, like CA:7.25,NY:8.875.`;

/** Sales tax by state, in millionths: 7.25 % is 72,500. Read digit by digit, since 8.875 is no binary fraction. */
function taxRatesOf(text: string): Record<string, number> | undefined {
  const rates: Record<string, number> = {};
  for (const part of text.split(",")) {
    const [, state = "", whole = "", decimals = ""] =
      /^\s*([A-Z]{2})\s*:\s*(\d{1,2})(?:\.(\d{1,4}))?\s*$/.exec(part) ?? [];
    const rate = Number(`${whole}${decimals.padEnd(4, "0")}`);
    const isKnown = statesOfUs.some(({ code }) => code === state);
    if (!isKnown || state in rates || rate > mostTaxPercent * 10_000) return undefined;
    rates[state] = rate;
  }
  return rates;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** An SMTP server's address as it is set: `smtps` is TLS from the start, `smtp` is TLS by STARTTLS. */
function isSmtpAddress(value: string): boolean {
  if (!/^smtps?:\/\/./.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname, search, hash } = new URL(value);
  return hostname !== "" && ["", "/"].includes(pathname) && search === "" && hash === "";
}

/** `Name <address>`, or an address alone; nothing in it ends a header's line. */
const senderPattern = /^(?:[^<>@\p{Cc}]*<)?[^\s<>@,;:"()\\\p{Cc}]+@[^\s<>@,;:"()\\\p{Cc}]+>?$/u;

const isSender = (value: string): boolean =>
  senderPattern.test(value) && value.includes("<") === value.endsWith(">");

const tileTemplateError =
  "TILE_URL_TEMPLATE must be an http or https address with {z}, {x} and {y} in it, like https://{s}.example.com/{z}/{x}/{y}{r}.png.";

const settingsSchema = z
  .object({
    PORT: wholeNumber("PORT", 0, 65_535, "0 picks any free port").default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: databaseAddress("DATABASE_URL").optional(),
    DATABASE_REPLICA_URL: databaseAddress("DATABASE_REPLICA_URL").optional(),
    SESSION_SECRET: z
      .string()
      .min(
        sessionSecretLength,
        `SESSION_SECRET must be at least ${sessionSecretLength} characters; make one with: openssl rand -hex 32`,
      )
      .optional(),
    SITE_URL: z
      .string()
      .refine(
        (value) => isWebAddress(value) && new URL(value).href === `${new URL(value).origin}/`,
        "SITE_URL must be the site's public origin alone, like https://parts.example.com.",
      )
      .transform((value) => new URL(value).origin)
      .optional(),
    TRUST_PROXY: wholeNumber(
      "TRUST_PROXY",
      0,
      16,
      "how many proxies in front of the site are yours",
    ).default(0),
    IDENTITY_PROVIDER: oneOf("IDENTITY_PROVIDER", ["embedded", "identity-toolkit"]).default(
      "embedded",
    ),
    IDENTITY_TOOLKIT_URL: webAddress("IDENTITY_TOOLKIT_URL").default(
      "https://identitytoolkit.googleapis.com/v1",
    ),
    IDENTITY_TOOLKIT_TOKEN_URL: webAddress("IDENTITY_TOOLKIT_TOKEN_URL").default(
      "https://securetoken.googleapis.com/v1/token",
    ),
    IDENTITY_TOOLKIT_API_KEY: z.string().optional(),
    TOKEN_SYNC_URL: webAddress("TOKEN_SYNC_URL").optional(),
    TILE_URL_TEMPLATE: z
      .string()
      .refine(
        (value) =>
          ["{z}", "{x}", "{y}"].every((part) => value.includes(part)) &&
          isWebAddress(value.replaceAll(/\{[^}]*\}/g, "x")),
        tileTemplateError,
      )
      .optional(),
    TILE_SUBDOMAINS: z
      .string()
      .regex(
        /^[a-z0-9]+$/i,
        "TILE_SUBDOMAINS must be letters and digits, one per subdomain, like abc.",
      )
      .default("abc"),
    TILE_API_KEY: z.string().optional(),
    TILE_ATTRIBUTION: z.string().optional(),
    APP_STORE_IOS_URL: webAddress("APP_STORE_IOS_URL").optional(),
    APP_STORE_ANDROID_URL: webAddress("APP_STORE_ANDROID_URL").optional(),
    DONATE_URL: webAddress("DONATE_URL").default("https://www.paypal.com/donate"),
    DONATE_BUTTON_ID: z.string().optional(),
    ANALYTICS_SCRIPT_URL: webAddress("ANALYTICS_SCRIPT_URL").optional(),
    SMTP_URL: z
      .string()
      .refine(
        isSmtpAddress,
        "SMTP_URL must be a mail server's address, like smtps://user:password@mail.example.com:465 or smtp://user:password@mail.example.com:587 (a user or password with signs in it is written as in an address: @ is %40).",
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(
        isSender,
        "MAIL_FROM must be the sender of the site's mail, like Parts Counter <no-reply@parts.example.com>.",
      )
      .optional(),
    S3_ENDPOINT: webAddress("S3_ENDPOINT").default("https://s3.us-east-1.amazonaws.com"),
    S3_REGION: z.string().default("us-east-1"),
    S3_BUCKET: z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        "S3_BUCKET must be the name of a bucket, 3 to 63 small letters, digits, dots and hyphens.",
      )
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    PAYOUT_MINIMUM_CENTS: wholeNumber(
      "PAYOUT_MINIMUM_CENTS",
      1,
      1_000_000,
      "cents that a seller's payout comes to at least",
    ).default(2500),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(
        /^(sk|rk)_\w+$/,
        "STRIPE_SECRET_KEY must be a secret key of a Stripe account, like sk_live_…; a restricted one, rk_live_…, will do.",
      )
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(
        /^pk_\w+$/,
        "STRIPE_PUBLISHABLE_KEY must be the publishable key of the same account, like pk_live_….",
      )
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_\S+$/,
        "STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook that Stripe sends to /webhooks/stripe, like whsec_….",
      )
      .optional(),
    STRIPE_API_BASE: webAddress("STRIPE_API_BASE").default("https://api.stripe.com"),
    STRIPE_JS_URL: webAddress("STRIPE_JS_URL").default("https://js.stripe.com/endive/stripe.js"),
    PLATFORM_FEE_BASIS_POINTS: wholeNumber(
      "PLATFORM_FEE_BASIS_POINTS",
      0,
      5_000,
      "what the site keeps of the parts of an order that is paid by card, in hundredths of a percent; 250 is 2.5%",
    ).default(0),
    TAX_RATES: z
      .string()
      .transform((text, { issues }) => {
        const rates = taxRatesOf(text);
        if (!rates) issues.push({ code: "custom", message: taxRatesError, input: text });
        return rates ?? {};
      })
      .optional(),
    PICTURES_FROM_LOOPBACK: oneOf("PICTURES_FROM_LOOPBACK", ["on", "off"]).default("off"),
    JOBS: oneOf("JOBS", ["inside", "worker-only"]).default("inside"),
    LOG_LEVEL: oneOf("LOG_LEVEL", [
      "silent",
      "fatal",
      "error",
      "warn",
      "info",
      "debug",
      "trace",
    ]).default("info"),
    ACCESS_LOG: oneOf("ACCESS_LOG", ["on", "off"]).default("off"),
    SLOW_QUERY_MS: wholeNumber(
      "SLOW_QUERY_MS",
      0,
      60_000,
      "milliseconds after which a query is logged as slow; 0 means none is",
    ).default(500),
    METRICS_TOKEN: z
      .string()
      .regex(
        /^\S{16,256}$/,
        "METRICS_TOKEN must be 16 to 256 characters without spaces, like what `openssl rand -hex 24` writes.",
      )
      .optional(),
    NODE_ENV: oneOf("NODE_ENV", ["development", "test", "production"]).default("production"),
  })
  .check(({ value, issues }) => {
    const problem = (message: string) =>
      issues.push({ code: "custom", message, input: value, path: [] });
    if (value.IDENTITY_PROVIDER === "identity-toolkit" && !value.IDENTITY_TOOLKIT_API_KEY)
      problem(
        "IDENTITY_TOOLKIT_API_KEY must be set to the provider's API key, because IDENTITY_PROVIDER is identity-toolkit.",
      );
    if (value.SMTP_URL && !value.MAIL_FROM)
      problem(
        "MAIL_FROM must be set to the sender of the site's mail, like Parts Counter <no-reply@parts.example.com>, because SMTP_URL is set.",
      );
    if (value.S3_BUCKET && !(value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY))
      problem(
        "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set to a key that may read, write, list and delete in the bucket, because S3_BUCKET is set.",
      );
    const stripe = [
      "STRIPE_SECRET_KEY",
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ] as const;
    const given = stripe.filter((name) => value[name]);
    if (given.length > 0)
      for (const name of stripe.filter((each) => !value[each]))
        problem(
          `${name} must be set too, because ${given.join(" and ")} ${given.length > 1 ? "are" : "is"} set.`,
        );
    if (value.TILE_URL_TEMPLATE && !value.TILE_ATTRIBUTION)
      problem(
        "TILE_ATTRIBUTION must be set to the credit that the tile service asks for, because TILE_URL_TEMPLATE is set.",
      );
    if (value.TILE_URL_TEMPLATE?.includes("{key}") && !value.TILE_API_KEY)
      problem("TILE_API_KEY must be set, because TILE_URL_TEMPLATE has {key} in it.");
  });

/** What was configured; the database and the session secret may still have to be made. */
export type Settings = z.output<typeof settingsSchema>;

/** Everything that the running site knows about its surroundings. */
export type Env = Settings & { DATABASE_URL: string; SESSION_SECRET: string };

type RawEnv = Readonly<Record<string, string | undefined>>;

/** The names of all settings, in the order of the README's table. */
export const settingNames = Object.keys(settingsSchema.shape) as (keyof Settings)[];

/** Blank values count as unset. */
function read(raw: RawEnv): { settings?: Settings; problems: string[] } {
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  const { data, error } = settingsSchema.safeParse(present);
  return {
    settings: data,
    problems: [...new Set(error?.issues.map((issue) => issue.message))],
  };
}

/** Parses the settings alone, as the start script sees them. Throws `EnvError`. */
export function parseSettings(raw: RawEnv): Settings {
  const { settings, problems } = read(raw);
  if (!settings) throw new EnvError(problems);
  return settings;
}

/**
 * Parses the whole environment of the running site.
 * Throws `EnvError`, one sentence per problem; no sentence repeats a value, which may be a secret.
 */
export function parseEnv(raw: RawEnv): Env {
  const { settings, problems } = read(raw);
  if (!raw.DATABASE_URL?.trim())
    problems.push(
      "DATABASE_URL must be set to a PostgreSQL address; npm start sets it to the embedded database.",
    );
  if (!raw.SESSION_SECRET?.trim())
    problems.push(
      `SESSION_SECRET must be set to at least ${sessionSecretLength} random characters; npm start makes one.`,
    );
  const { DATABASE_URL, SESSION_SECRET } = settings ?? {};
  if (!settings || !DATABASE_URL || !SESSION_SECRET) throw new EnvError(problems);
  return { ...settings, DATABASE_URL, SESSION_SECRET };
}

let known: Env | undefined;

/** The process's environment, parsed once. Throws `EnvError`. */
export function env(): Env {
  known ??= parseEnv(process.env);
  return known;
}

/** Forgets what `env` parsed: for tests that change the environment. */
export function resetEnv(): void {
  known = undefined;
}
