import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { errorResponse, requestOrigin } from "~/platform/http/request.server";
import { SellerPage } from "~/sellers/SellerPage";
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

export async function loader({ request, params }: LoaderFunctionArgs) {
  const seller = await getSeller(params.id ?? "");
  if (!seller) throw errorResponse(404, "We can't find that seller.");
  return { seller, origin: requestOrigin(request) };
}

export default function Seller() {
  return <SellerPage seller={useLoaderData<typeof loader>().seller} />;
}

export { RouteErrorBoundary as ErrorBoundary };
