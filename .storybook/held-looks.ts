import { called } from "./held-attributes";
import { putLook } from "./look";

/** Sends a command of the browser's own protocol. */
export type Send = (method: string, parameters?: object) => Promise<unknown>;

/** What is pressed, opened, followed or filled in. */
const interactive = [
  ...["a[href]", "button", "input:not([type=hidden])", "select", "summary", "textarea"],
  ...["[role=option]", "[role=menuitem]", "[tabindex='0']"],
].join();

/** What a state may change. */
const colours = [
  ...["color", "background-color", "background-image", "opacity", "box-shadow", "transform"],
  ...["border-top-color", "border-top-style", "border-top-width"],
  ...["border-left-color", "border-left-style", "border-left-width"],
  ...["outline-color", "outline-style", "outline-width", "outline-offset"],
  ...["text-decoration-line", "text-decoration-color", "cursor"],
];

/** What is the same in every state. */
const shape = [
  ...["display", "position", "justify-content", "align-items", "column-gap", "row-gap"],
  ...["flex-shrink", "flex-grow", "max-width", "min-width", "min-height"],
  ...["padding-top", "padding-bottom", "padding-left", "padding-right"],
  ...["border-top-left-radius", "font-size", "font-weight", "line-height", "letter-spacing"],
  ...["text-align", "white-space", "overflow-x", "overflow-wrap", "user-select"],
  ...["transition-property", "transition-duration", "visibility", "pointer-events"],
];

type Style = Readonly<Record<string, string>>;

const states = {
  hover: ["hover"],
  focus: ["focus", "focus-visible", "focus-within"],
  pressed: ["hover", "active"],
} as const;

const modes = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "high contrast": { theme: "light", contrast: "more" },
  "high contrast, dark": { theme: "dark", contrast: "more" },
  "forced colours": { theme: "light", forced: true },
} as const;

type Mode = { theme: string; contrast?: string; forced?: boolean };

const parts = ["", "::before", "::after"] as const;

/** What is so unless a style says otherwise, and the names of what means nothing without another. */
const usual = new Set(["none", "normal", "auto", "0px", "visible", "static", "rgba(0, 0, 0, 0)"]);
const without: readonly [style: string, names: readonly string[]][] = [
  ["outline-style", ["outline-color", "outline-width", "outline-offset"]],
  ["border-top-style", ["border-top-color", "border-top-width"]],
  ["border-left-style", ["border-left-color", "border-left-width"]],
  ["text-decoration-line", ["text-decoration-color"]],
];

/** The computed values of these names; what is as usual is left out. */
function read(element: Element, pseudo: string, names: readonly string[]): Style {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && ["none", "normal"].includes(style.content)) return {};
  const idle = without.flatMap(([name, its]) =>
    style.getPropertyValue(name) === "none" ? its : [],
  );
  const values = names.map((name): [string, string] => [name, style.getPropertyValue(name)]);
  return Object.fromEntries(
    values.filter(([name, value]) => !idle.includes(name) && !usual.has(value)),
  );
}

const written = (style: Style) =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

/** What differs from another style, in words; empty where nothing does. */
function change(style: Style, from: Style): string {
  const names = [...new Set([...Object.keys(from), ...Object.keys(style)])];
  const differing = names.filter((name) => style[name] !== from[name]);
  return differing.map((name) => `${name}: ${style[name] ?? "as usual"}`).join("; ");
}

/** An element of each kind: the same classes, in the same state, look the same. */
function kinds(): Element[] {
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll(interactive)) {
    if (element.getClientRects().length === 0) continue;
    const { localName, className } = element;
    const state = ["type", "disabled", "aria-disabled", "aria-current", "aria-pressed", "checked"];
    const key = [localName, String(className), ...state.map((name) => element.getAttribute(name))];
    const kind = key.join("|");
    if (!found.has(kind)) found.set(kind, element);
  }
  return [...found.values()];
}

/**
 * The computed looks of what is interactive: at rest in each mode, and what hover, focus and press
 * change there. States are forced by the browser's own protocol, so that no handler hears of them.
 * Leaves the document in the look that it had.
 */
