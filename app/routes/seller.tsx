import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPlaceCookie } from "~/places/place-cookie.server";
import { withOverloadGuard } from "~/platform/http/overload.server";
import { errorResponse, requestOrigin } from "~/platform/http/request.server";
import { SellerPage } from "~/sellers/SellerPage";
import { listForSale } from "~/sellers/seller-listings.server";
import { getSeller } from "~/sellers/sellers.server";
import { sellerData } from "~/sellers/structured-data";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data)
    return pageMeta({
      title: "Seller not found",
      description: "This seller isn't here any more. Search for a part instead.",
      noIndex: true,
    })(args);
  const { name, locationName } = args.data.seller;
  return [
    ...pageMeta({
      title: name,
      description: `${name} sells auto parts in ${locationName}: hours, terms, and what is for sale.`,
    })(args),
    { "script:ld+json": sellerData(args.data.seller, args.data.origin) },
  ];
};

export const loader = withOverloadGuard(async ({ request, params }: LoaderFunctionArgs) => {
  const seller = await getSeller(params.id ?? "");
  if (!seller) throw errorResponse(404, "We can't find that seller.");
  const page = new URL(request.url).searchParams.get("page") ?? undefined;
  const near = (await readPlaceCookie(request)) ?? undefined;
  const forSale = await listForSale({ sellerId: seller.id, page, near });
  if (!forSale) throw errorResponse(404, "That page of the list is no longer there.");
  return { seller, forSale, origin: requestOrigin(request) };
});

export default function Seller() {
  const { seller, forSale } = useLoaderData<typeof loader>();
  return <SellerPage seller={seller} forSale={forSale} />;
}

export { refusalHeaders as headers } from "~/platform/http/error-headers";
export { RouteErrorBoundary as ErrorBoundary };
