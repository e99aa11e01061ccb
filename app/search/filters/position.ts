import { type Position, positionLabels, positions } from "~/catalog/choices";
import { type Filter, type FilterQuery, inQuery } from "./filter";

/** Where on a car a part goes: a listing's words say so, for each of them. */
type Values = { positions?: readonly Position[] };

const most = 4;

export const position: Filter<"position", Values> = {
  name: "position",
  fields: ["positions"],
  label: ({ positions: chosen = [] }) => {
    const [first = "", ...others] = chosen.map((each) => positionLabels[each]);
    return [first, ...others.map((each) => each.toLowerCase())].join(" ");
  },
};

const isPosition = (text: string): text is Position => positions.some((each) => each === text);

export const positionQuery: FilterQuery<Values> = {
  parameters: [
    inQuery(
      "position",
      `Where on the car it goes, up to ${most} of them with commas between: ${positions.join(", ")}.`,
      { type: "string", maxLength: 60 },
      "front,left",
    ),
  ],
  read: (read) => ({
    positions: read(
      "position",
      (text) => {
        const asked = [...new Set(text.split(","))];
        return asked.length <= most && asked.every(isPosition) ? asked : undefined;
      },
      "We couldn't read that position. Choose it again under Filter.",
    ),
  }),
  // Looked for among the words of listings: ../text/resolve-text.server.
  where: () => [],
};
