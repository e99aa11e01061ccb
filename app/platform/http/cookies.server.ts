import { type Cookie, createCookie } from "@remix-run/node";
import { type Env, env } from "~/platform/config/env.server";

/** Keeps what was made from the environment until the environment changes (as it does in tests). */
export function perEnv<T>(make: (settings: Env) => T): () => T {
  let made: { from: Env; value: T } | undefined;
  return () => {
    const from = env();
    if (made?.from !== from) made = { from, value: make(from) };
    return made.value;
  };
}

type SiteCookieOptions = {
  /** Seconds that the browser keeps it. */
  maxAge: number;
  /** True: a changed value is as good as none. */
  signed: boolean;
};

/** The cookie's name: with https it carries the prefix that ties it to this host and to https. */
function cookieName(name: string, settings: Env): string {
  return isHttps(settings) ? `__Host-${name}` : name;
}

function isHttps(settings: Env): boolean {
  return settings.SITE_URL?.startsWith("https:") ?? false;
}

/** A cookie of the site: HttpOnly, SameSite=Lax, whole site, and Secure where the site is https. */
export function siteCookie(name: string, { maxAge, signed }: SiteCookieOptions): () => Cookie {
  return perEnv((settings) =>
    createCookie(cookieName(name, settings), {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps(settings),
      maxAge,
      secrets: signed ? [settings.SESSION_SECRET] : [],
    }),
  );
}

/** The Set-Cookie value that makes the browser forget a cookie. */
export function clearCookie(cookie: Cookie): Promise<string> {
  return cookie.serialize("", { maxAge: undefined, expires: new Date(0) });
}

/** Whether the request carries a cookie of that name, whatever is in it. */
export function hasCookie(request: Request, cookie: Cookie): boolean {
  const header = request.headers.get("Cookie") ?? "";
  return header.split(";").some((pair) => pair.trim().startsWith(`${cookie.name}=`));
}
