import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { counted } from "~/content/format";
import { BulkChangePage } from "~/listings/BulkChangePage";
import { applyBulk, previewBulk } from "~/listings/bulk.server";
import { parseChange } from "~/listings/bulk-change";
import { readBulkView } from "~/listings/bulk-view";
import { listQuery } from "~/listings/list-view";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Change listings",
  description: "Change price, stock, or state of many listings at once.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const view = readBulkView(new URL(request.url).searchParams);
  const parsed = parseChange(view.typed);
  const preview = await previewBulk(id, view, parsed.kind === "ok" ? parsed.change : undefined);
  return { view, preview, error: parsed.kind === "bad" ? parsed.message : undefined };
}

/** `fingerprint`: of the preview. What is changed, and how, stands in the address. */
const formSchema = z.object({ fingerprint: z.string().max(40) });

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const { fingerprint } = await readForm(request, formSchema);
  const view = readBulkView(new URL(request.url).searchParams);
  const parsed = parseChange(view.typed);
  if (parsed.kind !== "ok") throw errorResponse(400, "Preview the change first, then apply it.");
  const outcome = await applyBulk(id, { selection: view, change: parsed.change, fingerprint });
  if (outcome.kind !== "applied") return data({ isStale: true }, { status: 409 });
  const { batchId, changed, late } = outcome;
  const count = counted(changed, "listing");
  return redirectWithFlash(
    paths.dashboardListings({ ...listQuery(view.list), changed: batchId }),
    late === 0
      ? { tone: "success", message: `Changed ${count}.` }
      : {
          tone: "info",
          message: `Changed ${count}. ${late.toLocaleString("en-US")} changed meanwhile and stayed as they are.`,
        },
  );
}

export default function ChangeListings() {
  const answer = useActionData<typeof action>();
  return (
    <BulkChangePage
      {...useLoaderData<typeof loader>()}
      isStale={answer !== undefined && "isStale" in answer}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
