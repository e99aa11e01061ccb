import type { HeadersFunction } from "@remix-run/node";

/**
 * For a route with an error boundary: what a refusal says in its headers reaches whoever asked, such as
 * when to ask again. Remix hands them to the boundary's route alone.
 */
export const refusalHeaders: HeadersFunction = ({ errorHeaders, parentHeaders }) =>
  errorHeaders ?? parentHeaders;
