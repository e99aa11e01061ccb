import type { LoaderFunctionArgs } from "@remix-run/node";
import { withJsonOverloadGuard } from "~/platform/http/overload.server";
import { jsonProblems } from "~/platform/http/problems.server";
import type { Parameter } from "~/search/filters/filter";
import { acceptParameters } from "./parameters.server";

type Asked = LoaderFunctionArgs & {
  /** The parameters of the address: known ones alone, in one order. */
  query: URLSearchParams;
};

/**
 * The loader of a JSON endpoint that takes these parameters and no others, and refuses with 503 where
 * it is too busy.
 */
export const endpoint = (
  parameters: readonly Parameter[],
  answer: (asked: Asked) => Promise<Response>,
) =>
  withJsonOverloadGuard(async (args: LoaderFunctionArgs) => {
    const accepted = acceptParameters(new URL(args.request.url).searchParams, parameters);
    if (accepted.kind === "bad") return jsonProblems(accepted.problems);
    return await answer({ ...args, query: accepted.query });
  });
