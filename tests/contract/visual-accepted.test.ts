import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type AcceptedPicture,
  acceptedPictures,
  picturesIn,
} from "../../scripts/lib/visual/accepted-pictures";
import { writeReport } from "../../scripts/lib/visual/report";
import { difference, notAsBefore } from "../visual/compare";
import {
  acceptedAnew,
  formatLine,
  linesFolder,
  pixelsOf,
  readLines,
  type ShotLine,
  writeLines,
} from "../visual/shot-lines";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "visual-accepted-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of two pixels, of which the second has this much red. */
function picture(red: number, deflateLevel = 9): Buffer {
  const png = new PNG({ width: 2, height: 1 });
  png.data.set([255, 0, 0, 255, red, 0, 0, 255]);
  return PNG.sync.write(png, { deflateLevel });
}

const browser = "156.0.1.2";
const name = "card/plain/dark-360";
/** Of the pictures of each red. */
const pixels = await Promise.all(Array.from({ length: 256 }, (_, red) => pixelsOf(picture(red))));
const lineOf = (red: number, by = browser, shot = name): ShotLine => {
  const { size, hash } = pixels[red] ?? { size: "", hash: "" };
  return { name: shot, size, hash, browser: by };
};

describe("a line", () => {
  test("tells pictures apart by their pixels, not by how they were encoded", async () => {
    const nine = await pixelsOf(picture(9));
    expect(picture(9, 0).equals(picture(9))).toBe(false);
    expect(await pixelsOf(picture(9, 0))).toEqual(nine);
    expect((await pixelsOf(picture(10))).hash).not.toBe(nine.hash);
    expect(nine.size).toBe("2x1");
  });

  test("is read as it was written, sorted, in a file for each component", () => {
    const lines = [
      lineOf(1, browser, "card/plain/light-360"),
      lineOf(2),
      lineOf(3, browser, "chip/plain/dark-360"),
    ];
    writeLines(folder, new Map(lines.map((line) => [line.name, line])));
    expect(readdirSync(folder)).toEqual(["card.txt", "chip.txt"]);
    expect(readFileSync(path.join(folder, "card.txt"), "utf8")).toMatch(
      /^plain\/dark-360 2x1 [0-9a-f]{32} 156\.0\.1\.2\nplain\/light-360 .*\n$/,
    );
    expect([...readLines(folder).values()]).toEqual(expect.arrayContaining(lines));
    writeLines(folder, new Map([[name, lineOf(2)]]));
    expect(readdirSync(folder)).toEqual(["card.txt"]);
  });
});

test("accepting writes the lines that changed, and drops those that nobody needs", () => {
  const shots = ["card/a/dark-360", "card/b/dark-360", "card/gone/dark-360"];
  const was = new Map(shots.map((shot) => [shot, lineOf(1, browser, shot)]));
  const taken = new Map(
    ["card/a/dark-360", "card/b/dark-360", "card/new/dark-360"].map((shot) => [
      shot,
      lineOf(2, "157.0.0.0", shot),
    ]),
  );
  writeLines(
    folder,
    acceptedAnew(was, taken, {
      changed: ["card/b/dark-360", "card/new/dark-360"],
      orphans: ["card/gone/dark-360"],
    }),
  );
  expect([...readLines(folder).values()]).toEqual([
    was.get("card/a/dark-360"),
    taken.get("card/b/dark-360"),
    taken.get("card/new/dark-360"),
  ]);
});

/** A repository whose stories are a file with an amount of red, which is what a shot shows. */
function git(at: string, ...args: string[]): string {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  return execFileSync("git", [...who, ...args], { cwd: at, encoding: "utf8" }).trim();
}

/** Commits a look, and the lines that accept it: all shots of it, by a browser. */
function commitLook(root: string, red: number, accepts: boolean, by = browser): string {
  writeFileSync(path.join(root, "look.txt"), String(red));
  if (accepts) writeLines(path.join(root, linesFolder), new Map([[name, lineOf(red, by)]]));
  git(root, "add", "-A");
  git(root, "commit", "-q", "-m", "A look");
  return git(root, "rev-parse", "HEAD");
}

/** Takes what a checkout shows, as the browser of this machine would: one level more of red. */
function sourcesOf(root: string) {
  const said: string[] = [];
  return {
    said,
    sources: {
      root,
      cache: path.join(root, ".cache/visual"),
      browser,
      log: (line: string) => said.push(line),
      shoot: async (
        checkout: string,
        names: readonly string[],
        { taken, pictures }: { taken: string; pictures: string },
      ) => {
        const red = Number(readFileSync(path.join(checkout, "look.txt"), "utf8"));
        for (const shot of names) {
          const line = lineOf(red + 1, browser, shot);
          writeFileSync(path.join(pictures, `${line.hash}.png`), picture(red + 1));
          appendFileSync(taken, `${formatLine(line)}\n`);
        }
      },
    },
  };
}

function redOf(was: AcceptedPicture | undefined): number | undefined {
  if (!was || "problem" in was) return undefined;
  return PNG.sync.read(readFileSync(was.file)).data[4];
}

