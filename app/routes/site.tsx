import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { SiteShell } from "~/shell/SiteShell";

export default function Site() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <SiteShell user={root?.user ?? null}>
      <Outlet />
    </SiteShell>
  );
}
