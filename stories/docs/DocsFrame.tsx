import { DocsContainer, type DocsContextProps } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";
import { applyLook, initialLook } from "../../.storybook/look";
import "./docs.css";

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbars say now. */
export function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const last = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return { ...initialLook, ...(last?.[0] as { globals?: Globals } | undefined)?.globals };
  });
  useEffect(() => {
    const update = (said: { globals: Globals }) => setGlobals(said.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** Around every page of words: in the look that the toolbars say, as the stories on it. */
export function DocsFrame({
  context,
  children,
}: {
  context: DocsContextProps;
  children?: ReactNode;
}) {
  const globals = useGlobals();
  useLayoutEffect(() => applyLook(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === "dark" ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