describe("what was accepted", () => {
  let root: string;
  beforeEach(() => {
    root = path.join(folder, "repository");
    mkdirSync(root);
    git(root, "init", "-q", "-b", "main");
    writeFileSync(path.join(root, ".gitignore"), ".cache/\n");
    commitLook(root, 0, false);
  });

  test("is taken from the commit that wrote the line, not from a later one, and only once", async () => {
    const accepting = commitLook(root, 100, true, "155.0.0.0");
    commitLook(root, 200, false);
    const { said, sources } = sourcesOf(root);
    const line = readLines(path.join(root, linesFolder)).get(name);
    expect(line).toEqual(lineOf(100, "155.0.0.0"));

    for (const time of ["first", "again"]) {
      const found = await acceptedPictures(line ? [line] : [], sources);
      expect(redOf(found.get(name)), time).toBe(101);
    }
    expect(said).toEqual([
      `Taking 1 pictures of commit ${accepting.slice(0, 10)}, to compare with.`,
    ]);
    expect(readFileSync(path.join(root, "look.txt"), "utf8"), "this checkout").toBe("200");
  });

  test("follows a line that was accepted anew", async () => {
    commitLook(root, 100, true);
    commitLook(root, 150, true);
    const found = await acceptedPictures([lineOf(150)], sourcesOf(root).sources);
    expect(redOf(found.get(name))).toBe(151);
  });

  test("of many commits builds the three newest, and shoots older lines at the oldest of these", async () => {
    const lines: ShotLine[] = [];
    const accepting = [];
    for (const red of [10, 20, 30, 40, 50]) {
      const line = lineOf(red, "155.0.0.0", `card/of-${red}/dark-360`);
      lines.push(line);
      writeFileSync(path.join(root, "look.txt"), String(red));
      writeLines(path.join(root, linesFolder), new Map(lines.map((each) => [each.name, each])));
      git(root, "add", "-A");
      git(root, "commit", "-q", "--date", `2026-01-01T00:00:${red}Z`, "-m", "A look");
      accepting.push(git(root, "rev-parse", "HEAD"));
    }
    const { said, sources } = sourcesOf(root);
    const found = await acceptedPictures(lines, sources);
    expect(lines.map((line) => redOf(found.get(line.name)))).toEqual([31, 31, 31, 41, 51]);
    const built = said.map((line) => /commit (\w+)/.exec(line)?.[1]);
    expect(new Set(built)).toEqual(
      new Set(accepting.slice(2).map((commit) => commit.slice(0, 10))),
    );
  });

  test("needs no commit where its picture was taken here by this browser", async () => {
    const { said, sources } = sourcesOf(root);
    const pictures = picturesIn(sources.cache);
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path.join(pictures, `${lineOf(7).hash}.png`), picture(7));
    const found = await acceptedPictures([lineOf(7)], sources);
    expect(redOf(found.get(name))).toBe(7);
    expect(said).toEqual([]);
  });

  test("is not guessed in a shallow clone that lacks the commit: it says how to fetch it", async () => {
    commitLook(root, 100, true, "155.0.0.0");
    commitLook(root, 200, false);
    const shallow = path.join(folder, "shallow");
    git(folder, "clone", "-q", "--depth=1", `file://${root}`, shallow);
    const { said, sources } = sourcesOf(shallow);
    const asked = [lineOf(100, "155.0.0.0")];
    expect((await acceptedPictures(asked, sources)).get(name)).toEqual({
      problem: expect.stringMatching(/shallow clone.*git fetch --unshallow/),
    });
    expect(said).toEqual([]);

    git(shallow, "fetch", "-q", "--unshallow");
    expect(redOf((await acceptedPictures(asked, sources)).get(name))).toBe(101);
  });

  test("is not known of a line that no commit has", async () => {
    commitLook(root, 100, true);
    writeLines(path.join(root, linesFolder), new Map([[name, lineOf(120)]]));
    const found = await acceptedPictures([lineOf(120)], sourcesOf(root).sources);
    expect(found.get(name)).toEqual({ problem: expect.stringContaining("not committed") });
  });

  test("is in the report beside the picture of now and their difference", async () => {
    commitLook(root, 100, true, "155.0.0.0");
    const found = await acceptedPictures([lineOf(100, "155.0.0.0")], sourcesOf(root).sources);
    const was = found.get(name);
    const file = was && "file" in was ? was.file : "";
    const how = difference(PNG.sync.read(readFileSync(file)), PNG.sync.read(picture(200)));
    const results = path.join(folder, "results");
    mkdirSync(path.join(results, "after/card/plain"), { recursive: true });
    writeFileSync(path.join(results, "after", `${name}.png`), picture(200));
    await writeReport(results, [{ name, message: `${notAsBefore}${how}` }], () => file);
    for (const kind of ["before", "after", "difference"])
      expect(existsSync(path.join(results, kind, `${name}, 1 pixel, 50 %.png`)), kind).toBe(true);
  });
});
