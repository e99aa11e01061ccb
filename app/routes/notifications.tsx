import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NotificationsPage } from "~/notifications/NotificationsPage";
import { notificationFormSchema } from "~/notifications/notifications.schema";
import { notificationsFor, savePreferences } from "~/notifications/notifications.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Notifications",
  description: "Your notifications, and which ones you get.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  return notificationsFor(id);
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  await savePreferences(id, await readForm(request, notificationFormSchema));
  return redirectWithFlash(paths.notifications(), {
    tone: "success",
    message: "Your preferences are saved.",
  });
}

export default function Notifications() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
