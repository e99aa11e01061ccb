/** A sentence in which what stands `between backticks` is code. */
export function Said({ children }: { children: string }) {
  return children.split("`").map((words, at) =>
    // Every second piece stood between two backticks.
    at % 2 === 1 ? <code key={words + String(at)}>{words}</code> : words,
  );
}
