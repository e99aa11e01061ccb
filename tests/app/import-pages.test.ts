import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { ImportView } from "~/imports/import-view";
import * as importRoute from "~/routes/dashboard-import";
import * as refusedRoute from "~/routes/dashboard-import-refused";
import * as importsRoute from "~/routes/dashboard-imports";
import * as uploadRoute from "~/routes/dashboard-imports-upload";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { dataFolder } from "../support/photos";
import { at, withBusiness } from "../support/selling";
import { redirectOf, refusal, signedIn, testOrigin, visit } from "../support/signed-in";

const own = useDatabase({ env: { DATA_DIR: await dataFolder() } });

beforeEach(async () => {
  await own.db.execute(sql`delete from rate_limit`);
});

type Person = Awaited<ReturnType<typeof signedIn>>;

const headings = "SKU,Title,Part number,Condition,Category,Price,Quantity";
const file = [
  headings,
  "P-1,Front Brake Caliper,PG-1001,used,Brake,64.50,2",
  "P-2,Alternator,1.23E+11,used,Electrical,80.00,1",
  "P-3,Radiator,PG-1003,new,Cooling,120.00,1",
].join("\r\n");

function upload(
  person: Pick<Person, "cookie">,
  content: string | null = file,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.set("file", content === null ? new File([], "") : new File([content], "my parts.csv"));
  const request = new Request(`${testOrigin}/dashboard/listings/import/upload`, {
    method: "POST",
    headers: { Cookie: person.cookie, Origin: testOrigin, ...headers },
    body: form,
  });
  return uploadRoute.action({ request, params: {}, context: {} });
}

const json = { Accept: "application/json" };

async function seller(): Promise<Person> {
  return (await withBusiness()) as Person;
}

/** Uploads a file, for the id of its import. */
async function uploaded(person: Person, content = file): Promise<string> {
  const { location } = await redirectOf(upload(person, content));
  return location?.split("/").at(-1) ?? "";
}

const address = (id: string, query = "") => `/dashboard/listings/import/${id}${query}`;

const page = (person: Pick<Person, "get">, id: string, query = "") =>
  importRoute.loader(at(person.get(address(id, query)), id));

const send = (person: Pick<Person, "post">, id: string, fields: Record<string, string>) =>
  importRoute.action(at(person.post(address(id), fields), id));

const presses = async (person: Person, id: string, intent: string) =>
  await redirectOf(send(person, id, { intent }));

/** The form of an import's columns, as its page sends it. */
const fieldsOf = ({ columns, questions }: ImportView): Record<string, string> => ({
  ...Object.fromEntries(columns.map(({ field }, index) => [`column${index}`, field ?? ""])),
  ...Object.fromEntries(questions.map(({ id, answer }) => [`answer:${id}`, answer ?? ""])),
});

async function checks(person: Person, id: string, more: Record<string, string> = {}) {
  const { view } = await page(person, id);
  return redirectOf(send(person, id, { ...fieldsOf(view), intent: "check", ...more }));
}

describe("the page of imports", () => {
  it("asks visitors to sign in, and sellers first who sells", async () => {
    const away = await redirectOf(importsRoute.loader(visit("/dashboard/listings/import")));
    expect(away.location).toBe("/login?redirectTo=%2Fdashboard%2Flistings%2Fimport");
    const person = await signedIn();
    const first = await redirectOf(importsRoute.loader(person.get("/dashboard/listings/import")));
    expect(first.location).toBe("/settings/business?redirectTo=%2Fdashboard%2Flistings%2Fimport");
    const refused = await upload(person, file, json);
    expect(refused.status).toBe(409);
  });

  it("lists the account's own imports", async () => {
    const [person, other] = [await seller(), await seller()];
    const id = await uploaded(person);
    const list = async (of: Person) => {
      const answer = await importsRoute.loader(of.get("/dashboard/listings/import"));
      if (answer instanceof Response) throw new Error("It redirected.");
      return answer.imports;
    };
    expect(await list(person)).toMatchObject([{ id, fileName: "my parts.csv", state: "uploaded" }]);
    expect(await list(other)).toEqual([]);
  });
});

describe("an upload", () => {
  it("leads to its import, and tells a script where that is", async () => {
    const person = await seller();
    const { status, location } = await redirectOf(upload(person));
    expect(status).toBe(302);
    expect(location).toMatch(/^\/dashboard\/listings\/import\/[\da-f-]{36}$/);
    const answer = await upload(person, file, json);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      to: expect.stringMatching(/^\/dashboard\/listings\/import\/[\da-f-]{36}$/),
    });
    expect(uploadRoute.loader().headers.get("Location")).toBe("/dashboard/listings/import");
  });

  it.each([
    ["nothing", null, 400, /Choose a file/],
    ["a file without rows", headings, 422, /no rows/],
    ["what is no text", "\u0000\u0001\u0002".repeat(50), 422, /\w/],
  ])("of %s is refused with a sentence", async (_, content, status, message) => {
    const person = await seller();
    const answer = await upload(person, content, json);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toMatch(message);
    const { location, flash } = await redirectOf(upload(person, content));
    expect(location).toBe("/dashboard/listings/import");
    expect(flash).toMatchObject({ tone: "critical", message: expect.stringMatching(message) });
  });

  it("is taken from our own pages alone, as a script is told too", async () => {
    const person = await seller();
    const foreign = await upload(person, file, { ...json, Origin: "https://elsewhere.example" });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual({ message: expect.stringMatching(/another site/) });
    await refusal(upload(person, file, { Origin: "https://elsewhere.example" }));
  });
});

