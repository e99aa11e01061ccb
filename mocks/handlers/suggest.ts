import { suggestAnswerSchema } from "~/search/suggest/suggest.schema";
import { broken, brokenJson, json, refused } from "../answers";
import { suggestions } from "../fixtures/suggestions";
import { type MockRequest, service } from "../service";

const queryOf = ({ request }: MockRequest) =>
  (new URL(request.url).searchParams.get("q") ?? "").trim();

const none = (query: string) => json(suggestAnswerSchema.parse({ query, groups: [] }));

/** The site's own JSON: what the search box suggests. */
export const suggest = service({
  title: "Search suggestions",
  requests: ["GET */api/v1/suggest"],
  isOurs: true,
  answers: {
    success: (asked) => {
      const known = suggestions.get(queryOf(asked));
      return known ? json(known) : none(queryOf(asked));
    },
    empty: (asked) => none(queryOf(asked)),
    badRequest: () => refused("q", "Search for at most 200 characters."),
    error: broken,
    malformed: (asked) => json({ query: queryOf(asked), groups: [{ kind: "car", items: "none" }] }),
    notJson: brokenJson,
  },
});
