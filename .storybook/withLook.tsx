import type { Decorator, StoryContext } from "@storybook/react-vite";
import { within } from "storybook/test";
import { allLooks, applyLook, looks } from "./look";

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))",
  gap: "1rem",
};

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
    <div style={isPage ? { ...grid, gridTemplateColumns: "minmax(0, 1fr)" } : grid}>
      {looks.map(({ name, theme, contrast }) => (
        <div key={name} data-look={name} data-theme={theme} data-contrast={contrast} style={box}>
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
  Object.defineProperties(context, {
    canvasElement: { configurable: true, enumerable: true, get: first },
    canvas: { configurable: true, enumerable: true, get: () => within(first()) },
  });
}
