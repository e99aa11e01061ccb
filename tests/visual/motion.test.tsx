import { afterEach, expect, test } from "vitest";
import { applyMotion } from "../../.storybook/motion";

const asked = "(prefers-reduced-motion: reduce)";
const added: Element[] = [];

afterEach(() => {
  applyMotion(false);
  for (const element of added.splice(0)) element.remove();
});

/** Links to a sheet as the built Storybook does, and waits until its rules are there. */
async function linked(): Promise<() => string | undefined> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  const sheet = new Blob([`@media ${asked} { p { color: red } }`], { type: "text/css" });
  link.href = URL.createObjectURL(sheet);
  const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
  document.head.append(link);
  added.push(link);
  await loaded;
  URL.revokeObjectURL(link.href);
  return () => {
    const rule = link.sheet?.cssRules[0];
    return rule instanceof CSSMediaRule ? rule.media.mediaText : undefined;
  };
}

test("a sheet that is loaded after less motion was asked for has less motion, until it is not", async () => {
  applyMotion(true);
  const media = await linked();
  expect(media()).toBe("(min-width: 0px)");
  applyMotion(false);
  expect(media()).toBe(asked);
});

test("a sheet that is loaded after that keeps what the device says", async () => {
  applyMotion(true);
  applyMotion(false);
  const media = await linked();
  expect(media()).toBe(asked);
});
