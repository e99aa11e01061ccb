import { called } from "./aria-attributes";
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
  ...["margin-top", "margin-bottom", "margin-left", "margin-right", "z-index"],
  ...["flex-direction", "flex-wrap", "border-bottom-style", "border-bottom-color"],
  ...["text-transform", "font-style", "object-fit", "overflow-y"],
  ...["transition-property", "transition-duration", "visibility", "pointer-events"],
];

type Style = Readonly<Record<string, string>>;

const states: Record<string, string[]> = {
  hover: ["hover"],
  focus: ["focus", "focus-visible", "focus-within"],
  pressed: ["hover", "active"],
};

type Mode = { theme: string; contrast?: string; forced?: boolean };

const modes: Record<string, Mode> = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "high contrast": { theme: "light", contrast: "more" },
  "high contrast, dark": { theme: "dark", contrast: "more" },
  "forced colors": { theme: "light", forced: true },
};

/** The initial values of these properties; those of the others are in `usual`. */
const initial: Style = {
  ...{ "overflow-x": "visible", "overflow-y": "visible", visibility: "visible" },
  ...{ "pointer-events": "auto", "user-select": "auto", cursor: "auto", "z-index": "auto" },
};
const usual = new Set(["none", "normal", "auto", "0px", "static", "rgba(0, 0, 0, 0)"]);

/** `min-width: auto` keeps an item of a flex box as wide as its content; elsewhere it computes to 0. */
const isItem = (element: Element | null) =>
  element !== null && /flex|grid/.test(getComputedStyle(element).display);

/** What means nothing without another property. */
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
  const container = pseudo ? element : element.parentElement;
  const own: Style = isItem(container)
    ? { ...initial, "min-width": "auto", "min-height": "auto" }
    : initial;
  const isUsual = (name: string, value: string) =>
    own[name] === undefined ? usual.has(value) : own[name] === value;
  const values = names.map((name): [string, string] => [name, style.getPropertyValue(name)]);
  return Object.fromEntries(
    values.filter(([name, value]) => !idle.includes(name) && !isUsual(name, value)),
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
function kinds(among: Iterable<Element>): Element[] {
  const found = new Map<string, Element>();
  for (const element of among) {
    if (element.getClientRects().length === 0) continue;
    const { localName, className } = element;
    const state = ["type", "disabled", "aria-disabled", "aria-current", "aria-pressed", "checked"];
    const key = [localName, String(className), ...state.map((name) => element.getAttribute(name))];
    const kind = key.join("|");
    if (!found.has(kind)) found.set(kind, element);
  }
  return [...found.values()];
}

/** An element, or what stands around, in or before it, of which the styles are read. */
interface Part {
  /** Empty for the control itself. */
  name: string;
  element: Element;
  pseudo: string;
  isOwn: boolean;
  /** As it is at rest, by mode. */
  atRest: Map<string, Style>;
}

/** A control or another part of a component, and what is said of it. */
interface Control {
  /** Of what can be hovered, focused and pressed. */
  nodeId?: number;
  parts: Part[];
  lines: string[];
}

/** The components and patterns that have stories, whose classes begin with these names. */
const names = Object.keys(import.meta.glob("../stories/{components,patterns}/*.stories.tsx")).map(
  (file) => file.replace(/^.*\/|\.stories\.tsx$/g, ""),
);

/** The component whose classes these all are; undefined where they are of several, or of none. */
function owner({ classList }: Element): string | undefined {
  const owners = new Set([...classList].map((name) => name.split("_", 1)[0]));
  const [only] = owners;
  return owners.size === 1 && only && names.includes(only) ? only : undefined;
}

const isOfAnother = (element: Element, component: string) =>
  (owner(element) ?? component) !== component;

/** The controls of a component: but for those of another one, which its own stories are of. */
const controlsIn = (component: string) =>
  [...document.body.querySelectorAll(interactive)].filter((each) => !isOfAnother(each, component));

/** Which other components it is made of, in which of their looks: their classes say it. */
function madeOf(component: string): string[] {
  const outermost = [...document.body.querySelectorAll("[class]")].filter(
    (element) =>
      isOfAnother(element, component) &&
      !(element.parentElement && owner(element.parentElement) === owner(element)),
  );
  const looks = new Set(outermost.map(partName));
  return looks.size > 0 ? [`made of: ${[...looks].sort().join(", ")}`] : [];
}

/** Whatever has a class of this component, which begins with its name. */
const ownElements = (component: string) =>
  [...document.body.querySelectorAll(`[class*="${component}_"]`)].filter((element) =>
    [...element.classList].some((name) => name.startsWith(`${component}_`)),
  );

/**
 * The computed styles of the controls and of the component's own parts: at rest in each mode, and what
 * hover, focus and press change of the controls. States are forced by the browser's own protocol, so that no handler hears of them.
 * Leaves the document in the look that it had.
 */
export async function computedStyles(send: Send, component: string): Promise<string[]> {
  const elements = kinds(controlsIn(component));
  const others = kinds(ownElements(component)).filter((element) => !elements.includes(element));
  const root = document.documentElement;
  const was = { theme: root.dataset.theme, contrast: root.dataset.contrast, dir: root.dir };
  const controls = await controlsOf(send, elements);
  const all = [...controls, ...others.map((element) => control(element))];
  sayAtEachWidth(all);
  try {
    await inEachMode(send, was.dir, (mode) => {
      for (const each of all) sayAtRest(each, mode);
    });
    for (const [state, forced] of controls.length > 0 ? Object.entries(states) : []) {
      await force(send, controls, forced);
      await inEachMode(send, was.dir, (mode) => {
        for (const each of controls) sayInState(each, mode, state);
      });
    }
  } finally {
    await force(send, controls, []);
    for (const element of elements) element.removeAttribute(mark);
    putLook(was);
  }
  return [...madeOf(component), ...all.flatMap(({ lines }) => lines)];
}

/** A phone's and a laptop's, in CSS pixels. */
const widths = [360, 1280];

/**
 * What another width of the window changes. The frame has it only while this runs: no event is sent
 * meanwhile, so that nothing but the style sheets knows.
 */
function sayAtEachWidth(all: readonly Control[]): void {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) return;
  const was = frame.style.width;
  const readAll = () =>
    all.map(({ parts: [own] }) => (own ? read(own.element, "", [...colours, ...shape]) : {}));
  const before = readAll();
  for (const width of widths) {
    frame.style.width = `${width}px`;
    for (const [index, style] of readAll().entries()) {
      const lines = all[index]?.lines ?? [];
      say(lines, `${width} px wide`, "", change(style, before[index] ?? {}));
    }
  }
  frame.style.width = was;
}

