import { expect, it } from "vitest";
import { createLogger } from "~/platform/logger.server";

it("keeps people's addresses, passwords and cookies out of the log", () => {
  const lines: string[] = [];
  const logger = createLogger("info", (line) => lines.push(line));
  const error = new Error("Key (lower(email))=(ada@example.com) already exists");
  logger.error({ err: error, form: { password: "hunter22", email: "ada@example.com" } }, "no");
  logger.info({ headers: { cookie: "id=s3cret", "set-cookie": "id=s3cret" } }, "from bob@x.co");
  logger.warn("cannot reach postgresql://site:hunter22@db.example:5432/parts");
  const written = lines.join("");
  expect(lines).toHaveLength(3);
  expect(written).toContain("already exists");
  for (const secret of ["ada@", "hunter22", "s3cret", "bob@"])
    expect(written).not.toContain(secret);
});

it("stays silent below its level", () => {
  const lines: string[] = [];
  createLogger("error", (line) => lines.push(line)).warn("not this");
  expect(lines).toEqual([]);
});