describe("the page of an import", () => {
  it("goes from its columns over a dry run to what was imported, and back", async () => {
    const person = await seller();
    const id = await uploaded(person);
    const { view } = await page(person, id);
    expect(view).toMatchObject({ state: "uploaded", problems: [], questions: [] });
    expect((await checks(person, id)).location).toBe(address(id));
    expect((await page(person, id)).view.state).toBe("checking");
    await runJobs();
    expect((await page(person, id)).view).toMatchObject({
      ...{ state: "checked", hasRun: false, counts: { added: 2, refused: 1 } },
      refusals: [{ rowNumber: 3 }],
    });
    await presses(person, id, "run");
    await runJobs();
    const done = await page(person, id, "?ask=undo");
    expect(done.view).toMatchObject({ state: "done", hasRun: true, undo: { kind: "possible" } });
    expect(done.isAsking).toBe(true);
    const rows = await refusedRoute.loader(at(person.get(`${address(id)}/refused`), id));
    expect(rows.headers.get("Content-Disposition")).toBe(
      `attachment; filename="my parts-refused.csv"; filename*=UTF-8''my%20parts-refused.csv`,
    );
    expect(await rows.text()).toContain("P-2,Alternator,1.23E+11");
    await presses(person, id, "undo");
    await runJobs();
    expect((await page(person, id)).view.undo).toMatchObject({ kind: "undone", undone: 2 });
  });

  it("comes back with what another choice of columns leaves open", async () => {
    const person = await seller();
    const id = await uploaded(person);
    const { flash } = await checks(person, id, { column3: "", column6: "" });
    expect(flash?.message).toMatch(/One more thing/);
    const { view } = await page(person, id);
    expect(view.state).toBe("uploaded");
    expect(view.questions.map((each) => each.id)).toEqual(["condition", "quantity"]);
    // Answered, or seen and left open, it goes on.
    await checks(person, id, { "answer:condition": "used" });
    const checking = (await page(person, id)).view;
    expect(checking.state).toBe("checking");
    expect(checking.questions.map(({ answer }) => answer)).toEqual(["used", null]);
  });

  it("keeps choices without a button, and says what keeps them from being used", async () => {
    const person = await seller();
    const id = await uploaded(person);
    const { view } = await page(person, id);
    const kept = await send(person, id, {
      ...fieldsOf(view),
      ...{ column0: "", intent: "match", auto: "1" },
    });
    expect(kept instanceof Response).toBe(false);
    expect((await page(person, id)).view.problems).toHaveLength(1);
    expect((await checks(person, id)).flash?.tone).toBe("critical");
    expect((await page(person, id)).view.state).toBe("uploaded");
    // What is no field of ours is left out.
    await checks(person, id, { column0: "sku", column1: "owner" });
    expect((await page(person, id)).view.columns[1]?.field).toBeNull();
  });

  it("says that another tab was faster, and forgets what is discarded", async () => {
    const person = await seller();
    const id = await uploaded(person);
    expect((await presses(person, id, "run")).flash).toMatchObject({ tone: "info" });
    expect((await presses(person, id, "undo")).flash).toMatchObject({ tone: "info" });
    const { location, flash } = await presses(person, id, "discard");
    expect({ location, tone: flash?.tone }).toEqual({
      location: "/dashboard/listings/import",
      tone: "success",
    });
    expect((await refusal(page(person, id))).status).toBe(404);
  });

  it("stops when it is asked to", async () => {
    const person = await seller();
    const id = await uploaded(person);
    await checks(person, id);
    await presses(person, id, "stop");
    await runJobs();
    expect((await page(person, id)).view).toMatchObject({ state: "stopped", can: { match: true } });
  });

  it("is its seller's alone", async () => {
    const [person, other] = [await seller(), await seller()];
    const id = await uploaded(person);
    for (const each of [id, "nothing", "00000000-0000-7000-8000-000000000000"]) {
      expect((await refusal(page(other, each))).status).toBe(404);
      expect((await refusal(send(other, each, { intent: "discard" }))).status).toBe(404);
      const rows = refusedRoute.loader(at(other.get(`${address(each)}/refused`), each));
      expect((await refusal(rows)).status).toBe(404);
    }
    expect((await page(person, id)).view.state).toBe("uploaded");
    expect((await redirectOf(importRoute.loader(at(visit(address(id)), id)))).location).toMatch(
      /^\/login\?/,
    );
  });

  it("takes no other fields and no other wishes than its own", async () => {
    const person = await seller();
    const id = await uploaded(person);
    const statusOf = async (fields: Record<string, string>) =>
      (await refusal(send(person, id, fields))).status;
    expect(await statusOf({ intent: "publish" })).toBe(400);
    expect(await statusOf({ intent: "check", column7: "sku" })).toBe(400);
    expect(await statusOf({ intent: "check", state: "done" })).toBe(400);
  });
});
