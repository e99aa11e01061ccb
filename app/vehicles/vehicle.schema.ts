import { z } from "zod";
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
}

/** `2014 Volkswagen Golf`. */
export function vehicleName({ year, make, model }: Pick<Vehicle, "year" | "make" | "model">) {
  return `${year} ${make} ${model}`;
}
