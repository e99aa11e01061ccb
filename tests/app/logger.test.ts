import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertAccount } from "~/accounts/accounts.repo.server";
import { createLogger } from "~/platform/logger.server";
import { account, session } from "~/platform/schema.server";
import { useDatabase } from "../support/database";

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

describe("an error of the database", () => {
  const own = useDatabase({ seed: false });
  const passwordHash = "$argon2id$v=19$not-for-the-log";
  const person = { email: "ada@example.com", displayName: "Ada King", passwordHash };

  /** What the log holds of a failure, as text and as it is read again. */
  async function logged(work: Promise<unknown>) {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    const lines: string[] = [];
    createLogger("info", (line) => lines.push(line)).error({ err: error }, "request failed");
    const text = lines.join("");
    return { text, err: JSON.parse(text).err };
  }

  it("is written with its statement, its state and its frames, and without what it was about", async () => {
    // PostgreSQL takes no NUL; a name of several lines must not end the parameters early.
    const displayName = "Ada\0King\n    at Lovelace";
    const { text, err } = await logged(insertAccount({ ...person, displayName }));
    expect(err).toMatchObject({
      type: "DrizzleQueryError",
      query: expect.stringContaining('insert into "account"'),
      cause: { type: "DatabaseError", code: "22021" },
    });
    expect(err.message).toMatch(/^Failed query: insert into "account"/);
    expect(err.stack).toContain("accounts.repo.server.ts");
    for (const secret of ["argon2id", "King", "Lovelace", "ada@", "params"])
      expect(text).not.toContain(secret);
  });

  it("does not quote the key that was there already", async () => {
    await own.db.insert(account).values({ ...person, externalId: "external-7" });
    const again = own.db
      .insert(account)
      .values({ ...person, email: "b@example.com", externalId: "external-7" });
    const { text, err } = await logged(Promise.resolve(again));
    expect(err.cause).toMatchObject({ code: "23505", constraint: "account_external_id_key" });
    expect(text).toContain("duplicate key value violates unique constraint");
    expect(text).not.toContain("external-7");
  });

  it("does not quote a value that is none of its type", async () => {
    const asked = own.db.select().from(session).where(eq(session.accountId, 'Ada "King"'));
    const { text, err } = await logged(Promise.resolve(asked));
    expect(err.cause.message).toBe('invalid input syntax for type uuid: "[value]"');
    expect(text).not.toContain("King");
  });

  it("is no safer inside another error's words", async () => {
    const inner = await insertAccount({ ...person, displayName: "\0" }).catch(
      (error: Error) => error,
    );
    const outer = new Error(`It failed: ${(inner as Error).message}`, {
      cause: new AggregateError([inner], "twice"),
    });
    const { text, err } = await logged(Promise.reject(outer));
    expect(err.cause.errors[0].cause.code).toBe("22021");
    expect(text).not.toContain("argon2id");
  });
});
