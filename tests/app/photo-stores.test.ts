import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fileStore } from "~/photos/file-store.server";
import { type PhotoStore, PhotoStoreError } from "~/photos/photo-store";
import { s3Store } from "~/photos/s3-store.server";
import { temporaryName } from "~/photos/temporary-files.server";
import { mockSettings } from "../../mocks/addresses";
import { startMocks } from "../../mocks/node";
import { dataFolder } from "../support/photos";
import { withSettings } from "../support/settings";

withSettings();

const folder = await dataFolder();
const name = (digit: string, ending = ".jpg") => `${digit.repeat(64)}${ending}`;
const bytes = (text: string) => new TextEncoder().encode(text);

const settings = mockSettings("http://store.example");
const s3Options = {
  endpoint: settings.S3_ENDPOINT,
  region: "us-east-1",
  bucket: settings.S3_BUCKET,
  accessKeyId: settings.S3_ACCESS_KEY_ID,
  secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  timeoutMs: 300,
  attempts: 1,
};
const s3 = s3Store(s3Options);
const mocks = startMocks({ objectStore: "success" });
afterEach(() => mocks.use({ objectStore: "success" }));
afterAll(() => mocks.close());

async function contentOf(store: PhotoStore, of: string): Promise<string | undefined> {
  const file = await store.get(of);
  if (!file) return undefined;
  const body = await buffer(file.body);
  expect(file.bytes).toBe(body.length);
  return body.toString();
}

async function namesIn(store: PhotoStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name: each, putAt } of store.list()) {
    expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(60_000);
    names.push(each);
  }
  return names.sort();
}

describe.each([
  ["a folder", fileStore(path.join(folder, "media"))],
  ["a bucket", s3],
])("%s", (_, store) => {
  it("is empty before anything is kept", async () => {
    expect(await namesIn(store)).toEqual([]);
    expect(await store.get(name("a"))).toBeUndefined();
    expect(await store.has(name("a"))).toBe(false);
  });

  it("keeps files, from the disk and from memory, and lists them", async () => {
    const file = path.join(folder, "upload.part");
    await writeFile(file, "from the disk");
    await store.put(name("a"), { path: file }, "image/jpeg");
    await store.put(name("b", "-320.webp"), { data: bytes("from memory") }, "image/webp");
    await store.put(name("c", ".png"), { data: bytes("x".repeat(300_000)) }, "image/png");
    await store.put(name("d", ".gif"), { data: bytes("4") }, "image/gif");
    expect(await contentOf(store, name("a"))).toBe("from the disk");
    expect(await contentOf(store, name("b", "-320.webp"))).toBe("from memory");
    expect(await contentOf(store, name("c", ".png"))).toHaveLength(300_000);
    expect(await store.has(name("a"))).toBe(true);
    // More than one page of the mocked bucket.
    expect(await namesIn(store)).toEqual([
      name("a"),
      name("b", "-320.webp"),
      name("c", ".png"),
      name("d", ".gif"),
    ]);
    expect(await readFile(file, "utf8")).toBe("from the disk");
  });

  it("keeps what is put again", async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => store.put(name("e"), { data: bytes("same") }, "image/jpeg")),
    );
    expect(await contentOf(store, name("e"))).toBe("same");
  });

  it("removes files, and bears being told so twice", async () => {
    await store.put(name("f"), { data: bytes("gone") }, "image/jpeg");
    for (let time = 0; time < 2; time++) await store.remove(name("f"));
    expect(await store.get(name("f"))).toBeUndefined();
  });

  it.each(["../../etc/passwd", "", "incoming", `${name("a")}/../x`])(
    "knows no other name: %j",
    async (strange) => {
      const calls = [
        async () => await store.get(strange),
        async () => await store.put(strange, { data: bytes("") }, "image/jpeg"),
        async () => await store.has(strange),
        async () => await store.remove(strange),
      ];
      for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
    },
  );
});

