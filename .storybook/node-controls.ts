import type { ArgTypesEnhancer } from "storybook/internal/types";

/** What React draws, or runs: the panel would show how it is made, and break it when it is edited. */
function isDrawn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isDrawn);
  if (typeof value === "function") return true;
  if (typeof value !== "object" || value === null) return false;
  return "$$typeof" in value || Object.values(value).some(isDrawn);
}

const nodeTypes = /\b(?:ReactNode|ReactElement)\b/;

/** A control for what can be written in it: words that stand in for a ReactNode can, elements cannot. */
export const withoutNodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Also what a story gives that its types do not tell of.
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const value: unknown = initialArgs[name];
      const argType = argTypes[name] ?? { name };
      const isNode = nodeTypes.test(argType.table?.type?.summary ?? "");
      if (isDrawn(value) || (isNode && typeof value !== "string"))
        return [name, { ...argType, control: false }];
      return [name, isNode ? { ...argType, control: { type: "text" } } : argType];
    }),
  );

// Once Storybook knows of every arg.
withoutNodeControls.secondPass = true;
