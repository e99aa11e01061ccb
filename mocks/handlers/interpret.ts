import { interpretAnswerSchema } from "~/search/text/sentence/interpret.schema";
import { broken, brokenJson, json, refused } from "../answers";
import { interpretations, nothingSaid } from "../fixtures/interpretations";
import { type MockRequest, service } from "../service";

const queryOf = ({ request }: MockRequest) =>
  (new URL(request.url).searchParams.get("q") ?? "").trim();

const none = (query: string) => json(interpretAnswerSchema.parse(nothingSaid(query)));

/** The site's own JSON: what a sentence was taken to say. */
export const interpret = service({
  title: "Search interpretation",
  requests: ["GET */api/v1/interpret"],
  isOurs: true,
  unseen: "asked by other programs; the site's pages read sentences on the server",
  answers: {
    success: (asked) => {
      const known = interpretations.get(queryOf(asked));
      return known ? json(known) : none(queryOf(asked));
    },
    empty: (asked) => none(queryOf(asked)),
    badRequest: () => refused("q", "Say what you're looking for in at most 200 characters."),
    error: broken,
    malformed: () => json({ partTypes: "tail-light", search: null }),
    notJson: brokenJson,
  },
});
