import type { Random } from "./random";

/* What tables of fitments and descriptions say besides. */

/** Notes that make sense for a category's parts; any other has the last. */
const notes: Partial<Record<string, readonly string[]>> = {
  brake: ["With 16 inch wheels", "With 17 inch wheels", "Not with sport brakes"],
  suspension: ["Not with sport suspension", "Front-wheel drive only", "All-wheel drive only"],
  drivetrain: ["Front-wheel drive only", "All-wheel drive only", "Manual transmission only"],
  electrical: ["Compare the connector", "Without start-stop", "With start-stop"],
  body: ["Without parking sensors", "Sedan only", "Not for the facelift"],
  exhaust: ["Not for California emissions", "All-wheel drive only"],
  engine: ["Check the engine number", "Not with start-stop"],
  wheel: ["Check the offset", "Not with large brakes"],
  belt: ["Check the engine number", "Not with start-stop"],
  sensor: ["Compare the connector", "Check the production date"],
  lighting: ["Not for the facelift", "Compare the connector"],
  glass: ["Sedan only", "Not for the facelift"],
  restraint: ["Compare the connector", "Check the production date"],
  // One bottle is as good as another.
  fluid: [""],
  accessory: ["Sedan only", "Not for the facelift"],
};
const anyNotes = ["Left-hand drive", "Check the production date", "Compare the old part"];

/** All that a table of fitments may say. */
export const everyNote: readonly string[] = [
  ...new Set([...Object.values(notes).flatMap((some) => some ?? []), ...anyNotes]),
].filter(Boolean);

export const noteFor = (category: string, random: Random): string =>
  random.pick(notes[category] ?? anyNotes);

/** The end of a description. */
export const remarks = {
  new: [
    "Check the number on your old part.",
    "Boxed, unopened.",
    "Ships the same day when ordered before two.",
    "Collect at the counter or have it sent.",
    "Fitting instructions in the box.",
  ],
  refurbished: [
    "Rebuilt and tested, one-year warranty.",
    "Reconditioned, worn parts replaced.",
    "Inspected and tested on the bench.",
    "Two-year warranty on the rebuild.",
  ],
  used: [
    "From a dismantled car, tested.",
    "Removed with care, light marks from use.",
    "Cleaned and checked, no damage.",
    "Compare the number with yours before you order.",
    "From a car with body damage elsewhere.",
  ],
} as const;
