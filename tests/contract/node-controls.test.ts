import { createElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { expect, test } from "vitest";
import { withoutNodeControls } from "../../.storybook/node-controls";

type Context = Parameters<ArgTypesEnhancer>[0];

/** The control that a prop of that type and value is given; undefined where Storybook chooses it. */
function controlOf(type: string, value: unknown) {
  const context = {
    argTypes: { prop: { name: "prop", table: { type: { summary: type } } } },
    initialArgs: { prop: value },
  } as unknown as Context;
  return withoutNodeControls(context).prop?.control;
}

test.each([
  ["an element", "ReactNode", createElement("b")],
  ["nothing yet that may be an element", "ReactNode", undefined],
  ["rows that hold elements", "array", [{ label: "Rotor", image: createElement("i") }]],
  ["a function", "signature", () => "$234"],
])("no control is given for %s", (_name, type, value) => {
  expect(controlOf(type, value)).toBe(false);
});

test.each([
  ["a string", "string", "Purchase"],
  ["a list of plain things", "array", [{ label: "Rotor" }]],
])("a control stays for %s", (_name, type, value) => {
  expect(controlOf(type, value)).toBeUndefined();
});

test("words in place of an element are edited as words", () => {
  expect(controlOf("ReactNode", "Purchase")).toEqual({ type: "text" });
});

test("an element that no type tells of is given none either", () => {
  const context = { argTypes: {}, initialArgs: { page: createElement("main") } };
  expect(withoutNodeControls(context as unknown as Context).page?.control).toBe(false);
});
