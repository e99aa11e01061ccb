import { once } from "node:events";
import { link, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { handOver } from "../../scripts/lib/process/run-as";
import { giveUpRoot } from "../../server/run-as.mjs";

/** A process that only notes what is asked of it. */
function standIn(uid: number) {
  const asked: string[] = [];
  return {
    asked,
    self: {
      getuid: () => uid,
      setgroups: (groups: readonly (number | string)[]) =>
        void asked.push(`groups ${groups.join()}`),
      setgid: (gid: number | string) => void asked.push(`gid ${gid}`),
      setuid: (id: number | string) => void asked.push(`uid ${id}`),
    },
  };
}

async function listened(runAs: string | undefined, uid: number) {
  const { asked, self } = standIn(uid);
  const server = createServer();
  giveUpRoot(server, runAs, self);
  expect(asked).toEqual([]);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.close();
  return asked;
}

describe("a server that root started", () => {
  it("becomes the user once it listens: groups first, the user last", async () => {
    expect(await listened("70:71", 0)).toEqual(["groups 71", "gid 71", "uid 70"]);
  });

  it.each([
    ["70:71", 1000],
    [undefined, 0],
    ["", 0],
    ["postgres", 0],
    ["70", 0],
  ])("stays as it is as %j, started by %i", async (runAs, uid) => {
    expect(await listened(runAs, uid)).toEqual([]);
  });
});

it.runIf(process.getuid?.() === 0)(
  "the folder of the mails is handed over, and no file that is only linked there",
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "partlane-hand-over-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const mails = path.join(folder, "mail");
    const user = { uid: 65_534, gid: 65_534 };
    await handOver(mails, user);
    for (const file of ["secret", "shared", "mail/1.eml"])
      await writeFile(path.join(folder, file), "x");
    await symlink(path.join(folder, "secret"), path.join(mails, "2.eml"));
    await link(path.join(folder, "shared"), path.join(mails, "3.eml"));
    await handOver(mails, user);
    const owners = ["mail", "mail/1.eml", "secret", "shared"].map(
      async (file) => (await stat(path.join(folder, file))).uid,
    );
    expect(await Promise.all(owners)).toEqual([65_534, 65_534, 0, 0]);
  },
);