describe("a folder of photos", () => {
  it("lists nothing else, and clears what a process that died was writing", async () => {
    const root = path.join(folder, "left");
    const store = fileStore(root);
    await store.put(name("a"), { data: bytes("kept") }, "image/jpeg");
    await mkdir(path.join(root, "incoming"));
    const [old, young] = [temporaryName(), temporaryName()];
    for (const part of [old, young]) await writeFile(path.join(root, "aa", part), "half");
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(path.join(root, "aa", old), yesterday, yesterday);
    expect(await namesIn(store)).toEqual([name("a")]);
    expect((await readdir(path.join(root, "aa"))).sort()).toEqual([name("a"), young].sort());
  });

  it("counts the age of a file from when it was last put or asked for", async () => {
    const root = path.join(folder, "aged");
    const store = fileStore(root);
    const file = path.join(root, "bb", name("b"));
    const ageOf = async () => {
      for await (const { putAt } of store.list()) return Date.now() - putAt.getTime();
      return undefined;
    };
    const again = [
      () => store.put(name("b"), { data: bytes("x") }, "image/jpeg"),
      () => store.has(name("b")),
    ];
    await again[0]?.();
    for (const renew of again) {
      await utimes(file, new Date(0), new Date(0));
      expect(await ageOf()).toBeGreaterThan(1e9);
      await renew();
      expect(await ageOf()).toBeLessThan(60_000);
    }
  });

  it("leaves nothing half written where the disk says no", async () => {
    const root = path.join(folder, "full");
    const store = fileStore(root);
    const missing = { path: path.join(folder, "no such upload") };
    await expect(store.put(name("c"), missing, "image/jpeg")).rejects.toThrow(PhotoStoreError);
    expect(await readdir(path.join(root, "cc"))).toEqual([]);
    await writeFile(path.join(folder, "no-folder"), "");
    const none = fileStore(path.join(folder, "no-folder"));
    await expect(none.put(name("c"), { data: bytes("x") }, "image/jpeg")).rejects.toThrow(
      PhotoStoreError,
    );
  });
});

describe("a bucket", () => {
  beforeAll(() => s3.put(name("9"), { data: bytes("kept") }, "image/jpeg"));

  const calls: Record<string, () => Promise<unknown>> = {
    put: () => s3.put(name("1"), { data: bytes("new") }, "image/jpeg"),
    get: () => s3.get(name("9")),
    has: () => s3.has(name("9")),
    remove: () => s3.remove(name("9")),
    list: () => namesIn(s3),
  };

  const failing = ["error", "offline", "accessDenied", "noSuchBucket", "loading"] as const;
  it.each(
    failing.flatMap((scenario) => Object.keys(calls).map((call) => [scenario, call] as const)),
  )("that is %s refuses to %s, and takes nothing for gone", async (scenario, call) => {
    mocks.use({ objectStore: scenario });
    // The answer to HEAD has no body that would say which of the two is missing.
    if (scenario === "noSuchBucket" && call === "has") return;
    if (scenario === "noSuchBucket" && call === "remove") return;
    await expect(calls[call]?.()).rejects.toThrow(PhotoStoreError);
    mocks.use({ objectStore: "success" });
    expect(await s3.has(name("9"))).toBe(true);
  });

  it("whose list cannot be read does not seem empty", async () => {
    mocks.use({ objectStore: "malformed" });
    await expect(namesIn(s3)).rejects.toThrow(PhotoStoreError);
  });

  it("that breaks off in the middle of a file gives no whole one", async () => {
    mocks.use({ objectStore: "cutShort" });
    const file = await s3.get(name("9"));
    if (!file) throw new Error("It is there.");
    const read = await buffer(file.body).catch(() => undefined);
    expect(read?.length).not.toBe(file.bytes);
  });

  it("is asked again where it has too much to do for a moment", async () => {
    const patient = s3Store({ ...s3Options, timeoutMs: 5_000, attempts: 3 });
    mocks.use({ objectStore: "error" });
    const asked = patient.put(name("8"), { data: bytes("late") }, "image/jpeg");
    setTimeout(() => mocks.use({ objectStore: "success" }), 20);
    await asked;
    expect(await contentOf(patient, name("8"))).toBe("late");
  });
});
