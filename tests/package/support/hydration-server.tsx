import { renderToString } from "react-dom/server";
import { elementsOf, type StoryModules } from "./hydration";

/** Renders every story to markup, and tells what was said meanwhile. */
export const server = (modules: StoryModules) => () =>
  elementsOf(modules).map(({ name, Story }) => {
    const said: string[] = [];
    const { error, warn } = console;
    console.error = console.warn = (...words: unknown[]) => said.push(words.map(String).join(" "));
    try {
      return { name, html: renderToString(<Story />), said };
    } catch (thrown) {
      return { name, html: "", said: [String(thrown)] };
    } finally {
      Object.assign(console, { error, warn });
    }
  });
