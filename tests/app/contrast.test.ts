import { describe, expect, it } from "vitest";
import { contrastOf } from "../../stories/foundations/support/measured";
import { moreContrast, palette, tones } from "../../ui/src/theme/palette";

const schemes = [
  ["light", 0],
  ["dark", 1],
] as const;
const grounds = ["page", "surface", "sunken"] as const;

describe.each(schemes)("the %s theme", (_name, scheme) => {
  const normal = (role: keyof typeof palette) => palette[role][scheme];
  const more = (role: keyof typeof palette) =>
    role in moreContrast ? moreContrast[role as keyof typeof moreContrast][scheme] : normal(role);

  it.each(grounds)("has text that can be read on %s", (ground) => {
    for (const text of ["ink", "inkMuted", "accentText"] as const)
      expect(contrastOf(normal(text), normal(ground)), text).toBeGreaterThanOrEqual(4.5);
  });

  it("has readable text on its fills", () => {
    for (const fill of ["accent", "accentHover"] as const)
      expect(contrastOf(normal("onAccent"), normal(fill)), fill).toBeGreaterThanOrEqual(4.5);
    for (const fill of ["inverse", "inverseHover"] as const)
      expect(contrastOf(normal("onInverse"), normal(fill)), fill).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(tones))("has readable text on the %s tint", (_tone, { text, tint }) => {
    expect(contrastOf(text[scheme], tint[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it("has a focus ring that stands out from every ground", () => {
    for (const ground of [...grounds, "mapLand", "mapWater", "mapPark"] as const)
      expect(contrastOf(normal("focus"), normal(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  it("has a focus ring for fills of ink, where the usual one is lost with more contrast", () => {
    for (const look of [normal, more])
      for (const ground of ["inverse", "inverseHover"] as const)
        expect(contrastOf(look("onInverse"), look(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  it("has cluster pills that stand out from the map", () => {
    for (const ground of ["mapLand", "mapWater", "mapPark"] as const)
      expect(contrastOf(normal("inverse"), normal(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  it("reaches 7 to 1 with more contrast", () => {
    for (const ground of grounds)
      for (const text of ["ink", "inkMuted", "accentText"] as const)
        expect(contrastOf(more(text), more(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          7,
        );
  });
});
