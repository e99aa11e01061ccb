/*
 * A server that was started as root, for a low port or because a container does so, does not stay root: once it
 * listens, the whole process becomes the user whom the database runs as too.
 */

/**
 * Gives root up when the server listens. `runAs` is `uid:gid`, as the supervisor sends it; nothing happens
 * without, or where the process is not root.
 * @param {import("node:http").Server} server
 * @param {string | undefined} runAs
 * @param {Pick<NodeJS.Process, "getuid" | "setgroups" | "setgid" | "setuid">} [self] stands for the process in tests
 */
export function giveUpRoot(server, runAs, self = process) {
  server.once("listening", () => becomeUser(runAs, self));
}

/**
 * Makes the process that user's at once.
 * @param {string | undefined} runAs `uid:gid`
 * @param {Pick<NodeJS.Process, "getuid" | "setgroups" | "setgid" | "setuid">} [self] stands for the process in tests
 */
export function becomeUser(runAs, self = process) {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(runAs ?? "") ?? [];
  if (uid === undefined || gid === undefined || self.getuid?.() !== 0) return;
  // The groups while there is still the right to: root's own would stay otherwise.
  self.setgroups?.([Number(gid)]);
  self.setgid?.(Number(gid));
  self.setuid?.(Number(uid));
}
