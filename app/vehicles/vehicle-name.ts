/** `2014 Volkswagen Golf`. Apart from the schema, so that pages which only show it load no more. */
export function vehicleName({ year, make, model }: { year: number; make: string; model: string }) {
  return `${year} ${make} ${model}`;
}
