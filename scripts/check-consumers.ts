import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../tests/support/chromium";
import { claimPort } from "./lib/process/port";
import { endChildrenWithUs, root, run } from "./lib/process/run";

/*
 * Installs the packed package, as npm would bring it, into a bare Vite app on React 19 and into a Remix
 * app on React 18, builds both, and opens them in Chromium: nothing may be said on the console, and the
 * looks and the behavior must be there.
 *   npm run package:consumers
 */
const consumers = path.join(root, "tests/consumers");
const folder = mkdtempSync(path.join(tmpdir(), "partlane-consumers-"));
const servers: ChildProcess[] = [];
const tidy = () => {
  for (const server of servers) server.kill();
  rmSync(folder, { recursive: true, force: true });
};
endChildrenWithUs(tidy);
try {
  await must("npm", ["run", "build", "-w", "@partlane/ui", "--silent"], root);
  await must("npm", ["pack", "-w", "@partlane/ui", "--pack-destination", folder], root);
  const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "";
  for (const app of ["vite", "remix"] as const) {
    const began = performance.now();
    await install(app, path.join(folder, tarball));
    await look(app, await serve(app));
    console.log(`${app}: built and seen in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }
} finally {
  tidy();
}
process.exit(0);

async function must(command: string, args: string[], cwd: string): Promise<void> {
  const { ok, said } = await run(command, args, { output: "keep", cwd });
  if (!ok) throw new Error(`${command} ${args.join(" ")} failed:\n${said}`);
}

async function install(app: "vite" | "remix", tarball: string): Promise<void> {
  const target = path.join(folder, app);
  cpSync(path.join(consumers, app), target, { recursive: true });
  if (app === "remix")
    cpSync(path.join(consumers, "vite/src/Shop.jsx"), path.join(target, "app/Shop.jsx"));
  const quick = ["--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock"];
  await must("npm", ["install", tarball, ...quick], target);
  await must("npm", ["run", "build"], target);
}

async function serve(app: "vite" | "remix"): Promise<string> {
  const port = await claimPort(0, "127.0.0.1");
  const target = path.join(folder, app);
  const [command = "", ...args] =
    app === "vite"
      ? ["vite", "preview", "--port", String(port), "--strictPort", "--host", "127.0.0.1"]
      : ["remix-serve", "build/server/index.js"];
  const server = spawn(path.join(target, "node_modules/.bin", command), args, {
    cwd: target,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: "ignore",
  });
  servers.push(server);
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The ${app} app did not answer at ${url}.`);
}

async function look(app: string, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(url);
    await page.getByRole("button", { name: "Alternator, $34" }).waitFor();
    const accent = page.getByRole("button", { name: "Search" });
    const colour = await accent.evaluate((button) => getComputedStyle(button).backgroundColor);
    if (colour !== "rgb(194, 65, 12)") said.push(`The accent button is ${colour}.`);
    await page.getByRole("button", { name: "Delivery" }).click();
    await page.getByText("Two days.").waitFor();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    if (said.length > 0) throw new Error(`The ${app} app said:\n${said.join("\n")}`);
  } finally {
    await browser.close();
  }
}
