import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type ShellUser, SiteShell } from "~/shell/SiteShell";
import { DonatePage, type DonatePageProps } from "./DonatePage";

/** The donate page again, outside the site's layout, with what was wrong and what was chosen. */
export function DonateRefusedPage() {
  const root = useRouteLoaderData<{ user: ShellUser | null }>("root");
  return (
    <SiteShell user={root?.user ?? null}>
      <DonatePage {...useLoaderData<DonatePageProps>()} />
    </SiteShell>
  );
}
