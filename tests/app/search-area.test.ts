import { describe, expect, it } from "vitest";
import { isInside, middleOf } from "~/search/geo/bounds";

describe("the middle of a view", () => {
  it.each([
    [
      { west: -10, south: 40, east: 30, north: 60 },
      { lat: 50, lng: 10 },
    ],
    [
      { west: 170, south: -50, east: -170, north: -30 },
      { lat: -40, lng: 180 },
    ],
    [
      { west: 160, south: 0, east: -100, north: 10 },
      { lat: 5, lng: -150 },
    ],
    [
      { west: 100, south: 0, east: -170, north: 10 },
      { lat: 5, lng: 145 },
    ],
  ])("lies in it, also across the date line: %j", (bounds, middle) => {
    expect(middleOf(bounds)).toEqual(middle);
    expect(isInside(bounds, middle)).toBe(true);
  });
});
