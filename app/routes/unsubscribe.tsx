import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UnsubscribePage } from "~/notifications/UnsubscribePage";
import { endSubscription, readSubscription } from "~/notifications/unsubscribe.server";
import { paths } from "~/paths";
import { errorResponse, readBody } from "~/platform/http/request.server";
import { secretHeaders, secretPageHeaders } from "~/platform/http/secret-page.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction = pageMeta({
  title: "Unsubscribe",
  description: "Stop emails that are about no order.",
  noIndex: true,
});

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

const notFound = () =>
  errorResponse(
    404,
    "This link doesn't work. Copy the whole link from the email, or change your email settings under Notifications.",
  );

export async function loader({ request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const subscription = await readSubscription(token);
  if (!token || !subscription) throw notFound();
  return data({ ...subscription, token }, { headers: secretHeaders });
}

/**
 * Mail programs send it without a page of ours (RFC 8058), so it is not asked where it came from: the link itself says
 * whose choice it is, and no cookie is read.
 */
export async function action({ request }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const sent = new TextDecoder().decode(await readBody(request));
  if (!token || !(await endSubscription(token))) throw notFound();
  // They must not be redirected, the same source says; a browser is, so that a reload sends nothing.
  return new URLSearchParams(sent).has("stop")
    ? redirect(paths.unsubscribe(token), { status: 303, headers: secretHeaders })
    : new Response(null, { status: 200, headers: secretHeaders });
}

export const headers = secretPageHeaders;

export default function Unsubscribe() {
  return <UnsubscribePage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
