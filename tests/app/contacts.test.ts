import { describe, expect, it } from "vitest";
import { countContactsSince, listContacts } from "~/contacts/contacts.server";
import { contact } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

const row = (accountId: string, name: string, createdAt = new Date()) => ({
  accountId,
  name,
  type: "customer" as const,
  email: `${name.toLowerCase()}@example.com`,
  phone: "(212) 555-0100",
  createdAt,
});

describe("contacts", () => {
  it("lists the samples by name, suppliers and customers", async () => {
    const contacts = await listContacts({ sample: true });
    const names = contacts.map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(names).toEqual(names.toSorted());
    expect(new Set(contacts.map(({ type }) => type))).toEqual(new Set(["supplier", "customer"]));
  });

  it("keeps each account's contacts to itself", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await test.db.insert(contact).values([row(mine.id, "Ana"), row(theirs.id, "Bo")]);
    expect(await listContacts({ accountId: mine.id })).toMatchObject([{ name: "Ana" }]);
    expect((await listContacts({ sample: true })).map(({ name }) => name)).not.toContain("Ana");
  });

  it("counts those added since a moment", async () => {
    const { id } = await signedIn();
    await test.db
      .insert(contact)
      .values([
        row(id, "Old", new Date("2026-10-31T23:59:59Z")),
        row(id, "New", new Date("2026-11-01T00:00:00Z")),
      ]);
    const november = new Date("2026-11-01T00:00:00Z");
    expect(await countContactsSince({ accountId: id }, november)).toBe(1);
    expect(await countContactsSince({ accountId: id }, new Date(0))).toBe(2);
  });
});
