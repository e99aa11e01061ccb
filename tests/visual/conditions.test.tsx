import {
  Accordion,
  Badge,
  Button,
  Checkbox,
  Chips,
  DisclosureMenu,
  FacetGroup,
  FitVerdict,
  Link,
  Notice,
  PriceBadge,
  QuantityStepper,
  RadioCards,
  SegmentedControl,
  Select,
  Skeleton,
  Spinner,
  Switch,
  TabLinks,
  TextField,
  ThemeSwitch,
} from "@partlane/ui";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import "@partlane/ui/theme";
import { cdp, userEvent } from "vitest/browser";

let root: Root | undefined;

function mounted(element: ReactElement): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  flushSync(() => root?.render(element));
  return container;
}

/** What the reader's device asks for. */
const asks = (features: Record<string, string>) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: Object.entries({ "prefers-reduced-motion": "reduce", ...features }).map(
      ([name, value]) => ({ name, value }),
    ),
  });

afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  document.documentElement.style.fontSize = "";
  await asks({});
});

const parts = ["", "::before", "::after"];

/** What forced colors leave of an element's looks, and of what belongs to it. */
const looksOf = (element: Element) =>
  [element, ...element.querySelectorAll("*")].flatMap((part) =>
    parts.map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      return [
        style.content,
        style.display,
        style.borderStyle,
        style.borderWidth,
        style.borderColor,
        style.outlineStyle,
        style.outlineColor,
        style.backgroundColor,
        style.backgroundImage,
        style.color,
        style.textDecorationLine,
        style.transform,
        style.insetInlineStart,
      ].join();
    }),
  );

const options = [
  { value: "a", label: "New" },
  { value: "b", label: "Used" },
];
const links = options.map(({ value, label }) => ({ key: value, label, href: `#${value}` }));
const [first, second] = links;
const current = [{ ...first, current: true }, second] as typeof links;

/** What can be in one of two states, with both of them in sight. */
const states: [string, ReactElement, on: string, off: string][] = [
  [
    "a chosen chip",
    <Chips key="" label="Condition" items={current} />,
    "a[aria-current]",
    "a:not([aria-current])",
  ],
  [
    "a chosen facet",
    <FacetGroup key="" title="Condition" options={current} />,
    "a[aria-current]",
    "a:not([aria-current])",
  ],
  [
    "a chosen segment",
    <SegmentedControl key="" label="Condition" options={options} defaultValue="a" />,
    "label:has(:checked)",
    "label:not(:has(:checked))",
  ],
  [
    "a chosen card",
    <RadioCards key="" label="Condition" name="c" options={options} defaultValue="a" />,
    "label:has(:checked)",
    "label:not(:has(:checked))",
  ],
  [
    "the current tab",
    <TabLinks
      key=""
      label="Orders"
      value="a"
      tabs={options.map((option) => ({ ...option, href: "#" }))}
    />,
    "a[aria-current]",
    "a:not([aria-current])",
  ],
  [
    "a ticked box",
    <div key="">
      <Checkbox label="New" defaultChecked />
      <Checkbox label="Used" />
    </div>,
    "input:checked",
    "input:not(:checked)",
  ],
  [
    "a switch that is on",
    <div key="">
      <Switch label="New" defaultChecked />
      <Switch label="Used" />
    </div>,
    "input:checked",
    "input:not(:checked)",
  ],
  [
    "a pressed button of a group",
    <ThemeSwitch key="" value="dark" />,
    "[aria-pressed='true']",
    "[aria-pressed='false']",
  ],
  [
    "a wrong field",
    <div key="">
      <TextField label="Wrong" name="a" error="Say which" />
      <TextField label="Right" name="b" />
    </div>,
    "span:has(> [aria-invalid='true'])",
    "span:has(> input:not([aria-invalid]))",
  ],
  [
    "the selected price",
    <div key="">
      <PriceBadge price="$234" label="Rotor, $234" state="selected" />
      <PriceBadge price="$234" label="Rotor, $234" />
    </div>,
    "button:nth-of-type(1)",
    "button:nth-of-type(2)",
  ],
];

