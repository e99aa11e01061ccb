import type { ReactRenderer } from "@storybook/react-vite";
import { Component, type ComponentType, type ReactNode } from "react";
import type { StoryContext } from "storybook/internal/types";
import { expect, spyOn } from "storybook/test";
import { type Change, changeContent, holdsList, hostileChanges, type Tally } from "./hostile";

type Args = Record<string, unknown>;
type Render = (args: Args, context: StoryContext<ReactRenderer>) => ReactNode;

/** As much of a story file's meta as is needed here. */
interface MetaLike {
  component?: unknown;
  render?: unknown;
  args?: object;
}

interface Options {
  /** Instead of the meta's args, or beside them. */
  args?: object;
  /** What stays as it is, by the names of changes: `number: negative`. A comment says why. */
  without?: readonly string[];
}

/**
 * A story of a component with all of `hostileChanges` made to its args, one under another on a phone.
 * It fails where one breaks out of its width, throws, runs what it was given, or has React complain;
 * and where texts or lists of the args are none that it reaches: what a `render` writes by itself is not.
 */
export function anyContent(meta: MetaLike, { args = {}, without = [] }: Options = {}) {
  const View = meta.component as ComponentType<Args>;
  const render = (meta.render as Render | undefined) ?? ((props: Args) => <View {...props} />);
  const complaints: string[] = [];
  const tallies: Record<Change["kind"], Tally> = {
    text: { changed: 0 },
    number: { changed: 0 },
    list: { changed: 0 },
  };
  return {
    args,
    // Not for looking at, but for nothing to break; and empty names are no names.
    parameters: {
      visual: { skip: true },
      a11y: { test: "off" },
      proofs: { reflow: false },
      layout: "fullscreen",
    },
    globals: { viewport: { value: "phone", isRotated: false } },
    beforeEach: () => {
      complaints.length = 0;
      for (const tally of Object.values(tallies)) tally.changed = 0;
      const said = spyOn(console, "error").mockImplementation((...words: unknown[]) => {
        const message = words.map(String).join(" ");
        // What the package itself says of props that do not fit: it is right to.
        if (!message.startsWith("@partlane/ui: ")) complaints.push(message);
      });
      return () => said.mockRestore();
    },
    render: (given: Args, context: StoryContext<ReactRenderer>) => (
      // Under one another also where a decorator is a row.
      <div style={{ inlineSize: "100%" }}>
        {hostileChanges
          .filter(([name]) => !without.includes(name))
          .map(([name, change]) => (
            <Frame key={name} name={name}>
              <Changed {...{ change, context, render }} args={given} tally={tallies[change.kind]} />
            </Frame>
          ))}
      </div>
    ),
    play: async ({ canvasElement, args: given }: { canvasElement: HTMLElement; args: Args }) => {
      await expect(tallies.text.changed, "texts of its args").toBeGreaterThan(0);
      if (holdsList(given))
        await expect(tallies.list.changed, "lists of its args").toBeGreaterThan(0);
      const frames = [...canvasElement.querySelectorAll<HTMLElement>("[data-content]")];
      const opened = [
        ...document.querySelectorAll<HTMLElement>(
          "body > [data-radix-popper-content-wrapper], body > :is([role=dialog], [role=alertdialog])",
        ),
      ];
      const wrong = [...frames, ...opened].flatMap(problemsOf);
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
      await expect(complaints.join("\n")).toBe("");
      await expect("injected" in window).toBe(false);
      await expect(document.querySelector('img[src="x"]')).toBeNull();
    },
  };
}

interface ChangedProps {
  change: Change;
  args: Args;
  context: StoryContext<ReactRenderer>;
  render: Render;
  tally: Tally;
}

function Changed({ change, args, context, render, tally }: ChangedProps) {
  const changed = changeContent(args, change, tally) as Args;
  return render(changed, { ...context, args: changed });
}

/** Holds what is fixed to the window, and says which content has thrown. */
class Frame extends Component<{ name: string; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { name, children } = this.props;
    const { error } = this.state;
    return (
      <div
        data-content={name}
        data-thrown={error?.message}
        style={{ transform: "translate(0)", padding: "1rem" }}
      >
        {error === undefined ? children : null}
      </div>
    );
  }
}

function problemsOf(frame: HTMLElement): string[] {
  const { content = frame.role, thrown } = frame.dataset;
  if (thrown !== undefined) return [`${content}: threw ${thrown}`];
  const { scrollWidth } = frame;
  const room = Math.min(frame.clientWidth, innerWidth);
  if (scrollWidth <= room) return [];
  const end = frame.getBoundingClientRect().right;
  const wide = [...frame.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > end + 0.5,
  );
  const name = wide.at(-1)?.getAttribute("class") ?? "";
  return [`${content}: ${scrollWidth} px wide in ${room}: ${wide.at(-1)?.localName} ${name}`];
}
