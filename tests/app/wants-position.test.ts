import { expect, it } from "vitest";
import { wantsPosition } from "~/map/viewport/useGeolocation";

it.each([
  "brake pads near me",
  "alternator nearby",
  "closest to me",
  "parts in my area",
  "near here",
])("%s asks for what is near", (text) => expect(wantsPosition(text)).toBe(true));

it.each(["brake pads near Queens", "rear brake pads", "nearside mirror", "Hereford", ""])(
  "%s does not",
  (text) => expect(wantsPosition(text)).toBe(false),
);