describe("in forced colors", () => {
  test.each(states)("%s is told from the others", async (_name, element, on, off) => {
    await asks({ "forced-colors": "active" });
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    const container = mounted(element);
    const [chosen, other] = [on, off].map((selector) => container.querySelector(selector));
    if (!chosen || !other) throw new Error(`Nothing is ${chosen ? off : on}.`);
    expect(sameParts(chosen, other)).toBe(false);
  });

  test.each<[string, ReactElement]>([
    ["a button", <Button key="">Search</Button>],
    [
      "a link",
      <Link key="" href="#">
        All orders
      </Link>,
    ],
    ["a field", <TextField key="" label="Name" name="n" />],
    ["a list", <Select key="" label="Name" name="n" options={options} />],
    ["a box", <Checkbox key="" label="New" />],
    ["a switch", <Switch key="" label="New" />],
    ["a chip", <Chips key="" label="Condition" items={links} />],
    ["a segment", <SegmentedControl key="" label="C" options={options} defaultValue="a" />],
    ["a card", <RadioCards key="" label="C" name="c" options={options} defaultValue="a" />],
    ["a title", <Accordion key="" items={[{ id: "a", title: "Why?", content: "So." }]} />],
    ["a price", <PriceBadge key="" price="$234" label="Rotor, $234" />],
  ])("%s with the focus has a ring that no theme can take away", async (_name, element) => {
    await asks({ "forced-colors": "active" });
    const container = mounted(element);
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    expect(container.contains(focused)).toBe(true);
    expect(ringOf(focused)).toBeGreaterThanOrEqual(2);
  });
});

describe("a tint", () => {
  const tinted: [string, ReactElement, string][] = [
    ["a badge", <Badge key="">New</Badge>, "span"],
    ["a notice", <Notice key="">New</Notice>, "[role='status']"],
    ["a verdict", <FitVerdict key="" size="full" fit="fits" vehicle="Camry" />, "[data-tone]"],
    [
      "one with a condition",
      <FitVerdict key="" size="full" fit="fits-if" condition="it's a sedan" vehicle="Camry" />,
      "[data-tone]",
    ],
  ];
  test.each(tinted)(
    "has an edge with more contrast alone: %s",
    async (_name, element, selector) => {
      const box = mounted(element).querySelector(selector);
      if (!box) throw new Error(`There is no ${selector}.`);
      const edge = () => {
        const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(box);
        return [borderTopWidth, outlineStyle === "none" ? "0px" : outlineWidth];
      };
      expect(edge()).not.toContain("1px");
      await asks({ "prefers-contrast": "more" });
      await expect.poll(edge).toContain("1px");
      await asks({});
      await expect.poll(edge).not.toContain("1px");
      box.parentElement?.setAttribute("data-contrast", "more");
      await expect.poll(edge).toContain("1px");
    },
  );
});

test("icons grow with the reader's text, and drawings of others do not", async () => {
  const [icon, drawing] = mounted(
    <div>
      <X size={18} />
      <svg width={18} height={18} viewBox="0 0 24 24" />
    </div>,
  ).querySelectorAll("svg");
  const widths = () => [icon, drawing].map((svg) => svg?.getBoundingClientRect().width);
  expect(widths()).toEqual([18, 18]);
  document.documentElement.style.fontSize = "32px";
  await expect.poll(widths).toEqual([36, 18]);
});

