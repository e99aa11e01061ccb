import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PolicyPage } from "~/content/PolicyPage";
import { TERMS_OF_USE } from "~/content/terms-of-use";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data?.policy.title,
    description: "What you agree to when you search, buy, or sell here.",
  })(args);

export function loader() {
  return { policy: TERMS_OF_USE };
}

export default function TermsOfUse() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}
