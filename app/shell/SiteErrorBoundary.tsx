import { RouteErrorBoundary } from "./NotFoundPage";
import { SiteShell } from "./SiteShell";
import { useShell } from "./useShell";

/** The site's header and footer around what is said of an error or a page that is not there. */
export function SiteErrorBoundary() {
  return (
    <SiteShell user={useShell()?.user ?? null}>
      <RouteErrorBoundary />
    </SiteShell>
  );
}
