import type { CarQuestion, Condition } from "~/catalog/listing.schema";
import { factKey, isYesOrNo } from "./condition-keys";

/* What is asked of a car's owner, once, so that a condition is answered. */

const choice = (value: string, label = value) => ({ value, label });

const listed: Partial<Record<Condition["kind"], Omit<CarQuestion, "key">>> = {
  "wheel-size": {
    text: "Which wheels?",
    choices: ["15", "16", "17", "18", "19", "20"].map((size) => choice(size, `${size}-inch`)),
  },
  drive: {
    text: "Which drive?",
    choices: [
      choice("FWD", "Front-wheel"),
      choice("RWD", "Rear-wheel"),
      choice("AWD", "All-wheel or 4WD"),
    ],
  },
  transmission: {
    text: "Which transmission?",
    choices: [
      choice("manual", "Manual"),
      choice("automatic", "Automatic"),
      choice("CVT"),
      choice("dual-clutch", "Dual-clutch"),
    ],
  },
  body: {
    text: "Which body style?",
    choices: [
      choice("sedan", "Sedan"),
      choice("coupe", "Coupe"),
      choice("hatchback", "Hatchback"),
      choice("wagon", "Wagon"),
      choice("convertible", "Convertible"),
      choice("SUV"),
      choice("pickup", "Pickup"),
      choice("van", "Van"),
    ],
  },
  emissions: {
    text: "Which emissions label?",
    choices: [choice("California"), choice("federal", "Federal")],
  },
  steering: {
    text: "Which side is the steering wheel on?",
    choices: [choice("left", "Left"), choice("right", "Right")],
  },
};

/** The question about the first of some conditions that a car's owner can answer; null where there is none. */
export function questionFor(conditions: readonly Condition[]): CarQuestion | null {
  for (const condition of conditions) {
    const key = factKey(condition);
    if (key === null) continue;
    if (isYesOrNo(condition)) {
      const choices = [choice("yes", "Yes"), choice("no", "No")];
      return { key, text: asQuestion(condition), choices };
    }
    const question = listed[condition.kind];
    if (question) return { key, ...question, choices: withAsked(question.choices, condition) };
  }
  return null;
}

/** Where what a condition asks for can be read. */
const whereToLook: Partial<Record<Condition["kind"], string>> = {
  "wheel-size": "The last number on the side of your tire is the wheel size, like R16.",
  "engine-code":
    "The engine code is stamped on the engine block. If you don't know it, ask the seller.",
  emissions: "The emissions label is under the hood.",
  "build-date": "The build date is on the label in the driver's door frame.",
  "chassis-number": "The chassis number is the end of your VIN.",
  "number-to-check": "Compare the number with your car's, or ask the seller.",
  comparison: "Compare it with your old part, or ask the seller.",
  note: "Ask the seller if you aren't sure.",
};

/** Where what the first of some conditions asks for can be read; null where that goes without saying. */
export const helpFor = ([first]: readonly Condition[]): string | null =>
  (first && whereToLook[first.kind]) ?? null;

/** With what the part asks for, where it is not among what is common. */
function withAsked(choices: CarQuestion["choices"], { kind, values }: Condition) {
  const more = values.filter((value) => !choices.some((each) => each.value === value));
  // Four-wheel drive is kept as all-wheel drive, and two-wheel drive as which of the two.
  if (kind === "drive" || more.length === 0) return choices;
  const label = (value: string) => (kind === "wheel-size" ? `${value}-inch` : value);
  return [...choices, ...more.map((value) => choice(value, label(value)))].sort((a, b) =>
    kind === "wheel-size" ? Number(a.value) - Number(b.value) : 0,
  );
}

/** `Does it have start-stop?`, whichever way the part wants it. */
function asQuestion(condition: Condition): string {
  const text = condition.text
    .replace("doesn't have", "has")
    .replace("comes without", "comes with")
    .replace("isn't", "is")
    .replace("wasn't", "was");
  const [, verb, rest] = /^it('s| is| has| was| comes) (.*)$/.exec(text) ?? [];
  if (verb === " has") return `Does it have ${rest}?`;
  if (verb === " comes") return `Does it come ${rest}?`;
  if (verb === " was") return `Was it ${rest}?`;
  if (verb) return `Is it ${rest}?`;
  return `Is ${text.replace(/^(its [\w ]+?) is /, "$1 ")}?`;
}
