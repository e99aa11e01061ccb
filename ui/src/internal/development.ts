import { Children, isValidElement, type ReactNode } from "react";

const warned = new Set<string>();

/**
 * In development, says in the console, once, what a component was given that its types cannot refuse
 * and it cannot show, and what to pass. Call it behind `process.env.NODE_ENV !== "production"`, spelled
 * out: bundlers know those words, and leave nothing of it in a production bundle.
 */
export function warnOnce(component: string, sentence: string): void {
  const message = `@partlane/ui: ${component}: ${sentence}`;
  if (warned.has(message)) return;
  warned.add(message);
  // In development only.
  // oxlint-disable-next-line no-console
  console.error(message);
}

/** What shows an icon alone needs a name: of its own, or words in it for screen readers. */
export function warnIfUnlabelled(
  component: string,
  { title, ...props }: { title?: string; "aria-label"?: string; "aria-labelledby"?: string },
  children: ReactNode,
): void {
  if (title || props["aria-label"] || props["aria-labelledby"] || hasWords(children)) return;
  warnOnce(component, 'shape="icon" shows no words. Pass aria-label with what pressing it does.');
}

const hasWords = (node: ReactNode): boolean =>
  Children.toArray(node).some(
    (child) =>
      typeof child === "string" ||
      typeof child === "number" ||
      (isValidElement<{ children?: ReactNode }>(child) && hasWords(child.props.children)),
  );

/** A choice that is given by its value has to be there. */
export function warnIfUnlisted(
  component: string,
  prop: string,
  value: string | number | readonly string[] | null | undefined,
  options: readonly string[],
): void {
  // A placeholder is no choice, and an empty list has none.
  if (value === undefined || value === null || value === "" || options.length === 0) return;
  if (options.includes(String(value))) return;
  const known = options.map((option) => `"${option}"`).join(", ");
  warnOnce(component, `${prop}="${String(value)}" is not among its options. Pass one of ${known}.`);
}

/** Choices need distinct values: two that share one cannot be distinguished. */
export function warnIfDuplicate(
  component: string,
  word: "value" | "id",
  given: readonly string[],
): void {
  const twice = given.find((one, index) => given.indexOf(one) < index);
  if (twice !== undefined)
    warnOnce(component, `several choices have the ${word} "${twice}". Pass each its own.`);
}

/** A row has a cell for each column. */
export function warnIfIncomplete(
  component: string,
  columns: readonly unknown[],
  rows: readonly { label: string; cells: readonly unknown[] }[],
): void {
  const wrong = rows.find(({ cells }) => cells.length !== columns.length);
  if (wrong)
    warnOnce(
      component,
      `the row "${wrong.label}" has ${wrong.cells.length} cells for ${columns.length} columns. Pass one for each.`,
    );
}
