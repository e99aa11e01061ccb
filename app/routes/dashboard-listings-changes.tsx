import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { type UndoBatchOutcome, undoBatch } from "~/listings/batches.server";
import { RecentChangesPage } from "~/listings/RecentChangesPage";
import { listRecentChanges } from "~/listings/recent-changes.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { type Flash, redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Recent changes",
  description: "Changes of many listings at once, and how to undo them.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  return { changes: await listRecentChanges(id) };
}

const undoFormSchema = z.object({ batch: z.uuid() });

export async function action({ request }: ActionFunctionArgs) {
  const { id: accountId } = await requireAccount(request);
  const { batch } = await readForm(request, undoFormSchema);
  const outcome = await undoBatch({ accountId, batchId: batch });
  if (outcome.kind === "not-found") throw errorResponse(404, "We can't find that change of yours.");
  return redirectWithFlash(paths.listingChanges(), flashOf(outcome));
}

function flashOf(outcome: Exclude<UndoBatchOutcome, { kind: "not-found" }>): Flash {
  switch (outcome.kind) {
    case "undoing":
      return { tone: "info", message: "It's being undone. You can leave this page." };
    case "too-late":
      return { tone: "info", message: "That was more than 30 days ago and can't be undone." };
    case "undone": {
      const left = outcome.changed + outcome.sold;
      return left === 0
        ? { tone: "success", message: "Undone. All of it is as it was." }
        : {
            tone: "info",
            message: `Undone, but for ${left.toLocaleString("en-US")} that changed or sold since.`,
          };
    }
  }
}

export default function ListingChanges() {
  return <RecentChangesPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
