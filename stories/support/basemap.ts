import { HttpResponse, http } from "msw";

const colors = {
  light: { land: "#f0ede6", line: "#ffffff", edge: "#e2ddd2" },
  dark: { land: "#1a1f26", line: "#232a33", edge: "#2a3038" },
};

/** The site's own basemap, drawn as plain streets: quick to draw, and the same in every picture. */
export const basemap = http.get<{ theme: string }>("*/basemap/:theme/:z/:x/:y", ({ params }) => {
  const { land, line, edge } = colors[params.theme === "dark" ? "dark" : "light"];
  const streets = "M0 64h256M0 160h256M48 0v256M136 0v256M216 0v256";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="${land}" d="M0 0h256v256H0z"/><path stroke="${edge}" stroke-width="7" d="${streets}"/><path stroke="${line}" stroke-width="5" d="${streets}"/></svg>`;
  return new HttpResponse(svg, { headers: { "Content-Type": "image/svg+xml" } });
});
