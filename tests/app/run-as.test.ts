import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
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
