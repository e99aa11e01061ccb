import type { ActionFunctionArgs } from "@remix-run/node";
import { importWorks } from "~/imports/import-works.server";
import { changeJob, showJobs } from "~/platform/jobs/viewer.server";

/** For development alone: the queue of jobs, and imports at work. */
export const loader = (): Promise<Response> => showJobs(importWorks);

export const action = ({ request }: ActionFunctionArgs): Promise<Response> =>
  changeJob(request, importWorks);
