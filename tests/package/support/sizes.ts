import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { bundleEach, dist, exportsOf } from "./bundle";

/** Bytes after gzip: the code, and the sheets of the modules that it is made of. */
export interface Size {
  js: number;
  css: number;
}

const parts = {
  accordion: "Root, Item, Header, Trigger, Content",
  "alert-dialog": "Root, Trigger, Portal, Overlay, Content, Title, Description, Action, Cancel",
  dialog: "Root, Trigger, Portal, Overlay, Content, Title, Description, Close",
  "dropdown-menu": "Root, Trigger, Portal, Content, Item, Label, Separator",
  popover: "Root, Trigger, Portal, Content, Close",
  tabs: "Root, List, Trigger, Content",
  toast: "Provider, Viewport, Root, Title, Description, Action, Close",
  tooltip: "Provider, Root, Trigger, Portal, Content",
} as const;

/**
 * What wraps a Radix part, and may weigh a tenth more than the part itself. `with` names what else of
 * ours it shows, which counts on the part's side: a drawer has a button to close it.
 */
export const wrappers: Record<string, { part: keyof typeof parts; with?: string; file?: string }> =
  {
    Accordion: { part: "accordion" },
    AlertDialog: { part: "alert-dialog", with: "Button" },
    Dialog: { part: "dialog", with: "Button" },
    Drawer: { part: "dialog", with: "Button" },
    DropdownMenu: { part: "dropdown-menu" },
    DropdownMenuContent: { part: "dropdown-menu" },
    DropdownMenuItem: { part: "dropdown-menu" },
    DropdownMenuLabel: { part: "dropdown-menu" },
    DropdownMenuSeparator: { part: "dropdown-menu" },
    DropdownMenuTrigger: { part: "dropdown-menu" },
    Popover: { part: "popover", with: "Button" },
    Tabs: { part: "tabs" },
    Tooltip: { part: "tooltip" },
    // Loaded with the first message.
    ToastViewport: { part: "toast", file: "components/Toast/ToastViewport.js" },
  };

/** The size of every export, of what is loaded later by it and wraps a part, and of the raw parts. */
export async function measureSizes() {
  const sources: Record<string, string> = {};
  for (const entry of ["@partlane/ui", "@partlane/ui/price-map"] as const)
    for (const name of await exportsOf(entry))
      sources[name] ??= `export { ${name} } from "${entry}";`;
  for (const [name, { file }] of Object.entries(wrappers))
    if (file) sources[name] = `export { ${name} } from "./dist/${file}";`;
  const raw = (name: string, { part, with: ours }: (typeof wrappers)[string]): [string, string] => [
    `raw ${name}`,
    `export { ${parts[part]} } from "@radix-ui/react-${part}";${ours ? `export { ${ours} } from "@partlane/ui";` : ""}`,
  ];
  Object.assign(
    sources,
    Object.fromEntries(Object.entries(wrappers).map(([name, wrapper]) => raw(name, wrapper))),
  );
  const bundles = await bundleEach(sources);
  return new Map(
    [...bundles].map(([name, { code, modules }]): [string, Size] => [
      name,
      { js: gzipSync(code, { level: 9 }).length, css: sheetsOf(modules) },
    ]),
  );
}

function sheetsOf(modules: readonly string[]): number {
  const sheets = modules
    .filter((file) => file.endsWith(".css.js") && !/^(theme|styles\/layers)/.test(file))
    .map((file) => path.join(dist, file.replace(/\.js$/, "")))
    .filter((sheet) => existsSync(sheet));
  if (sheets.length === 0) return 0;
  return gzipSync(sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n"), { level: 9 })
    .length;
}
