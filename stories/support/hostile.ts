import { Children, cloneElement, isValidElement, type ReactNode } from "react";

/** Texts that nobody designed for, by what is hard about them. */
export const hostileTexts = {
  nothing: "",
  blank: "   ",
  null: null,
  enormous: "Wheel bearing and hub assembly with speed sensor, front left. ".repeat(20),
  longWord: "Bremsflüssigkeitsbehälterverschlussdeckeldichtung",
  unbroken: "4351206150".repeat(16),
  arabic: "مجموعة أقراص الفرامل الأمامية مع وسادات السيراميك لسيارات الدفع الرباعي",
  bothDirections: "قرص 43512-06150 (Front) — ‏$234‏",
  emoji: "👨‍👩‍👧‍👦🏴‍☠️🇩🇪🛞",
  stacked: "Ẓ̊ä̱ḷ̂g̃ǫ́",
  html: '<img src="x" onerror="window.injected = true"><script>window.injected = true</script>',
  entities: "&lt;b&gt; &amp;nbsp; \u0000 \u2028 \u202e reversed",
  price: "$999,999,999,999,999.99",
  less: "-0.0000001",
} as const satisfies Record<string, string | null>;

/** The texts that a figure never is: for what is as wide as the figure that the site writes on it. */
export const sentences = (
  [
    "enormous",
    "longWord",
    "unbroken",
    "arabic",
    "bothDirections",
    "html",
    "entities",
  ] satisfies (keyof typeof hostileTexts)[]
).map((name) => `text: ${name}`);

/** Numbers likewise, for what counts and measures. */
export const hostileNumbers = {
  zero: 0,
  minute: 0.000_000_1,
  negative: -1,
  astronomical: 999_999_999_999_999,
} as const satisfies Record<string, number>;

/** Lists likewise; `repeated` has every entry thrice, with the same key. */
export const hostileLists = {
  none: () => [],
  one: (list) => list.slice(0, 1),
  repeated: (list) => [...list, ...list, ...list],
} as const satisfies Record<string, (list: readonly unknown[]) => readonly unknown[]>;

/** One way to change what a component is given. */
export type Change =
  | { kind: "text"; to: string | null }
  | { kind: "number"; to: number }
  | { kind: "list"; to: (list: readonly unknown[]) => readonly unknown[] };

const changesOf = <Kind extends Change["kind"], To>(kind: Kind, table: Record<string, To>) =>
  Object.entries(table).map(([name, to]) => [`${kind}: ${name}`, { kind, to } as Change] as const);

/** All of them, by name. */
export const hostileChanges: readonly (readonly [string, Change])[] = [
  ...changesOf("text", hostileTexts),
  ...changesOf("number", hostileNumbers),
  ...changesOf("list", hostileLists),
];

/**
 * Props that are no content: addresses, ways to look. Names and values are content, but for those that
 * are written as a form sends them: `isWords`.
 */
const noContent =
  /^(id|key|ref|type|tone|kind|size|side|align|shape|as|level|headingLevel|defaultValue|defaultOpenId|d|viewBox|image|images|src|srcSet|icon|theme|current|target|method|status|lat|lng|zoom|width|height|gap|space|[a-z]*href|[a-z]*action|[a-z]*href|dateTime|rel|on[A-Z].*|aria-.*|data-.*|render.*|rowKey|points|origin|spots|tileUrl|attribution|autoComplete|inputMode|className|style|min|max|step|pattern|limit|maxLength|initials|fit|basis|state|mode|snap|anchor|wide|defaultSnap|limit|durationMs)$/i;

/** Of a grid, by number; as lists, they are content. */
const counted = /^(rows|cols|columns)$/;

const isContent = (name: string, value: unknown) =>
  !noContent.test(name) && !(typeof value === "number" && counted.test(name));

/** How many things were changed, so that a change that reaches nothing is seen. */
export interface Tally {
  changed: number;
}

/** The same props, or part of them, with one change made to all their content, however deep. */
export function changeContent(content: unknown, change: Change, tally: Tally): unknown {
  if (typeof content === "string") {
    if (change.kind !== "text" || !isWords(content)) return content;
    tally.changed += 1;
    return change.to;
  }
  if (typeof content === "number") {
    if (change.kind !== "number") return content;
    tally.changed += 1;
    return change.to;
  }
  if (isValidElement<Record<string, unknown>>(content)) {
    // A drawing is no text.
    if (content.type === "svg" || content.type === "img") return content;
    const { children, ...props } = content.props;
    const own =
      typeof content.type === "string" ? {} : (changeProps(props, change, tally) as object);
    if (children === undefined) return cloneElement(content, own);
    const changed = Children.map(children as ReactNode, (child) =>
      changeContent(child, change, tally),
    );
    return cloneElement(content, own, changed as ReactNode);
  }
  if (Array.isArray(content)) {
    const list = content.map((entry) => changeContent(entry, change, tally));
    if (change.kind !== "list" || isChildren(content)) return list;
    tally.changed += 1;
    return change.to(list);
  }
  if (
    content !== null &&
    typeof content === "object" &&
    Object.getPrototypeOf(content) === Object.prototype
  )
    return changeProps(content as Record<string, unknown>, change, tally);
  return content;
}

const changeProps = (props: Record<string, unknown>, change: Change, tally: Tally) =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isContent(name, value) ? changeContent(value, change, tally) : value,
    ]),
  );

/** Words are for people; `critical` and `end` are for components. */
const isWords = (text: string) =>
  !/^[a-z][a-z-]*$/.test(text) && !/^(#|\/|https?:|data:)/.test(text);

/** Elements have keys of their caller's, which are to be distinct. */
const isChildren = (list: readonly unknown[]) => list.some((entry) => isValidElement(entry));

/** Whether there is a list in it, whatever it is called: a change to lists has to reach it. */
export function holdsList(content: unknown): boolean {
  if (isValidElement<Record<string, unknown>>(content)) {
    const { children, ...props } = content.props;
    return typeof content.type !== "string" && holdsList(props);
  }
  if (Array.isArray(content)) return !isChildren(content);
  if (content === null || typeof content !== "object") return false;
  return (
    Object.getPrototypeOf(content) === Object.prototype && Object.values(content).some(holdsList)
  );
}
