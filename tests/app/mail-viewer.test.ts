import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "~/platform/config/env.server";
import { newId } from "~/platform/db/id.server";
import { fileTransport, mailFolder } from "~/platform/mail/file-transport.server";
import { loader } from "~/routes/dev-mail";
import { withSettings } from "../support/settings";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-viewer-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const id = newId();

const ask = (rest: string) =>
  loader({ params: { "*": rest }, context: {}, request: new Request("http://site.test/__mail/") });

beforeAll(async () => {
  await fileTransport(mailFolder(dataDir), "no-reply@localhost").deliver(
    {
      ...{ id, kind: "test.mail", to: "reader@example.com", text: "Hello <b>\n" },
      subject: "<script>alert(1)</script>",
      html: "<p>Hello</p><script>alert(1)</script>",
      writtenAt: "2026-11-26T10:00:00.000Z",
    },
    new AbortController().signal,
  );
});

describe("the mail of a development server", () => {
  withSettings({ NODE_ENV: "development", DATA_DIR: dataDir });

  it("is listed", async () => {
    const response = await ask("");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`href="/__mail/${id}"`);
    expect(html).toContain("reader@example.com");
    expect(html).not.toContain("<script>");
  });

  it("is shown with text and headers, its HTML in a frame that runs nothing", async () => {
    const html = await (await ask(id)).text();
    expect(html).toContain(`<iframe title="The mail as HTML" sandbox="" src="/__mail/${id}/html"`);
    expect(html).toContain("Hello &lt;b&gt;");
    expect(html).toContain("Message-ID: &lt;");
    const framed = await ask(`${id}/html`);
    expect(framed.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*; sandbox;/);
  });

  it.each(["../session-secret", "..%2fsession-secret", newId(), `${id}/other`])(
    "has nothing at %s",
    async (rest) => {
      expect((await ask(rest)).status).toBe(404);
    },
  );
});

describe("the mail of a site that others see", () => {
  withSettings({ NODE_ENV: "production", DATA_DIR: dataDir });

  it.each(["", id, `${id}/html`, `${id}/source`])("is not shown at /__mail/%s", async (rest) => {
    resetEnv();
    const response = await ask(rest);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found");
  });
});
