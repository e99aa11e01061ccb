import { Outlet, useMatches } from "@remix-run/react";
import { SiteShell } from "~/shell/SiteShell";
import { useShell } from "~/shell/useShell";

/** Whether the page below wants the footer; it does unless its `handle` says otherwise. */
function useFooter(): boolean {
  const handle = useMatches().at(-1)?.handle;
  return !(handle && typeof handle === "object" && "footer" in handle && handle.footer === false);
}

export default function Site() {
  return (
    <SiteShell user={useShell()?.user ?? null} footer={useFooter()}>
      <Outlet />
    </SiteShell>
  );
}

export { SiteErrorBoundary as ErrorBoundary } from "~/shell/SiteErrorBoundary";
