import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectListing } from "~/catalog/listings.repo.server";
import { selectExistingIds } from "~/parts/part.repo.server";
import { resetEnv } from "~/platform/config/env.server";
import { closeDatabase } from "~/platform/db/database.server";
import { guardRoutes } from "~/platform/http/service-unavailable.server";
import { asRequest } from "~/platform/log/request-record.server";
import { useDatabase } from "../support/database";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy";
import { addListing } from "../support/search-catalogue";

// A replica that stands still, so that what is read tells where it was read. The site's is the last that is made.
const still = useDatabase();
const own = useDatabase();

let proxy: DatabaseProxy;
let id: string;
beforeAll(async () => {
  proxy = await startDatabaseProxy(still.url);
  process.env.DATABASE_REPLICA_URL = proxy.url;
  resetEnv();
  ({ id } = await addListing(own.db, { name: "Numbat Pads", partNumber: "N-1" }));
});
afterAll(async () => {
  await closeDatabase();
  delete process.env.DATABASE_REPLICA_URL;
  resetEnv();
  await proxy.close();
});

const found = async () => ({
  search: (await selectExistingIds([id])).length,
  part: (await selectListing(id)) === undefined ? 0 : 1,
});
const inReplica = { search: 0, part: 0 };
const inPrimary = { search: 1, part: 1 };

const { part } = guardRoutes({
  part: { path: "part", module: { loader: found, action: found } },
});
const module = part?.module as Record<
  "loader" | "action",
  (args: LoaderFunctionArgs) => Promise<unknown>
>;

/** What a request of a session finds; of nobody's where it has none. */
function ask(by: "loader" | "action", session?: string) {
  const method = by === "loader" ? "GET" : "POST";
  const headers = new Headers(session ? { Cookie: `partlane=${session}` } : {});
  const request = new Request("http://localhost/part", { method, headers });
  const record = { id: "0123456789abcdef", method, path: "/part", isOurs: false, queryMs: 0 };
  return asRequest(record, () => module[by]({ request, params: {}, context: {} }));
}

describe("with a replica", () => {
  it("searches and part pages read it, outside of requests too", async () => {
    expect(await found()).toEqual(inReplica);
    expect(await ask("loader")).toEqual(inReplica);
    expect(await ask("loader", "ada")).toEqual(inReplica);
  });

  it("a write and what its session asks next read the primary; others go on as they did", async () => {
    expect(await ask("action", "ada")).toEqual(inPrimary);
    expect(await ask("loader", "ada")).toEqual(inPrimary);
    expect(await ask("loader", "bob")).toEqual(inReplica);
    expect(await ask("action")).toEqual(inPrimary);
    expect(await ask("loader")).toEqual(inReplica);
  });

  it("that is away the primary is read, also by those whose connection to it is cut", async () => {
    await proxy.away();
    expect(await found()).toEqual(inPrimary);
    expect(await ask("loader", "bob")).toEqual(inPrimary);
    await proxy.listen();
    // As after the five seconds in which nobody asks it.
    await closeDatabase();
    expect(await found()).toEqual(inReplica);
  });
});
