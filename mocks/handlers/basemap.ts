import { HttpResponse } from "msw";
import { broken } from "../answers";
import { service } from "../service";

const colors = {
  light: { land: "#f0ede6", line: "#ffffff", edge: "#e2ddd2" },
  dark: { land: "#1a1f26", line: "#232a33", edge: "#2a3038" },
};

function tile(theme: keyof typeof colors) {
  const { land, line, edge } = colors[theme];
  const streets = "M0 64h256M0 160h256M48 0v256M136 0v256M216 0v256";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="${land}" d="M0 0h256v256H0z"/><path stroke="${edge}" stroke-width="7" d="${streets}"/><path stroke="${line}" stroke-width="5" d="${streets}"/></svg>`;
  // Kept by the browser, it would hide what is answered in another scenario.
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" };
  return new HttpResponse(svg, { headers });
}

/** The site's own basemap, drawn as plain streets: quick to draw, and the same in every picture. */
export const basemap = service({
  title: "Basemap",
  requests: ["GET */basemap/:theme/:z/:x/:y"],
  isOurs: true,
  answers: {
    success: ({ params: { theme } }) => tile(theme === "dark" ? "dark" : "light"),
    error: broken,
  },
});
