import { applyMotion } from "./motion";

type Globals = Readonly<Record<string, unknown>>;

/** The choice of the theme's toolbar that shows a story in every look at once. */
export const allLooks = "all";

/** What a story is shown in when it is shown in all: each a box of its own, after the theme contract. */
export const looks = [
  { name: "Light", theme: "light", contrast: "normal" },
  { name: "Dark", theme: "dark", contrast: "normal" },
  { name: "High contrast, light", theme: "light", contrast: "more" },
  { name: "High contrast, dark", theme: "dark", contrast: "more" },
] as const;

const items = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, title]) => ({ value, title }));

/** The toolbars of how a story is looked at; their names are those that `modes.ts` sets. */
export const lookToolbars = {
  theme: {
    description: "Theme",
    toolbar: {
      icon: "sun" as const,
      items: items({
        light: "Light",
        dark: "Dark",
        system: "System",
        [allLooks]: "All side by side",
      }),
      dynamicTitle: true,
    },
  },
  contrast: {
    description: "Contrast",
    toolbar: {
      icon: "contrast" as const,
      items: items({ normal: "Normal", more: "High contrast" }),
      dynamicTitle: true,
    },
  },
  direction: {
    description: "Direction",
    toolbar: {
      icon: "transfer" as const,
      items: items({ ltr: "LTR", rtl: "RTL" }),
      dynamicTitle: true,
    },
  },
  textSize: {
    description: "Text size of the reader's browser",
    toolbar: {
      icon: "zoom" as const,
      items: items({ 100: "100 %", 125: "125 %", 150: "150 %", 200: "200 %" }),
      dynamicTitle: true,
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "play" as const,
      items: items({ system: "Motion", reduced: "Less motion" }),
      dynamicTitle: true,
    },
  },
};

export const initialLook = {
  theme: "light",
  contrast: "normal",
  direction: "ltr",
  textSize: "100",
  motion: "system",
};

/** Sets theme, contrast and direction on the document; what is undefined is taken away. */
export function putLook(look: { theme?: string; contrast?: string; dir: string }): void {
  const root = document.documentElement;
  root.dir = look.dir;
  for (const name of ["theme", "contrast"] as const) {
    const value = look[name];
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
}

/** Sets the look on the document, as the site's root and the reader's browser do. */
export function applyLook({ theme, contrast, direction, textSize = "100", motion }: Globals): void {
  const named = theme === "dark" ? "dark" : "light";
  putLook({
    theme: theme === "system" ? undefined : named,
    contrast: contrast === "more" && theme !== allLooks ? "more" : undefined,
    dir: String(direction),
  });
  document.documentElement.style.fontSize = textSize === "100" ? "" : `${String(textSize)}%`;
  applyMotion(motion === "reduced");
}
