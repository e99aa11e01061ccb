import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CredentialsPage } from "~/accounts/CredentialsPage";
import { credentialsAction } from "~/accounts/credentials-action.server";
import { credentialsClientAction } from "~/accounts/credentials-client-action";
import { loadVisitorPage } from "~/accounts/visitor-page.server";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Create an account",
  description:
    "An account to buy parts, track your orders, and run your counter. It takes a minute.",
});

export function loader({ request }: LoaderFunctionArgs) {
  return loadVisitorPage(request);
}

export function action({ request }: ActionFunctionArgs) {
  return credentialsAction("register", request);
}

export { credentialsClientAction as clientAction };

/** How long to wait after too many attempts. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The page leads on by itself, after the toast: signing in must not send it away at once. */
export const shouldRevalidate = () => false;

export default function Register() {
  return <CredentialsPage key="register" mode="register" {...useLoaderData<typeof loader>()} />;
}
