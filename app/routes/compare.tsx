import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findAlternatives } from "~/parts/alternatives.server";
import { ComparePage } from "~/parts/ComparePage";
import { compareParts } from "~/parts/part.server";
import { readPartsContext } from "~/parts/parts-context.server";
import { currentAccount } from "~/platform/auth/session.server";
import { withOverloadGuard } from "~/platform/http/overload.server";
import { readCompared } from "~/search/query/compared-ids";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction<typeof loader> = (args) => {
  const count = args.data?.parts.length ?? 0;
  return pageMeta({
    title: count > 1 ? `Compare ${count} parts` : "Compare parts",
    description: "Up to four parts side by side: price, core charge, fit, distance, and condition.",
    // Every set of parts is an address of its own, and none of them is news to a search engine.
    noIndex: count > 0,
  })(args);
};

/** How many rows of each fitment table are shown. */
const fitmentRows = 6;

export const loader = withOverloadGuard(async ({ request }: LoaderFunctionArgs) => {
  const account = await currentAccount(request);
  const { query, asked, words, view } = await readPartsContext({
    accountId: account?.id ?? null,
    request,
  });
  const compared = await compareParts(readCompared(query, "parts"), {
    ...asked,
    fitmentRows,
  });
  const [only, ...others] = compared.parts;
  const alternatives = only && others.length === 0 ? await findAlternatives(only, asked) : null;
  return { ...view, words, ...compared, alternatives };
});

export default function Compare() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}
