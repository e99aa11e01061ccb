import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const calls = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(calls, "nothing is logged to the console unless a test expects it").toEqual([]);
});
