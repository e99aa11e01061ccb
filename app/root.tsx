import archivoUrl from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import { LinkProvider, ToastProvider } from "@partlane/ui";
import "@partlane/ui/fonts.css";
import "@partlane/ui/theme";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { useNonce } from "~/platform/http/nonce";
import { Effects } from "~/shell/Effects";
import { FlashInPage } from "~/shell/FlashInPage";
import { LinkAdapter } from "~/shell/LinkAdapter";
import { pageMeta } from "~/shell/meta";
import { loadShell } from "~/shell/shell.server";
import { ThemeContext } from "~/shell/theme";
import { useKeepSubmissions } from "~/shell/useKeptSubmission";
import { useShell } from "~/shell/useShell";

export const links: LinksFunction = () => [
  { rel: "preload", href: archivoUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

const titles = new Map<number | undefined, string>([
  [404, "Page not found"],
  [503, "We'll be right back"],
]);

/** For pages that could not say it themselves: those that are not there, or broke. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const status = isRouteErrorResponse(args.error) ? args.error.status : undefined;
  const isMissing = status === 404;
  return pageMeta({
    title: args.error ? (titles.get(status) ?? "Something went wrong") : undefined,
    description: isMissing
      ? "There's no page at this address. Start from the homepage."
      : "Auto parts near you, with price, condition, and distance.",
    noIndex: Boolean(args.error),
  })(args);
};

/** Who is here and what they chose: everything the shell needs, in four queries at most. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { shell, headers } = await loadShell(request);
  return data(shell, { headers });
}

/**
 * The shell changes when something was posted, not on every step through the site; and whoever is led
 * to sign-in may have been signed out elsewhere. Where the server gave no answer there is nothing
 * new, and asking again would only fail again, this time for the whole page.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  actionResult,
  actionStatus = 500,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== "GET") return actionResult === undefined || actionStatus < 500;
  return nextUrl.pathname === paths.login() && currentUrl.pathname !== nextUrl.pathname;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const shell = useShell();
  useKeepSubmissions();
  const theme = shell?.theme ?? "system";
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101317" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeContext.Provider value={theme}>
          <LinkProvider component={LinkAdapter}>
            <ToastProvider>
              {shell?.flash ? <FlashInPage {...shell.flash} /> : null}
              {children}
              {shell ? <Effects shell={shell} /> : null}
            </ToastProvider>
          </LinkProvider>
        </ThemeContext.Provider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { SiteErrorBoundary as ErrorBoundary } from "~/shell/SiteErrorBoundary";
