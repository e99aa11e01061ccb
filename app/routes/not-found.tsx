import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Page not found",
  description: "There's no page here.",
  noIndex: true,
});

export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
