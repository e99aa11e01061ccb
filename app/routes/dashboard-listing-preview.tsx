import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewPage, previewAnchors } from "~/listings/PreviewPage";
import { getListingPreview } from "~/listings/preview.server";
import { ListingRow } from "~/map/list/ListingRow";
import { ListingPanel } from "~/map/panel/ListingPanel";
import { PartPage } from "~/parts/PartPage";
import { readPartsContext } from "~/parts/parts-context.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { readerCountry } from "~/platform/http/locale.server";
import { errorResponse } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Preview of a listing",
  description: "What you sell, as buyers will see it.",
  noIndex: true,
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { asked } = await readPartsContext({ accountId, request });
  const preview = await getListingPreview(
    { accountId, id: params.id ?? "" },
    { from: asked.from, country: readerCountry(request) },
  );
  if (!preview) throw errorResponse(404, "We can't find that listing among yours.");
  return { preview };
}

export default function DashboardListingPreview() {
  const { preview } = useLoaderData<typeof loader>();
  const { id, part } = preview;
  const [mapHref, pageHref] = [`#${previewAnchors.map}`, `#${previewAnchors.page}`];
  return (
    <PreviewPage
      preview={preview}
      row={
        <ListingRow listing={part.listing} vehicle={null} href={mapHref} detailsHref={pageHref} />
      }
      panel={
        <ListingPanel
          listing={part.listing}
          search={{ text: "", sort: "nearest" }}
          vehicle={null}
        />
      }
      page={
        <PartPage
          part={part}
          alternatives={{ same: [], similar: [], similarFit: false }}
          vehicle={null}
          comparing={[]}
          asked={{}}
          shared={{}}
          preview={{
            back: { label: "Back to the listing", href: paths.dashboardListing(id) },
            mapHref,
          }}
        />
      }
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
