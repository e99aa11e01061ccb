import type { within } from "storybook/test";

/**
 * The link that says something, beside the map or behind it: a phone hides the list, and with it the names of
 * its links.
 */
export const linkOf = (canvas: ReturnType<typeof within>, text: string) =>
  canvas.getByText(text).closest("a");