async function controlsOf(send: Send, elements: readonly Element[]): Promise<Control[]> {
  if (elements.length === 0) return [];
  const nodeIds = await nodesOf(send, elements);
  return elements.map((element, index) => control(element, nodeIds[index]));
}

const control = (element: Element, nodeId?: number): Control => ({
  ...(nodeId === undefined ? {} : { nodeId }),
  parts: partsOf(element).filter(({ isOwn }) => isOwn || nodeId !== undefined),
  lines: [
    nodeId === undefined ? partName(element) : called(element),
    `  rest: ${written(read(element, "", [...colours, ...shape]))}`,
  ],
});

/** Its words are in the tree; here it is told by its classes, without what makes them unique. */
const partName = ({ localName, classList }: Element) =>
  [localName, ...[...classList].map((name) => name.replace(/__[^_]+$/, ""))].join(".");

const force = (send: Send, controls: readonly Control[], forcedPseudoClasses: readonly string[]) =>
  Promise.all(
    controls.map(({ nodeId }) => send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
  );

async function inEachMode(send: Send, dir: string, visit: (mode: string) => void): Promise<void> {
  for (const [name, mode] of Object.entries(modes)) {
    await enter(send, mode, dir);
    visit(name);
    await leave(send, mode);
  }
}

/** In light a control is told of as a whole already, and what is in it only where something changes it. */
function sayAtRest({ parts, lines }: Control, mode: string): void {
  for (const part of parts) {
    const style = read(part.element, part.pseudo, colours);
    const inLight = part.atRest.get("light") ?? {};
    part.atRest.set(mode, style);
    if (!part.isOwn || (mode === "light" && part.pseudo === "")) continue;
    say(lines, `${mode}, rest`, part.name, change(style, inLight));
  }
}

function sayInState({ parts, lines }: Control, mode: string, state: string): void {
  for (const { name, element, pseudo, atRest } of parts)
    say(
      lines,
      `${mode}, ${state}`,
      name,
      change(read(element, pseudo, colours), atRest.get(mode) ?? {}),
    );
}

function say(lines: string[], when: string, part: string, changed: string): void {
  if (changed) lines.push(`  ${when}${part ? `, ${part}` : ""}: ${changed}`);
}

/** A control itself, what stands around and in it, and what belongs to each. */
function partsOf(element: Element): Part[] {
  const part = (name: string, of: Element, pseudo: string): Part => ({
    name: `${name}${pseudo}`,
    element: of,
    pseudo,
    isOwn: of === element,
    atRest: new Map(),
  });
  const around = element.closest("label") ?? element.parentElement;
  const within = [...element.querySelectorAll("*")].slice(0, 12);
  return [
    ...["", "::before", "::after"].map((pseudo) => part("", element, pseudo)),
    ...(around ? ["", "::after"].map((pseudo) => part("around", around, pseudo)) : []),
    ...within.map((inner, index) => part(`${inner.localName} ${index + 1}`, inner, "")),
  ];
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
const mark = "data-snapshot-node";

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
