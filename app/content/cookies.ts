import { PRODUCT_NAME } from "./product";

/** A cookie that the site sets, as the privacy policy describes it. */
export interface SiteCookie {
  /** As the browser lists it; where the site is https, `__Host-` comes before it. */
  name: string;
  /** What the policy calls it. */
  label: string;
  /** How long the browser keeps it after it was set last, in seconds. */
  maxAgeSeconds: number;
  purpose: string;
}

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

/** `named("theme")` is the cookie of that name of the product's. */
const named = (...words: string[]) => [PRODUCT_NAME.toLowerCase(), ...words].join("-");

/** Every cookie that the site sets. */
export const SITE_COOKIES: readonly SiteCookie[] = [
  {
    name: named(),
    label: "session cookie",
    maxAgeSeconds: 30 * daySeconds,
    purpose:
      "keeps you signed in. It holds a random number, not your data, and signing out makes it worthless. However often you use it, it ends 90 days after you signed in.",
  },
  {
    name: named("device"),
    label: "device cookie",
    maxAgeSeconds: 365 * daySeconds,
    purpose:
      "tells that you have signed in with this browser before, so that somebody who guesses passwords for your account elsewhere does not lock you out. It signs nobody in, it stays when you sign out, and changing your password makes it worthless.",
  },
  {
    name: named("theme"),
    label: "theme cookie",
    maxAgeSeconds: 365 * daySeconds,
    purpose:
      "remembers whether you chose light, dark, or your device's setting, and miles or kilometers.",
  },
  {
    name: named("checkout"),
    label: "checkout cookie",
    maxAgeSeconds: daySeconds,
    purpose:
      "ties the checkout you began without signing in to this browser, so that nobody else can see it.",
  },
  {
    name: named("garage"),
    label: "garage cookie",
    maxAgeSeconds: 180 * daySeconds,
    purpose:
      "keeps the vehicles you add while you are not signed in, with their VINs. Signing in moves them to your account and deletes the cookie.",
  },
  {
    name: named("removed-vehicle"),
    label: "removed-vehicle cookie",
    maxAgeSeconds: 5 * minuteSeconds,
    purpose:
      "keeps the vehicle that you removed from your garage last, encrypted, so that you can put it back.",
  },
  {
    name: named("cart"),
    label: "cart cookie",
    maxAgeSeconds: 180 * daySeconds,
    purpose:
      "keeps the parts you put in your cart while you are not signed in, with the vehicles they are for, encrypted. Signing in moves them to your account and deletes the cookie.",
  },
  {
    name: named("removed-line"),
    label: "removed-line cookie",
    maxAgeSeconds: 5 * minuteSeconds,
    purpose:
      "keeps the part that you removed from your cart last, encrypted, so that you can put it back.",
  },
  {
    name: named("place"),
    label: "place cookie",
    maxAgeSeconds: 180 * daySeconds,
    purpose:
      "remembers the town or postal code that you asked the map to search near. It is not set when you share your device's location, and you can have it forgotten on the map.",
  },
  {
    name: named("consent"),
    label: "consent cookie",
    maxAgeSeconds: 180 * daySeconds,
    purpose: "remembers your answer about analytics, so that we do not ask again.",
  },
  {
    name: named("flash"),
    label: "message cookie",
    maxAgeSeconds: minuteSeconds,
    purpose:
      "carries one sentence from one page to the next, such as that your choices are saved, and goes once it has been shown.",
  },
];

/** `1 minute`, `180 days`, `1 year`. */
function duration(seconds: number): string {
  const [count, unit] =
    seconds % (365 * daySeconds) === 0
      ? [seconds / (365 * daySeconds), "year"]
      : seconds % daySeconds === 0
        ? [seconds / daySeconds, "day"]
        : [seconds / minuteSeconds, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A cookie as one line of the policy: its name, lifetime and purpose. */
export const cookieLine = ({ name, label, maxAgeSeconds, purpose }: SiteCookie) =>
  `The ${label} (${name}, ${duration(maxAgeSeconds)}) ${purpose}`;
