import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactsPage } from "~/contacts/ContactsPage";
import { listContacts } from "~/contacts/contacts.server";
import { dashboardOwner } from "~/orders/orders.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Contacts",
  description: "The suppliers and customers you deal with.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const owner = await dashboardOwner(id);
  return { contacts: await listContacts(owner), isSample: "sample" in owner };
}

export default function Contacts() {
  return <ContactsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
