import { Outlet } from "@remix-run/react";
import { SiteShell } from "~/shell/SiteShell";
import { useShell } from "~/shell/useShell";

export default function Site() {
  return (
    <SiteShell user={useShell()?.user ?? null}>
      <Outlet />
    </SiteShell>
  );
}

export { refusalHeaders as headers } from "~/platform/http/error-headers";
export { SiteErrorBoundary as ErrorBoundary } from "~/shell/SiteErrorBoundary";
