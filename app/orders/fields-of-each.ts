import * as z from "zod";

/** The most lines of an order or a checkout, and so of its sellers: as many as a cart has. */
const mostLines = 50;

/** Text fields of a form, one for each line or seller by its place: `note0`, `note1`, each at most so long. */
export const fieldsOfEach = <Name extends string>(name: Name, longest: number) =>
  Object.fromEntries(
    Array.from({ length: mostLines }, (_, at) => [
      `${name}${at}`,
      z.string().max(longest).default(""),
    ]),
  ) as Record<`${Name}${number}`, z.ZodDefault<z.ZodString>>;
