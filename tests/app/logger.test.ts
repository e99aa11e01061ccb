import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { insertAccount } from "~/accounts/accounts.repo.server";
import { account, session } from "~/platform/db/schema.server";
import { createLogger } from "~/platform/log/logger.server";
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

describe("a VIN", () => {
  const logged = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
    const lines: string[] = [];
    write(createLogger("info", (line) => lines.push(line)));
    expect(lines).toHaveLength(1);
    // Still a line of JSON.
    return JSON.stringify(JSON.parse(lines[0] ?? ""));
  };

  it.each([
    "1FTFW5L88RFB00316",
    "1ftfw5l88rfb00316",
    "WDD2470031J000316",
    "VF1HJD40367000316",
    // With a slip, and with the letter that some scanners put before.
    "1FTFW5L88RFBOO3I6",
    "I1FTFW5L88RFB00316",
    "1FT FW5L88 RFB00316",
    "1FT-FW5L88-RFB00316",
    "1FT%20FW5L88%20RFB00316",
    // As a search is written into the address of another page, and that into a third one's.
    "%3D1FTFW5L88RFB00316%26make",
    "%25201FTFW5L88RFB00316",
    "%2525201FTFW5L88RFB00316",
    "1FT%2520FW5L88%2520RFB00316",
  ])("is in no line: %s", (vin) => {
    const inner = new Error(`cannot decode ${vin}`);
    const written = logged((logger) =>
      logger.error(
        {
          err: new Error(`failed:\n${vin}`, { cause: new AggregateError([inner], `of ${vin}.`) }),
          path: `/api/v1/vehicles/vin/${vin}`,
          url: `https://parts.example/map?q=brakes%20${vin}&make=Ford`,
          deep: { er: { still: [`"${vin}"`] } },
        },
        `no such vehicle: ${vin}`,
      ),
    );
    expect(written).not.toContain(vin);
    expect(written).not.toMatch(/RFB|00316|2470031|40367/i);
    expect(written.match(/\[vin\]/g)?.length).toBeGreaterThanOrEqual(8);
    expect(written).toContain("&make=Ford");
  });

  it("is masked whole where it is asked for, however it is written", () => {
    const written = logged((logger) => logger.warn({ path: "/api/v1/vehicles/vin/1FT.FW5zz%00" }));
    expect(written).toContain('"/api/v1/vehicles/vin/[vin]"');
  });

  it("is not seen in what is none", () => {
    const others = {
      id: "019a0000-0000-7000-8000-000000000001",
      at: "2026-11-26T00:21:16.123Z",
      order: "order PL-20431 was not kept",
      name: "requestIdleCallback",
      hash: "a".repeat(12) + "0123456789".repeat(3),
      ms: 0.1 + 0.2,
      far: 1e22 / 3,
      query: 'select "listing"."id" from "listing" where "cell" between $1 and $2',
    };
    expect(JSON.parse(logged((logger) => logger.info(others)))).toMatchObject(others);
  });
});

it("stays JSON whatever it is to write", () => {
  const lines: string[] = [];
  const odd = `\u0001${"x".repeat(125)}@example.com "\\" ${"\u0002".repeat(200)}@x.co \ud800`;
  createLogger("info", (line) => lines.push(line)).warn({ odd }, odd);
  const written = JSON.parse(lines[0] ?? "") as { odd: string; msg: string };
  expect(written.odd).toBe(written.msg);
  expect(written.odd).not.toContain("example");
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
