import type { LoaderFunctionArgs } from "@remix-run/node";

const whole = (text: string | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;

/** GET /basemap/:theme/:z/:x/:y.svg: a tile of the embedded map, cacheable for good. */
export async function loader({ params }: LoaderFunctionArgs) {
  // A megabyte of geography, which only tiles need.
  const [{ renderTile }, { basemapLabels }] = await Promise.all([
    import("~/basemap/tiles.server"),
    import("~/basemap/labels.server"),
  ]);
  const [y, ending] = (params.y ?? "").split(".svg");
  const theme = params.theme === "light" || params.theme === "dark" ? params.theme : undefined;
  const tile =
    theme && ending === ""
      ? renderTile(
          { theme, z: whole(params.z), x: whole(params.x), y: whole(y) },
          await basemapLabels(),
        )
      : { kind: "not-found" as const };
  if (tile.kind === "not-found") return new Response("No such tile.", { status: 404 });
  return new Response(tile.svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=604800, stale-while-revalidate=2592000",
    },
  });
}

export { readOnly as action } from "~/platform/http/request.server";
