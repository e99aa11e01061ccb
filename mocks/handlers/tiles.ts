import { HttpResponse } from "msw";
import { anywhere } from "../addresses";
import { service } from "../service";

/** A tile that says which one it is, in the colors of paper and streets. */
function tile(address: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#f4f1ea" stroke="#e2ddd2" d="M0 0h256v256H0zM0 96h256M160 0v256"/><text x="8" y="20" font-family="monospace" font-size="11" fill="#8a8578">${address}</text></svg>`;
  // Kept by the browser, it would hide what the service answers in another scenario.
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" };
  return new HttpResponse(svg, { headers });
}

const plain = (status: number, text: string, headers = {}) =>
  new HttpResponse(text, { status, headers });

/** The basemap service: images of 256 px, addressed by zoom, column and row. */
export const tiles = service({
  title: "Map tiles",
  requests: [`GET ${anywhere("/tiles/:z/:x/:file")}`],
  answers: {
    success: ({ params: { z, x, file } }) => tile(`${z}/${x}/${file?.replace(/[^\d].*$/, "")}`),
    notFound: () => plain(404, "No such tile."),
    badKey: () => plain(401, "The API key is not valid."),
    rateLimited: () => plain(429, "Too many tiles.", { "Retry-After": "30" }),
    error: () => plain(503, "Try again later."),
    malformed: () => new HttpResponse("not an image", { headers: { "Content-Type": "image/png" } }),
  },
});