describe("keys that are the browser's own", () => {
  test("Enter and Space open and close a disclosure", async () => {
    const container = mounted(<DisclosureMenu label="Sort">Nearest</DisclosureMenu>);
    const details = container.querySelector("details");
    await userEvent.keyboard("{Tab}");
    for (const key of ["{Enter}", " "]) {
      await userEvent.keyboard(key);
      expect(details?.open).toBe(true);
      await userEvent.keyboard(key);
      expect(details?.open).toBe(false);
    }
  });

  test("arrows, Home, End and letters choose from a list", async () => {
    const container = mounted(<Select label="Condition" name="c" options={options} />);
    const select = container.querySelector("select");
    await userEvent.keyboard("{Tab}{ArrowDown}");
    expect(select?.value).toBe("b");
    await userEvent.keyboard("{ArrowUp}");
    expect(select?.value).toBe("a");
    await userEvent.keyboard("{End}");
    expect(select?.value).toBe("b");
    await userEvent.keyboard("{Home}");
    expect(select?.value).toBe("a");
    await userEvent.keyboard("u");
    expect(select?.value).toBe("b");
  });

  test("arrows step a quantity from its least to its most", async () => {
    const container = mounted(
      <QuantityStepper label="Quantity" name="q" defaultValue={9} min={9} max={11} />,
    );
    const input = container.querySelector("input");
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(input);
    for (const [key, value] of [
      ["{ArrowUp}", "10"],
      ["{ArrowUp}", "11"],
      ["{ArrowUp}", "11"],
      ["{ArrowDown}", "10"],
      ["{ArrowDown}", "9"],
      ["{ArrowDown}", "9"],
    ] as const) {
      await userEvent.keyboard(key);
      expect([key, input?.value]).toEqual([key, value]);
    }
    await userEvent.keyboard("{Tab}");
    expect(container.contains(document.activeElement)).toBe(false);
  });

  test.each(["ltr", "rtl"])("%s: radios are one stop, and arrows choose", async (dir) => {
    const container = mounted(
      <div dir={dir}>
        <SegmentedControl label="Condition" options={options} defaultValue="a" />
      </div>,
    );
    const [next, before] =
      dir === "ltr" ? ["{ArrowRight}", "{ArrowLeft}"] : ["{ArrowLeft}", "{ArrowRight}"];
    const chosen = () => container.querySelector<HTMLInputElement>(":checked")?.value;
    await userEvent.keyboard("{Tab}");
    for (const [key, value] of [
      [next, "b"],
      [before, "a"],
      ["{ArrowDown}", "b"],
      ["{ArrowUp}", "a"],
    ] as const) {
      await userEvent.keyboard(key);
      expect([key, chosen()]).toEqual([key, value]);
    }
  });
});

/** Whether nothing in one of them looks different from its like in the other. */
function sameParts(one: Element, other: Element): boolean {
  const [ofOne, ofOther] = [looksOf(one), looksOf(other)];
  return ofOne.length === ofOther.length && ofOne.every((look, index) => look === ofOther[index]);
}

/** How wide its outline is, or that of what stands around it in its place. In CSS pixels. */
function ringOf(element: Element | null): number {
  for (let at = element, steps = 0; at && steps < 3; at = at.parentElement, steps += 1)
    for (const pseudo of parts) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at, pseudo);
      if (outlineStyle !== "none") return Number.parseFloat(outlineWidth);
    }
  return 0;
}

describe("where less motion is asked for", () => {
  const moving = (
    <div>
      <Spinner />
      <Skeleton />
      <Button>Search</Button>
      <Switch label="New" />
      <Accordion items={[{ id: "a", title: "Why?", content: "So." }]} defaultOpenId="a" />
    </div>
  );
  /** The longest that anything in it takes, in ms. */
  function longest(container: HTMLElement): number {
    const durations = [...container.querySelectorAll("*")].flatMap((element) =>
      parts.flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [style.animationDuration, style.transitionDuration].join().split(",");
      }),
    );
    return Math.max(...durations.map((text) => Number.parseFloat(text) * 1000));
  }

  test("nothing moves for longer than a millisecond", async () => {
    await asks({ "prefers-reduced-motion": "no-preference" });
    const container = mounted(moving);
    expect(longest(container)).toBeGreaterThan(100);
    await asks({});
    expect(longest(container)).toBeLessThanOrEqual(1);
  });
});
