import { requestRecord } from "~/platform/log/request-record.server";

/**
 * What is wrong, as a JSON endpoint says it, with the request's id, under which the log has it. No cache keeps it.
 */
export function jsonProblems(
  problems: unknown,
  { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(
    { problems, requestId: requestRecord()?.id },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}
