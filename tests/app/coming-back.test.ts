import { describe, expect, it } from "vitest";
import { isComingBack } from "~/orders/coming-back";
import { coreStates, returnStates } from "~/platform/enums";

const nothing = { refunds: [], cores: [], returns: [] };
const paidAt = new Date("2026-11-28T12:00:00Z");

describe("what of an order is on its way back", () => {
  it("is nothing where there is nothing, and no refund that is paid", () => {
    expect(isComingBack(nothing)).toBe(false);
    expect(isComingBack({ ...nothing, refunds: [{ paidAt }] })).toBe(false);
    expect(isComingBack({ ...nothing, refunds: [{ paidAt }, { paidAt: null }] })).toBe(true);
  });

  it("is an old part until its deposit is settled", () => {
    const isBack = (state: (typeof coreStates)[number]) =>
      isComingBack({ ...nothing, cores: [{ state }] });
    expect(coreStates.filter(isBack)).toEqual(["sent", "received"]);
  });

  it("is a return that is not over", () => {
    const isBack = (state: (typeof returnStates)[number]) =>
      isComingBack({ ...nothing, returns: [{ state }] });
    expect(returnStates.filter(isBack).toSorted()).toEqual(["asked", "granted", "missing", "sent"]);
  });
});
