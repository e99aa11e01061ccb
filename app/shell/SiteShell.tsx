import { Inline, SiteFooter, SiteHeader, SkipLink } from "@partlane/ui";
import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { PRODUCT_NAME, TAGLINE } from "~/content/product";
import { paths } from "~/paths";
import { accountLinks, cartLink, footerGroups, mainLinks, unreadLink } from "./navigation";
import { pendingChoice, returnPath } from "./return-path";
import { ThemeChooser } from "./ThemeChooser";
import { UnitChooser } from "./UnitChooser";
import { useShell } from "./useShell";

/** Only for where the server could not say which year it is. */
const loadedYear = new Date().getUTCFullYear();

// Configured by few, like the analytics themselves.
const AnalyticsChoice = lazy(async () => ({
  default: (await import("./AnalyticsChoice")).AnalyticsChoice,
}));

export interface ShellUser {
  displayName: string | null;
  email: string;
}

/** Header, page and footer of the public site (SPEC A1 to A6). */
export function SiteShell({ user, children }: { user: ShellUser | null; children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const redirectTo = returnPath(location);
  const chosen = pendingChoice(location);
  const shell = useShell();
  const year = shell?.year ?? loadedYear;
  const consent = shell?.analytics?.consent;
  const links = mainLinks.map((link) => ({ ...link, current: link.href === pathname }));
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <SiteHeader
        brand={PRODUCT_NAME}
        homeHref={paths.home()}
        links={links}
        dashboardHref={paths.dashboard()}
        vehicle={{ name: shell?.vehicle ?? null, href: paths.garage() }}
        notifications={
          typeof shell?.unread === "number" ? unreadLink(shell.unread, pathname) : undefined
        }
        cart={cartLink(shell?.cart ?? 0, pathname)}
        account={
          user
            ? {
                kind: "user",
                name: user.displayName,
                email: user.email,
                items: [...accountLinks],
                logoutAction: paths.logout(),
              }
            : {
                kind: "visitor",
                loginHref: paths.login(redirectTo, chosen),
                signUpHref: paths.register({ redirectTo, ...chosen }),
              }
        }
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        brand={PRODUCT_NAME}
        homeHref={paths.home()}
        groups={[...footerGroups]}
        tagline={TAGLINE}
        copyright={`© ${year} ${PRODUCT_NAME}`}
        aside={
          <>
            {consent ? (
              <Suspense fallback={null}>
                <AnalyticsChoice consent={consent} />
              </Suspense>
            ) : null}
            <Inline gap={3}>
              <UnitChooser />
              <ThemeChooser />
            </Inline>
          </>
        }
      />
    </>
  );
}
