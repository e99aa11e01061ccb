import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PolicyPage } from "~/content/PolicyPage";
import { PRIVACY_POLICY } from "~/content/privacy-policy";
import { pageMeta } from "~/shell/meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data?.policy.title,
    description: "What we know about you, what we use it for, and how to change or remove it.",
  })(args);

export function loader() {
  return { policy: PRIVACY_POLICY };
}

export default function PrivacyPolicy() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}
