import { describe, expect, it } from "vitest";
import type { FitmentRow } from "~/catalog/listing.schema";
import { verdictFor } from "~/search/fitment/verdict";

const row = (make: string, model: string, y0: number, y1 = y0): FitmentRow => ({
  ...{ make, model, y0, y1, engine: "", note: "", source: "catalogue" },
});
const textFor = (make: string, model: string, year: number, ...rows: FitmentRow[]) =>
  verdictFor(rows, { make, model, year }, true).text;

describe("a list that knows a car by another name", () => {
  it.each<[make: string, model: string, year: number, FitmentRow]>([
    ["BMW", "325i", 2006, row("BMW", "3 Series", 2006)],
    ["BMW", "3 Series", 2006, row("BMW", "325i", 2006)],
    ["bmw", "M3", 2006, row("BMW", "3 series", 2004, 2006)],
    ["Dodge", "Ram", 2012, row("Ram", "1500", 2012)],
    ["Ram", "1500", 2010, row("Dodge", "Ram", 2009, 2010)],
    ["Ram", "2500", 2010, row("Dodge", "Ram 2500", 2010)],
    ["Chevrolet", "Silverado", 2003, row("Chevrolet", "Silverado 1500", 2003)],
    ["Mazda", "Miata", 2006, row("Mazda", "MX-5", 2006, 2008)],
    ["Mercedes-Benz", "ML-Class", 2008, row("Mercedes-Benz", "M-Class", 2006, 2011)],
  ])("neither confirms nor rules out a %s %s of %d", (make, model, year, other) => {
    expect(textFor(make, model, year, other)).toBe("Not confirmed");
    // By the car's own name it says more: other years do not outweigh it, its own year does.
    expect(textFor(make, model, year, row(make, model, 1990), other)).toBe("Not confirmed");
    expect(textFor(make, model, year, row(make, model, year), other)).toBe("Fits");
  });

  it.each<[make: string, model: string, year: number, FitmentRow]>([
    ["BMW", "325i", 2006, row("BMW", "3 Series", 2012)],
    ["BMW", "325i", 2006, row("BMW", "328i", 2006)],
    ["BMW", "325i", 2006, row("BMW", "5 Series", 2006)],
    ["Ram", "1500", 2012, row("Ram", "2500", 2012)],
    ["Dodge", "Charger", 2012, row("Ram", "1500", 2012)],
    ["Land Rover", "Range Rover", 2012, row("Land Rover", "Range Rover Sport", 2012)],
  ])("rules out a %s %s of %d where it names another car", (make, model, year, other) => {
    expect(textFor(make, model, year, other)).toBe("Doesn't fit");
  });
});
