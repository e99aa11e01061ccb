import * as z from "zod";
import { normaliseVin, vinProblem } from "./vin";

/** The most vehicles that an account keeps, and that a visitor's browser does. */
export const garageLimit = 30;
export const visitorGarageLimit = 5;

/** One line of text, as a name is: bounded, without control characters, spaces tidied. */
const name = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s\p{C}]+/gu, " ").trim())
    .pipe(z.string().min(1).max(most));

/** A vehicle as somebody chose or decoded it. */
export const vehicleSchema = z.object({
  year: z.coerce.number().int().min(1900).max(2100),
  make: name(40),
  model: name(60),
  /** As the picker labels it; null when it is not known. */
  engine: name(60).nullable(),
  vin: z
    .string()
    .transform(normaliseVin)
    .refine((vin) => vinProblem(vin) === undefined)
    .nullable(),
});

export type Vehicle = z.output<typeof vehicleSchema>;

export interface SavedVehicle extends Vehicle {
  id: string;
  isActive: boolean;
  /** What its owner said of it, by the key of a fitment's condition. */
  facts: Record<string, string>;
}

/** A vehicle as it was before it was removed, so that it can be put back. */
export interface RemovedVehicle extends SavedVehicle {
  /** Where it stood: in an account when it was added, in ms; in a browser how many stood before it. */
  place: number;
}

const typed = z.string().max(200).optional();

/** What the garage's forms send. Text is text: what a person may get wrong is answered in its field. */
export const garageFormSchema = z.object({
  intent: z.enum(["decode", "add", "activate", "remove", "restore", "answer", "forget"]),
  id: typed,
  vin: typed,
  year: typed,
  make: typed,
  model: typed,
  engine: typed,
  /** An answer to a fitment's condition: what it is about, and what is so. */
  key: typed,
  value: typed,
  /** The page to return to, when the form was not in the garage. */
  redirectTo: z.string().max(2_048).optional(),
});

export type GarageForm = z.output<typeof garageFormSchema>;

const messages: Record<string, string> = {
  year: "Enter the model year, like 2014.",
  make: "Enter the make, at most 40 characters.",
  model: "Enter the model, at most 60 characters.",
  engine: "Describe the engine with at most 60 characters.",
  vin: "Enter the VIN again.",
};

export type VehicleErrors = Partial<Record<"year" | "make" | "model" | "engine" | "vin", string>>;

/** A vehicle out of the form, or what is wrong with each field. */
export function parseVehicle({
  year,
  make,
  model,
  engine,
  vin,
}: GarageForm): { kind: "ok"; vehicle: Vehicle } | { kind: "bad"; errors: VehicleErrors } {
  const parsed = vehicleSchema.safeParse({
    year: /^\s*\d{4}\s*$/.test(year ?? "") ? year : undefined,
    make: make ?? "",
    model: model ?? "",
    engine: engine?.trim() ? engine : null,
    vin: vin?.trim() ? vin : null,
  });
  if (parsed.success) return { kind: "ok", vehicle: parsed.data };
  const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
  return {
    kind: "bad",
    errors: Object.fromEntries(wrong.map((field) => [field, messages[field]])),
  };
}
