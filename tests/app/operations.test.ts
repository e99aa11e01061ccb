import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

/* What stands in docs/operations and in the forge's folder is run elsewhere: here it is at least read. */

const read = (file: string) => readFileSync(file, "utf8");
const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;
const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(read("package-lock.json"));

const sectionsOf = (unit: string) =>
  Object.fromEntries(
    unit
      .split(/^\[(\w+)\]$/m)
      .slice(1)
      .flatMap((name, at, all) => (at % 2 === 0 ? [[name, entriesOf(all[at + 1] ?? "")]] : [])),
  );

const entriesOf = (section: string): Record<string, string> =>
  Object.fromEntries(
    section
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => /^([A-Z]\w+)=(.*)$/.exec(line)?.slice(1) ?? [line, "not an entry"]),
  );

describe("the unit for systemd", () => {
  const unit = read("docs/operations/partlane.service");
  const { Unit, Service, Install } = sectionsOf(unit);

  it("starts what is there, and starts it again", () => {
    expect([Unit, Service, Install].every(Boolean)).toBe(true);
    expect(Object.values({ ...Unit, ...Service, ...Install })).not.toContain("not an entry");
    const [program, script = ""] = Service?.ExecStart?.split(" ") ?? [];
    expect(program).toBe("/usr/bin/node");
    expect(existsSync(script)).toBe(true);
    expect(Service).toMatchObject({ Restart: "on-failure", KillMode: "mixed" });
    expect(Service?.Environment).toContain(`DATA_DIR=/var/lib/${Service?.StateDirectory}`);
  });

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  it.runIf(hasSystemd)("has nothing that systemd does not know", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "partlane-unit-"));
    const file = path.join(folder, "partlane.service");
    // Its user and its node need not be on this machine.
    const here = unit.replace("/usr/bin/node", process.execPath).replace(/^(User|Group)=.*$/gm, "");
    writeFileSync(file, here);
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", file], {
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(stderr.split("\n").filter((line) => line.includes("partlane.service"))).toEqual([]);
    expect([0, 1]).toContain(status);
  });
});

describe("the Containerfile", () => {
  const lines = read("docs/operations/Containerfile")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [line, ""]);
  const all = (name: string) => lines.filter(([is]) => is === name).map(([, rest = ""]) => rest);

  it("has only known instructions, and the same Node in both stages", () => {
    const known =
      /^(CMD|COPY|ENV|EXPOSE|FROM|HEALTHCHECK|RUN|STOPSIGNAL|USER|VOLUME|WORKDIR|ARG|ENTRYPOINT|LABEL)$/;
    expect(lines.map(([name = ""]) => name).filter((name) => !known.test(name))).toEqual([]);
    expect(new Set(all("FROM").map((from) => from.split(" ")[0])).size).toBe(1);
    expect(all("USER")).toEqual(["node"]);
  });

  it("names files and scripts that exist", () => {
    for (const copied of all("COPY").filter((copy) => !copy.startsWith("--from")))
      for (const source of copied.split(" ").slice(0, -1)) expect(existsSync(source)).toBe(true);
    for (const [, script = ""] of all("RUN")
      .join("\n")
      .matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(script);
    const command: string[] = JSON.parse(all("CMD")[0] ?? "");
    expect(command[0]).toBe("node");
    expect(existsSync(command[1] ?? "")).toBe(true);
    const health = /CMD (\[.*\])$/.exec(all("HEALTHCHECK")[0] ?? "")?.[1] ?? "";
    const [, , code = ""]: string[] = JSON.parse(health);
    expect(() => execFileSync(process.execPath, ["--check", "-"], { input: code })).not.toThrow();
  });

  it("copies all that a build is compared with", () => {
    const listed =
      /const SOURCES = \[([^\]]+)\]/.exec(read("scripts/lib/build/build.ts"))?.[1] ?? "";
    const sources = [...listed.matchAll(/"([^"]+)"/g)].map(([, source = ""]) => source);
    const [, last = ""] = read("docs/operations/Containerfile").split(/^FROM .*slim$/m);
    const copied = [...last.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, files = ""]) =>
      files.split(" ").slice(0, -1),
    );
    expect(sources.length).toBeGreaterThan(5);
    const isCopied = (source: string) =>
      copied.some((file) => source === file || source.startsWith(`${file}/`));
    expect(sources.filter((source) => !isCopied(source))).toEqual([]);
  });
});

describe("production dependencies", () => {
  it.each(["vite", "@remix-run/dev", "@vanilla-extract/vite-plugin", "rollup", "@babel/core"])(
    "do not contain %s, which only builds",
    (name) => expect(lock.packages[`node_modules/${name}`]?.dev).toBe(true),
  );
});

describe("the forge", () => {
  it("runs scripts that exist, also on the oldest and the newest Node", () => {
    const { jobs } = parse(read(".github/workflows/ci.yml"));
    expect(jobs.node.strategy.matrix.node).toEqual(["20.19", "24", "26"]);
    const oldest = JSON.parse(read("package.json")).engines.node.replace(">=", "");
    expect(oldest.startsWith(`${jobs.node.strategy.matrix.node[0]}.`)).toBe(true);
    const commands = Object.values<{ steps: { run?: string }[] }>(jobs)
      .flatMap(({ steps }) => steps)
      .map(({ run = "" }) => run);
    expect(commands.some((command) => command.startsWith("npm audit --omit=dev"))).toBe(true);
    for (const [, script = ""] of commands.join("\n").matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(script);
  });

  it("has a bot that keeps every kind of dependency up to date", () => {
    const { version, updates } = parse(read(".github/dependabot.yml"));
    expect(version).toBe(2);
    const ecosystems = updates.map((update: Record<string, string>) => update["package-ecosystem"]);
    expect(ecosystems).toEqual(["npm", "github-actions", "docker"]);
    for (const update of updates) {
      expect(existsSync(path.join(".", update.directory))).toBe(true);
      expect(["daily", "weekly", "monthly"]).toContain(update.schedule.interval);
    }
  });
});

it("the guide names only files and scripts that exist", () => {
  const guide = read("docs/operations.md");
  for (const [, script = ""] of guide.matchAll(/npm run ([\w:-]+)/g))
    expect(scripts).toHaveProperty(script);
  const linked = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map(([, file = ""]) => file);
  expect(linked.length).toBeGreaterThan(2);
  for (const file of linked) expect(existsSync(path.join("docs", file))).toBe(true);
});
