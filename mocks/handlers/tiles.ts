import { HttpResponse, http } from "msw";
import { anywhere } from "../addresses";
import { late, never } from "../answers";

/* The basemap service: images of 256 px, addressed by zoom, column and row. */

export const tilesScenarios = [
  "ok",
  "slow",
  "timeout",
  "notFound",
  "badKey",
  "rateLimited",
  "serverError",
  "malformed",
  "offline",
] as const;

export type TilesScenario = (typeof tilesScenarios)[number];

/** A tile that says which one it is, in the colours of paper and streets. */
function tile(address: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#f4f1ea" stroke="#e2ddd2" d="M0 0h256v256H0zM0 96h256M160 0v256"/><text x="8" y="20" font-family="monospace" font-size="11" fill="#8a8578">${address}</text></svg>`;
  return new HttpResponse(svg, { headers: { "Content-Type": "image/svg+xml" } });
}

const plain = (status: number, text: string, headers = {}) =>
  new HttpResponse(text, { status, headers });

function answerOf(scenario: TilesScenario, address: string) {
  switch (scenario) {
    case "ok":
      return tile(address);
    case "slow":
      return late(() => tile(address));
    case "timeout":
      return never();
    case "notFound":
      return plain(404, "There is no such tile.");
    case "badKey":
      return plain(401, "The API key is not valid.");
    case "rateLimited":
      return plain(429, "Too many tiles.", { "Retry-After": "30" });
    case "serverError":
      return plain(503, "Try again later.");
    case "malformed":
      return new HttpResponse("not an image", { headers: { "Content-Type": "image/png" } });
    case "offline":
      return HttpResponse.error();
  }
}

export function tiles(scenario: TilesScenario = "ok") {
  return [
    http.get<{ z: string; x: string; file: string }>(
      anywhere("/tiles/:z/:x/:file"),
      ({ params: { z, x, file } }) =>
        answerOf(scenario, `${z}/${x}/${file.replace(/[^\d].*$/, "")}`),
    ),
  ];
}
