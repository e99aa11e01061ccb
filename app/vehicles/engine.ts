/** An engine as far as VINs tell: litres to a tenth, cylinders, and what it burns, in plain words. */
export interface Engine {
  litres: number | null;
  cylinders: number | null;
  fuel: string | null;
}

/** `2.4 L, 4 cylinders, gasoline`; what is not known is left out, and nothing known is the empty text. */
export function engineLabel({ litres, cylinders, fuel }: Engine): string {
  return [
    litres === null ? "" : `${litres.toFixed(1)} L`,
    cylinders === null ? "" : `${cylinders} ${cylinders === 1 ? "cylinder" : "cylinders"}`,
    fuel ?? "",
  ]
    .filter(Boolean)
    .join(", ");
}
