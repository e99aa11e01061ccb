import { expect, it } from "vitest";
import { countText, fitsText } from "~/map/filters/count-text";

it("tells two digits of what was reckoned, and all of what fits where that was counted", () => {
  expect(countText(54_805, false)).toBe("55,000");
  expect(fitsText(169, false)).toBe("169");
  expect(fitsText(54_805, false)).toBe("55,000");
  expect(fitsText(54_805, true)).toBe("54,805");
});
