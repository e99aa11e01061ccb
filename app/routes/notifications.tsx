import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NotificationsPage } from "~/notifications/NotificationsPage";
import { notificationFormSchema, parseNoticeId } from "~/notifications/notifications.schema";
import {
  notificationsFor,
  readNotices,
  savePreferences,
} from "~/notifications/notifications.server";
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
  const before = parseNoticeId(new URL(request.url).searchParams.get("before"));
  return notificationsFor(id, before);
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const { readUpTo, ...preferences } = await readForm(request, notificationFormSchema);
  if (readUpTo) {
    await readNotices(id, readUpTo);
    const message = "They're marked as read.";
    return redirectWithFlash(paths.notifications(), { tone: "success", message });
  }
  await savePreferences(id, preferences);
  return redirectWithFlash(paths.notifications(), {
    tone: "success",
    message: "Your preferences are saved.",
  });
}

export default function Notifications() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
