import { expect } from "vitest";
import * as editRoute from "~/routes/dashboard-listing";
import * as businessRoute from "~/routes/settings-business";
import { redirectOf, signedIn } from "./signed-in";

/** Somebody who is signed in, as a browser. */
export type Person = Pick<Awaited<ReturnType<typeof signedIn>>, "id" | "get" | "post">;

/** A business in Boise that sells used parts, as its form sends it. */
export const business = {
  ...{ kind: "business", name: "Ridge Auto Salvage", place: "Boise, ID", phone: "(208) 555-0143" },
  ...{ weekdaysOpens: "08:00", weekdaysCloses: "17:30", offersPickup: "on", returnDays: "30" },
};

/** A caliper that can be published, as its form sends it. */
export const part = {
  ...{ partNumber: "ZX-4471", name: "Front Brake Caliper", brand: "Brembo" },
  ...{ partType: "brake-caliper", condition: "used", grade: "B", price: "64.50", quantity: "2" },
  ...{ otherNumbers: "OEM 47730-33230, ZX4471A", vehicles: "2012-2014 Toyota Camry | 2.5 L" },
};

/** Somebody who sells. */
export async function withBusiness(fields: Partial<typeof business> = {}): Promise<Person> {
  const person = await signedIn();
  await businessRoute.action(person.post("/settings/business", { ...business, ...fields }));
  return person;
}

/** A route's arguments with the id in its path. */
export const at = <Args extends { params: Record<string, string> }>(args: Args, id: string) => ({
  ...args,
  params: { id },
});

/** Sends the form of a listing. */
export const send = (person: Person, id: string, fields: Record<string, string>) =>
  editRoute.action(at(person.post(`/dashboard/listings/${id}`, fields), id));

/** Saves a draft, whose id it gives. */
export async function drafted(
  person: Person,
  fields: Record<string, string> = part,
): Promise<string> {
  const { location } = await redirectOf(send(person, "new", { ...fields, intent: "save" }));
  return location?.split("/").at(-1) ?? "";
}

/** Saves a draft and publishes it, for its id. */
export async function published(
  person: Person,
  fields: Record<string, string> = part,
): Promise<string> {
  const id = await drafted(person, fields);
  const { status } = await redirectOf(
    send(person, id, { ...fields, intent: "publish", version: "1" }),
  );
  expect(status).toBe(302);
  return id;
}

/** What the page of a listing or draft shows. */
export async function editPage(person: Person, id: string) {
  const answer = await editRoute.loader(at(person.get(`/dashboard/listings/${id}`), id));
  if (answer instanceof Response) throw new Error("It redirected.");
  return answer;
}
