import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { HomePage } from "~/content/HomePage";
import { loadHome } from "~/content/home.server";
import { env } from "~/platform/config/env.server";
import { withOverloadGuard } from "~/platform/http/overload.server";
import { readPreferences } from "~/platform/preferences/preferences.server";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  description:
    "New, refurbished, and used auto parts from shops near you. Search by part number or keyword, and see price, condition, and distance before you drive.",
});

export const loader = withOverloadGuard(async ({ request }: LoaderFunctionArgs) => {
  const { APP_STORE_IOS_URL, APP_STORE_ANDROID_URL } = env();
  const { distanceUnit } = await readPreferences(request);
  return loadHome({ ios: APP_STORE_IOS_URL, android: APP_STORE_ANDROID_URL }, distanceUnit);
});

export default function Home() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <HomePage {...useLoaderData<typeof loader>()} signedIn={Boolean(root?.user)} />;
}
