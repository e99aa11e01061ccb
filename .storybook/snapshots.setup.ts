import { expect } from "vitest";
import { cdp, commands } from "vitest/browser";
import { snapshotBy } from "./snapshots";

snapshotBy({
  match: (text, name) => expect(text).toMatchSnapshot(name),
  tree: () => commands.ariaTree(),
  send: (method, parameters) =>
    (cdp() as { send: (name: string, is?: object) => Promise<unknown> }).send(method, parameters),
});
