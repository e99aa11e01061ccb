import { afterAll, beforeAll } from "vitest";
import { resetEnv } from "~/platform/config/env.server";

/**
 * Gives the modules under test their settings where no database is needed; the process's own come
 * back afterwards. To be called at the top of the file or of a `describe`.
 */
export function withSettings(more: Record<string, string> = {}): void {
  const settings: Record<string, string> = {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: "postgresql://nobody@localhost/nothing",
    SESSION_SECRET: "a secret for the tests, and for nothing else",
    ...more,
  };
  const before = new Map<string, string | undefined>();
  beforeAll(() => {
    for (const [name, value] of Object.entries(settings)) {
      before.set(name, process.env[name]);
      process.env[name] = value;
    }
    resetEnv();
  });
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    resetEnv();
  });
}