export async function looksOf(send: Send): Promise<string[]> {
  const elements = kinds();
  if (elements.length === 0) return [];
  const root = document.documentElement;
  const was = { theme: root.dataset.theme, contrast: root.dataset.contrast, dir: root.dir };
  const nodes = await nodesOf(send, elements);
  const force = (names: readonly string[]) =>
    Promise.all(
      nodes.map((nodeId) => send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: names })),
    );
  const lines = elements.map((element) => [called(element)]);
  const resting = elements.map((element) => read(element, "", [...colours, ...shape]));
  for (const [index, style] of resting.entries()) lines[index]?.push(`  rest: ${written(style)}`);
  try {
    const styles = new Map<string, Style>();
    for (const [state, forced] of Object.entries({ rest: [], ...states })) {
      await force(forced);
      for (const [name, mode] of Object.entries(modes) as [string, Mode][]) {
        await enter(send, mode, was.dir);
        for (const [index, element] of elements.entries()) {
          for (const [at, part, pseudo] of partsOf(element)) {
            const style = read(part, pseudo, colours);
            const key = `${index}/${at}/${name}`;
            const before = styles.get(state === "rest" ? `${index}/${at}/light` : key) ?? {};
            if (state === "rest") styles.set(key, style);
            // What stands in it is told of where a state changes it.
            if (state === "rest" && part !== element) continue;
            if (state === "rest" && name === "light" && pseudo === "") continue;
            const changed = change(style, before);
            if (changed)
              lines[index]?.push(`  ${name}, ${state}${at ? `, ${at}` : ""}: ${changed}`);
          }
        }
        await leave(send, mode);
      }
    }
  } finally {
    await force([]);
    for (const element of elements) element.removeAttribute(mark);
    putLook(was);
  }
  return lines.flat();
}

/** An element, what stands around and in it, and what belongs to each. */
function partsOf(element: Element): [string, Element, string][] {
  const own = parts.map((pseudo): [string, Element, string] => [pseudo, element, pseudo]);
  const label = element.closest("label") ?? element.parentElement;
  const within = [...element.querySelectorAll("*")].slice(0, 12);
  const others = [...(label ? [label] : []), ...within].flatMap((other, index) =>
    (["", "::after"] as const).map((pseudo): [string, Element, string] => [
      `${other === label ? "around" : `${other.localName} ${index}`}${pseudo}`,
      other,
      pseudo,
    ]),
  );
  return [...own, ...others];
}

const calm = { name: "prefers-reduced-motion", value: "reduce" };

async function enter(send: Send, { theme, contrast, forced }: Mode, dir: string) {
  putLook({ theme, contrast, dir });
  const features = [calm, { name: "forced-colors", value: "active" }];
  if (forced) await send("Emulation.setEmulatedMedia", { features });
}

async function leave(send: Send, { forced }: Mode) {
  if (forced) await send("Emulation.setEmulatedMedia", { features: [calm] });
}

/** Marks an element for the protocol, which knows nodes by numbers of its own. */
const mark = "data-held";

interface ProtocolNode {
  nodeId: number;
  attributes?: string[];
  children?: ProtocolNode[];
  contentDocument?: ProtocolNode;
  shadowRoots?: ProtocolNode[];
}

async function nodesOf(send: Send, elements: readonly Element[]): Promise<number[]> {
  for (const [index, element] of elements.entries()) element.setAttribute(mark, String(index));
  await send("DOM.enable");
  await send("CSS.enable");
  const { root } = (await send("DOM.getDocument", { depth: -1, pierce: true })) as {
    root: ProtocolNode;
  };
  const ids: number[] = [];
  const walk = ({
    nodeId,
    attributes = [],
    children = [],
    contentDocument,
  }: ProtocolNode): void => {
    const at = attributes.indexOf(mark);
    if (at >= 0 && at % 2 === 0) ids[Number(attributes[at + 1])] = nodeId;
    for (const child of children) walk(child);
    if (contentDocument) walk(contentDocument);
  };
  walk(root);
  return ids.filter((id) => id !== undefined);
}
