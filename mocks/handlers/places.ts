import { placesAnswerSchema } from "~/places/place.schema";
import { broken, brokenJson, json, refused } from "../answers";
import { places, placesSource } from "../fixtures/places";
import { service } from "../service";

const answer = (found: unknown) =>
  json(placesAnswerSchema.parse({ places: found, source: placesSource }));

/** The site's own JSON: what towns and codes a text may mean. */
export const placesApi = service({
  title: "Places",
  requests: ["GET */api/v1/places"],
  isOurs: true,
  answers: {
    success: ({ request }) => {
      const text = (new URL(request.url).searchParams.get("q") ?? "").trim().toLowerCase();
      return answer(places.get(text) ?? []);
    },
    empty: () => answer([]),
    badRequest: () => refused("q", "Enter a city or postal code of at most 100 characters."),
    error: broken,
    malformed: () => json({ places: [{ label: 7, lat: "north" }] }),
    notJson: brokenJson,
  },
});
