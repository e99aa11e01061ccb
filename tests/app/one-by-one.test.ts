import { describe, expect, it, vi } from "vitest";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import type * as loggerModule from "~/platform/log/logger.server";

const lines: string[] = [];

vi.mock("~/platform/log/logger.server", async (original) => {
  const real = await original<typeof loggerModule>();
  const sink = real.createLogger("info", (line) => lines.push(line));
  return { ...real, logger: () => sink };
});

describe("one after the other", () => {
  it("counts what was done, and one that fails keeps none of the others waiting", async () => {
    const seen: number[] = [];
    const many = await oneByOne(
      [1, 2, 3, 4],
      async (each) => {
        seen.push(each);
        if (each === 2) throw new Error("The second cannot be done.");
        return each !== 3;
      },
      { message: "it was not done", about: (each) => ({ each }) },
    );
    expect([seen, many]).toEqual([[1, 2, 3, 4], 2]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        ...{ level: 50, msg: "it was not done", each: 2 },
        err: expect.objectContaining({ message: "The second cannot be done." }),
      }),
    ]);
  });
});
