/**
 * The brand's colors as mail clients get them, light and dark: written out, because they know no
 * variables. `tests/app/mail-templates.test.tsx` keeps them equal to the theme's.
 */
export const mailColors = {
  page: ["#FBFAF7", "#101317"],
  surface: ["#FFFFFF", "#171B21"],
  sunken: ["#F1EEE7", "#0C0F12"],
  ink: ["#14181F", "#ECEEF1"],
  inkMuted: ["#565D68", "#A3ABB6"],
  line: ["#DEDBD3", "#2A3038"],
  accent: ["#C2410C", "#FF8A4C"],
  onAccent: ["#FFFFFF", "#1A0C04"],
  accentText: ["#B93C0A", "#FF8A4C"],
} as const;

type Role = keyof typeof mailColors;

/** The light color, for a `style`: the one that every client takes. */
export const light = (role: Role): string => mailColors[role][0];

/** The classes that carry the dark colors, for mail clients that support them. */
const classes: Record<
  string,
  Partial<Record<"background-color" | "color" | "border-color", Role>>
> = {
  page: { "background-color": "page", color: "ink" },
  card: { "background-color": "surface", "border-color": "line" },
  ink: { color: "ink" },
  muted: { color: "inkMuted" },
  link: { color: "accentText" },
  button: { "background-color": "accent", "border-color": "accent", color: "onAccent" },
  code: { "background-color": "sunken", "border-color": "line", color: "ink" },
};

export type MailClass = "page" | "card" | "ink" | "muted" | "link" | "button" | "code";

/** The class of an element that changes its colors in the dark. */
export const darkened = (name: MailClass): string => `pl-${name}`;

/** The dark colors, which have to win over the inline ones. */
export const darkStyles = `@media (prefers-color-scheme: dark) { ${Object.entries(classes)
  .map(([name, colors]) => {
    const declarations = Object.entries(colors).map(
      ([property, role]) => `${property}: ${mailColors[role][1]} !important`,
    );
    return `.pl-${name} { ${declarations.join("; ")} }`;
  })
  .join(" ")} }`;

/** What is on the reader's machine: web fonts are blocked by most clients. */
export const mailFont = "Archivo, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const mailMono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";
