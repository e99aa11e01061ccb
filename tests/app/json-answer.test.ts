import { afterEach, describe, expect, it, vi } from "vitest";
import {
  answerCacheLimits,
  answerCacheSize,
  cachedAnswer as answerTo,
  clearAnswerCache,
  type Outcome,
  oneMinute,
} from "~/platform/http/cached-json.server";
import { OverloadedError } from "~/platform/http/overload.server";

const request = (query: string, headers: HeadersInit = {}) =>
  new Request(`http://localhost/api/v1/listings?${query}`, { headers });
const answerAgain = (
  asked: Request,
  find: Parameters<typeof answerTo>[2],
  ...age: Parameters<typeof answerTo> extends [unknown, unknown, unknown, ...infer Age] ? Age : []
) => answerTo(asked, new URL(asked.url).searchParams, find, ...age);
const found = () => vi.fn(async (): Promise<Outcome> => ({ kind: "ok", answer: { n: 1 } }));

/** Lets time pass; what is kept looks at the clock once a millisecond. */
async function later(seconds: number) {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + seconds * 1_000);
  await new Promise((resolve) => setTimeout(resolve, 5));
}

afterEach(() => {
  vi.restoreAllMocks();
  clearAnswerCache();
});

describe("an answer that may be used again", () => {
  it("is looked for once in its time, and tells its age", async () => {
    const find = found();
    const first = await answerAgain(request("q=rotor"), find);
    expect(first.headers.get("Age")).toBeNull();
    await later(14);
    const again = await answerAgain(request("q=rotor"), find);
    expect(find).toHaveBeenCalledTimes(1);
    expect(again.headers.get("Age")).toBe("14");
    expect(again.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(await again.json()).toEqual({ n: 1 });
  });

  it("is looked for anew after that", async () => {
    const find = found();
    await answerAgain(request("q=rotor"), find);
    await answerAgain(request("q=pump"), find, oneMinute);
    await later(16);
    await answerAgain(request("q=rotor"), find);
    expect(find).toHaveBeenCalledTimes(3);
    await answerAgain(request("q=pump"), find, oneMinute);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it("is looked for once for all who ask at once", async () => {
    const find = found();
    const answers = await Promise.all([1, 2, 3].map(() => answerAgain(request("q=rotor"), find)));
    expect(find).toHaveBeenCalledTimes(1);
    for (const answer of answers) expect(await answer.json()).toEqual({ n: 1 });
  });

  it("is of its address alone", async () => {
    const find = found();
    await answerAgain(request("q=rotor"), find);
    await answerAgain(request("q=rotor&page=x"), find);
    await answerAgain(new Request("http://localhost/api/v1/facets?q=rotor"), find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it("is not sent to who has it", async () => {
    const find = found();
    const { headers } = await answerAgain(request("q=rotor"), find);
    const tag = { "If-None-Match": headers.get("ETag") ?? "" };
    const again = await answerAgain(request("q=rotor", tag), find);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Content-Type")).toBeNull();
  });

  it("is no failure: the next one asks again", async () => {
    const find = vi.fn(async (): Promise<Outcome> => {
      throw new OverloadedError("A search was cancelled.");
    });
    const both = [1, 2].map(() => answerAgain(request("q=rotor"), find));
    for (const each of both) await expect(each).rejects.toThrow(OverloadedError);
    expect(find).toHaveBeenCalledTimes(1);
    expect((await answerAgain(request("q=rotor"), found())).status).toBe(200);
  });

  it("says what is wrong with an address, as a 400", async () => {
    const answer = await answerAgain(request("min=x"), async () => ({
      kind: "bad",
      problems: [1],
    }));
    expect([answer.status, await answer.json()]).toEqual([400, { problems: [1] }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answerCacheSize()).toEqual({ entries: 0, bytes: 0 });
  });

  it("is kept as large as it is, in so many bytes and entries together", async () => {
    const entry = 1_024;
    await answerAgain(request(`q=${"x".repeat(7_000)}`), found());
    expect(answerCacheSize()).toEqual({ entries: 1, bytes: entry + '{"n":1}'.length });
    const large = async (): Promise<Outcome> => ({ kind: "ok", answer: "x".repeat(2 ** 20 - 2) });
    for (let count = 0; count < 40; count++) await answerAgain(request(`q=${count}`), large);
    const { entries, bytes } = answerCacheSize();
    expect(entries).toBe(Math.floor(answerCacheLimits.bytes / (2 ** 20 + entry)));
    expect(bytes).toBeLessThanOrEqual(answerCacheLimits.bytes);
  });

  it("stays within its bound whatever is asked for: three thousand long, distinct addresses", async () => {
    const find = async (query: URLSearchParams): Promise<Outcome> =>
      Number(query.get("page")) % 2
        ? { kind: "bad", problems: [{ parameter: "page", message: "No." }] }
        : { kind: "ok", answer: "x".repeat(20_000) };
    for (let page = 0; page < 3_000; page++)
      await answerAgain(request(`page=${page}&q=${"x".repeat(7_000)}`), find);
    const { entries, bytes } = answerCacheSize();
    expect(entries).toBeLessThanOrEqual(answerCacheLimits.bytes / 21_024);
    expect(bytes).toBeLessThanOrEqual(answerCacheLimits.bytes);
  });

  it.each([
    ["q=rotor", {}, "public, max-age=15, stale-while-revalidate=60"],
    ["q=rotor&near=1,2", {}, "private, max-age=15, stale-while-revalidate=60"],
    ["q=vin", { isPrivate: true }, "private, max-age=15, stale-while-revalidate=60"],
  ])("tells who else may keep it: %s %o", async (query, about, expected) => {
    const answer = await answerAgain(request(query), async () => ({
      ...{ kind: "ok", answer: 1 },
      ...about,
    }));
    expect(answer.headers.get("Cache-Control")).toBe(expected);
  });
});
