import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { conditionLabels } from "~/catalog/choices";
import { formatDollars, shortened } from "~/content/format";
import { countView, isAhead } from "~/listings/views.server";
import { lastPieceOrder, ownsListing } from "~/orders/placing.server";
import { findAlternatives } from "~/parts/alternatives.server";
import { PartNotFoundPage } from "~/parts/PartNotFoundPage";
import { PartPage } from "~/parts/PartPage";
import { getPart } from "~/parts/part.server";
import { readPartsContext } from "~/parts/parts-context.server";
import { productData } from "~/parts/structured-data";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { withOverloadGuard } from "~/platform/http/overload.server";
import { errorResponse, requestOrigin } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data)
    return pageMeta({
      title: "Part not found",
      description: "This part is no longer available. Search for another.",
      noIndex: true,
    })(args);
  const { listing, photos } = args.data.part;
  const stock = listing.quantity > 0 ? "in stock" : "sold out";
  return [
    ...pageMeta({
      title: `${listing.name} ${listing.partNumber}, ${listing.seller}`,
      description:
        `${conditionLabels[listing.condition]}, ${formatDollars(listing.priceCents)}, ${stock} at ${listing.seller}, ${listing.locationName}. ${shortened(listing.description, 160)}`.trim(),
      image: photos[0]?.src,
    })(args),
    { "script:ld+json": productData(args.data.part, args.data.origin) },
  ];
};

/** How many rows of a fitment table are shown until all are asked for. */
const firstRows = 12;

export const loader = withOverloadGuard(async ({ request, params }: LoaderFunctionArgs) => {
  const account = await currentAccount(request);
  const { query, asked, view } = await readPartsContext({
    accountId: account?.id ?? null,
    request,
  });
  const isWhole = query.get("fitment") === "all";
  const fitmentRows = isWhole ? undefined : firstRows;
  const part = await getPart(params.id ?? "", { ...asked, fitmentRows });
  if (!part) throw errorResponse(404, "This part is no longer available. Search for another.");
  const { id, quantity } = part.listing;
  countView(request, { listingId: id, accountId: account?.id ?? null });
  const [alternatives, isOwn, ownLast] = await Promise.all([
    findAlternatives(part, asked),
    account ? ownsListing({ listingId: id, buyerAccountId: account.id }) : false,
    account && quantity === 0
      ? lastPieceOrder({ buyerAccountId: account.id, listingId: id })
      : undefined,
  ]);
  return {
    ...{ ...view, part, alternatives },
    isOwn,
    ownLastOrder: ownLast,
    origin: requestOrigin(request),
    isAhead: isAhead(request),
  };
});

export default function Part() {
  const page = useLoaderData<typeof loader>();
  const { id } = page.part.listing;
  // What was fetched ahead was not seen then, and the press that shows it asks for nothing more.
  useEffect(() => {
    if (page.isAhead) navigator.sendBeacon(paths.partSeen(id));
  }, [page.isAhead, id]);
  return <PartPage {...page} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <PartNotFoundPage />;
  return <RouteErrorBoundary />;
}

export { refusalHeaders as headers } from "~/platform/http/error-headers";
