/*
 * Preloaded into every Node process that a script starts: when the script goes, however it goes,
 * the process goes too. (The kernel closes the channel between them even after kill -9.)
 */
if (process.channel) {
  process.once("disconnect", () => process.exit(1));
  process.channel.unref();
}
