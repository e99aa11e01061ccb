import type { Decorator, StoryContext } from "@storybook/react-vite";
import { within } from "storybook/test";
import { allLooks, applyLook, looks } from "./look";

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))",
  gap: "1rem",
};

/** Pages stand two by two, half as large. */
const pages = { ...grid, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };

const box = {
  // What is fixed to the window stays in its own box.
  transform: "translate(0)",
  minInlineSize: 0,
  padding: "1rem",
  background: "var(--pl-color-page)",
  color: "var(--pl-color-ink)",
  border: "1px solid var(--pl-color-line)",
  borderRadius: "var(--pl-radius-card)",
};

const caption = { marginBlockEnd: "0.75rem", fontSize: "0.8125rem", fontWeight: 600 };

/** Sets the chosen look on the document; with all of them, shows the story once in each. */
export const withLook: Decorator = (Story, { globals, parameters }) => {
  applyLook(globals);
  if (globals.theme !== allLooks) return <Story />;
  const isPage = parameters.layout === "fullscreen";
  return (
    <div style={isPage ? pages : grid}>
      {looks.map(({ name, theme, contrast }) => (
        <div
          key={name}
          data-look={name}
          data-theme={theme}
          data-contrast={contrast}
          style={isPage ? { ...box, zoom: 0.5 } : box}
        >
          <p style={caption}>{name}</p>
          <Story globals={{ ...globals, theme, contrast }} />
        </div>
      ))}
    </div>
  );
};

/** Where a story is shown in every look, lets it play in the first: it expects to be there once. */
export function playInFirstLook(context: StoryContext): void {
  if (context.globals.theme !== allLooks) return;
  const whole = context.canvasElement;
  const first = () => whole.querySelector<HTMLElement>("[data-look]") ?? whole;
  // Four copies of a page's landmarks are none of its faults: axe looks at the first, or not for them.
  const { a11y } = context.parameters;
  const rules = [
    ...(a11y?.config?.rules ?? []),
    { id: "landmark-no-duplicate-main", enabled: false },
  ];
  const parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      config: { ...a11y?.config, rules },
      context: { ...a11y?.context, include: ["[data-look]:first-child"] },
    },
  };
  Object.defineProperties(context, {
    parameters: { configurable: true, enumerable: true, value: parameters },
    canvasElement: { configurable: true, enumerable: true, get: first },
    canvas: { configurable: true, enumerable: true, get: () => within(first()) },
  });
}
