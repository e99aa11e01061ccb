import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const calls = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock?.calls ?? []);
  vi.restoreAllMocks();
  // As it would have been printed: some of it is there to be copied.
  const said = calls.map((call) => format(...(call as unknown[]))).join("\n");
  if (said) throw new Error(`Nothing is logged to the console unless a test expects it:\n${said}`);
});
