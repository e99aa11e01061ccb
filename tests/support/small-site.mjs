import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/*
 * A server build for remix-serve, in the shape of the real one but without pages: what the start
 * script's journeys need, and nothing to build first.
 */

/** @type {pg.Pool | undefined} */
let opened;

/** Opened on first use: a build may be loaded before its environment is known. */
function pool() {
  if (!opened) {
    opened = new pg.Pool({ connectionString: process.env.DATABASE_URL });
    opened.on("error", () => {});
  }
  return opened;
}

/** @typedef {(args: { request: Request }) => Promise<Response>} Handler */

/** @type {Record<string, { loader: Handler, action?: Handler }>} */
const routeModules = {
  healthz: {
    loader: async () => {
      await pool().query("select 1");
      return new Response("ok");
    },
  },
  accounts: {
    loader: async () => {
      const { rows } = await pool().query("select email from account order by email");
      return Response.json(rows.map((row) => row.email));
    },
    action: async ({ request }) => {
      const email = await request.text();
      await pool().query(
        "insert into account (id, email, display_name) values (gen_random_uuid(), $1, 'Ada')",
        [email],
      );
      return new Response("kept", { status: 201 });
    },
  },
  echo: {
    loader: async ({ request }) => Response.json(Object.fromEntries(request.headers)),
    action: async ({ request }) => new Response(String((await request.text()).length)),
  },
  slow: {
    loader: async () => {
      await sleep(1_000);
      return new Response("finished");
    },
  },
};

const ids = Object.keys(routeModules);
export const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: { default: () => null } }],
  ...ids.map((id) => [id, { id, parentId: "root", path: id, module: routeModules[id] }]),
]);
export const entry = { module: { default: () => new Response("", { status: 404 }) } };
export const assets = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" };
export const assetsBuildDirectory = "public";
// As in the real build: its folder holds both hashed files and those that keep their names.
export const publicPath = "/";
export const basename = "/";
export const future = { v3_singleFetch: true };
export const isSpaMode = false;
export const mode = "production";
