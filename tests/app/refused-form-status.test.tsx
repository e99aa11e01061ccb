import { createRequestHandler, data, type ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import * as entry from "~/entry.server";
import { useDatabase } from "../support/database";

useDatabase({ seed: false });

/** A page whose form is always refused, with a loader that does what it is given. */
function pageWith(loader: () => unknown) {
  const page = { id: "root", path: "", hasAction: true, hasLoader: true, hasErrorBoundary: true };
  const build = {
    entry: { module: entry },
    routes: {
      root: {
        ...{ id: "root", path: "" },
        module: {
          default: () => <p>The form</p>,
          ErrorBoundary: () => <p>Something went wrong</p>,
          loader,
          action: () => data("Enter a quantity.", { status: 400 }),
        },
      },
    },
    assets: {
      ...{ version: "1", url: "/manifest.js" },
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...page, module: "/root.js" } },
    },
    ...{ publicPath: "/", assetsBuildDirectory: "", isSpaMode: false, mode: "production" },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  return createRequestHandler(build, "production");
}

const send = (handle: ReturnType<typeof pageWith>) =>
  handle(
    new Request("http://localhost/", {
      method: "POST",
      body: new URLSearchParams({ quantity: "" }),
    }),
  );

it("answers a refused form with the refusal's status", async () => {
  const response = await send(pageWith(() => null));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("The form");
});

it("answers with the loader's failure where the page could not be read again", async () => {
  const response = await send(
    pageWith(() => {
      throw new Response("Try again", { status: 503 });
    }),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(await response.text()).toContain("Something went wrong");
});

it("answers with 500 where a loader has a bug after a refused form", async () => {
  const response = await send(
    pageWith(() => {
      throw new Error("a bug");
    }),
  );
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Something went wrong");
});
