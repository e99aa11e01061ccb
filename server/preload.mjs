import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { createGuardedServer } from "./guarded-server.mjs";
import { giveUpRoot } from "./run-as.mjs";
import { settingsOf } from "./settings.mjs";

/*
 * Preloaded into the web server's process, before remix-serve (or, for development, Vite): what
 * must hold for every connection, every request and every answer, those of static files included.
 * remix-serve makes its server by itself, and takes no options: the first server that is made in this
 * process is the site's, and is made here. By then the environment is known. For development it is the first
 * that listens: Remix makes one before Vite does, to load modules by.
 */
const { createServer } = http;

/**
 * @param {import("node:http").ServerOptions | import("node:http").RequestListener} [options]
 * @param {import("node:http").RequestListener} [listener]
 */
function createSiteServer(options, listener) {
  const onRequest = typeof options === "function" ? options : listener;
  if (!onRequest) throw new TypeError("The site's server is made with what answers its requests.");
  // remix-serve's files: of the build, and of the project's folder.
  const folders = [path.resolve(process.argv[2] ?? "", "../../client"), path.resolve("public")];
  const settings = settingsOf(process.env, folders);
  const server = createGuardedServer(settings, onRequest, createServer);
  if (settings.forDevelopment) server.once("listening", restore);
  else restore();
  giveUpRoot(server, process.env.PARTLANE_RUN_AS);
  return server;
}

function restore() {
  http.createServer = createServer;
  syncBuiltinESMExports();
}

http.createServer = createSiteServer;
syncBuiltinESMExports();
