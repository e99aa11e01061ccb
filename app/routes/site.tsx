import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { SiteShell } from "~/shell/SiteShell";

/** Whether the page below wants the footer; it does unless its `handle` says otherwise. */
function useFooter(): boolean {
  const handle = useMatches().at(-1)?.handle;
  return !(handle && typeof handle === "object" && "footer" in handle && handle.footer === false);
}

export default function Site() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <SiteShell user={root?.user ?? null} footer={useFooter()}>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <SiteShell user={root?.user ?? null}>
      <RouteErrorBoundary />
    </SiteShell>
  );
}
