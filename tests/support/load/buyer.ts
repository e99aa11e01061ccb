import type { Random } from "../../../scripts/lib/sample-catalogue/random";
import { type Account, registerAccount } from "../account";
import type { Asking } from "./asking";
import type { ShelfPart } from "./shelf";
import { pageOf } from "./visitor";

/*
 * A signed-in person who does one thing after another, and keeps what the site said about each: what it
 * said is done must be so in the database at the end, and what it refused must not.
 */

export type OrderStatus = "processing" | "canceled" | "delivered";

export interface KnownOrder {
  id: string;
  part: ShelfPart;
  quantity: number;
  /** What the site said last. Unknown: it said nothing, so that both may be. */
  outcome: "placed" | "refused" | "unknown";
  /** Once it is placed. */
  number?: string;
  status: OrderStatus;
  /** A change that was not answered, which may be done or not. */
  maybe?: OrderStatus;
}

/** A value that is written again and again; after a write that was not answered there are two that may be. */
interface Kept<T> {
  told: T;
  maybe?: T;
}

export interface Buyer {
  account: Account;
  orders: KnownOrder[];
  /** Whether a vehicle, by its model, is in the garage. */
  vehicles: Map<string, Kept<boolean>>;
  name: Kept<string>;
  productNews: Kept<boolean>;
  /** Does one more thing. */
  act(): Promise<void>;
}

const makes = ["Toyota", "Honda", "Ford"];

export async function startBuyer(
  asking: Asking,
  dice: Random,
  shelf: readonly ShelfPart[],
  isOver: () => boolean,
): Promise<Buyer> {
  const account = await registerAccount(asking.siteUrl);
  const { cookie } = account;
  const orders: KnownOrder[] = [];
  const vehicles: Buyer["vehicles"] = new Map();
  const name: Buyer["name"] = { told: `${account.firstName} ${account.lastName}` };
  const productNews: Buyer["productNews"] = { told: false };
  let written = 0;

  const post = (
    activity: string,
    path: string,
    form: Record<string, string>,
    refusals: number[] = [],
  ) => asking.insist({ activity, path, form, cookie, expects: [302, 303, ...refusals] }, isOver);

  /** Whether somebody who is signed in was sent to sign in. */
  function leadsAway(path: string, location: string): boolean {
    if (!location.startsWith("/login")) return false;
    asking.complain(`${path}: a signed-in account was sent to ${location}`);
    return true;
  }

  /** Writes one value in place of another. */
  async function write<T>(
    kept: Kept<T>,
    value: T,
    sending: ReturnType<typeof post>,
    path: string,
  ): Promise<boolean> {
    kept.maybe = value;
    const answer = await sending;
    if (!answer || leadsAway(path, answer.location)) return false;
    kept.told = value;
    kept.maybe = undefined;
    return true;
  }

  async function order(): Promise<void> {
    const part = dice.pick(shelf);
    const quantity = 1 + dice.below(4);
    const known: KnownOrder = {
      ...{ id: uuid(dice), part, quantity },
      ...{ outcome: "unknown", status: "processing" },
    };
    orders.push(known);
    const path = `/purchase/${part.id}`;
    let another = "";
    let fit = "";
    // Again it says what of a doubtful fit was asked, and names the order that it comes on top of.
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await post(
        "order",
        path,
        { orderId: known.id, quantity: String(quantity), another, fit },
        [400, 409],
      );
      if (!answer) return;
      if (answer.status === 400) {
        known.outcome = "refused";
        const said = /value="(It isn(?:'|&#x27;)t for my [^"]+)"/.exec(answer.text)?.[1];
        const statement = said?.replaceAll("&#x27;", "'");
        // Meanwhile the account may have taken another car.
        if (!statement || statement === fit) {
          asking.complain(`${path}: 400 that does not ask about the fit`);
          return;
        }
        known.outcome = "unknown";
        fit = statement;
        continue;
      }
      if (answer.status !== 409) {
        const number = /^\/dashboard\/orders\/(PL-\d+)$/.exec(answer.location)?.[1];
        if (number) Object.assign(known, { number, outcome: "placed" });
        else if (!leadsAway(path, answer.location))
          asking.complain(`${path}: an order led to ${answer.location}`);
        return;
      }
      known.outcome = "refused";
      const asked = /You ordered this [^:<]*: (PL-\d+)\. Order another\?/.exec(answer.text)?.[1];
      const words =
        /You ordered this|didn(?:'|&#x27;)t (?:place|order)|Send it again to place|already have the last/;
      if (!words.test(answer.text))
        asking.complain(`${path}: 409 that does not say what was not done`);
      if (!asked || another) return;
      if (!orders.some((each) => each.number === asked || each.outcome === "unknown"))
        asking.complain(`${path}: it was asked about ${asked}, which is none of this account's`);
      known.outcome = "unknown";
      another = asked;
    }
  }

  /** An order that can still be collected or canceled. */
  const open = () =>
    orders.filter((each) => each.number && each.status === "processing" && !each.maybe);

  async function finish(): Promise<void> {
    const [first] = open();
    if (!first) return order();
    const path = `/dashboard/orders/${first.number}`;
    const [intent, status] = dice.chance(0.5)
      ? (["cancel", "canceled"] as const)
      : (["collect", "delivered"] as const);
    first.maybe = status;
    const answer = await post(intent, path, { intent });
    if (!answer || leadsAway(path, answer.location)) return;
    first.status = status;
    first.maybe = undefined;
    await lookAt(first);
  }

  const statusNames = { processing: "Processing", canceled: "Canceled", delivered: "Delivered" };

  async function lookAt(known: KnownOrder): Promise<void> {
    const path = `/dashboard/orders/${known.number}`;
    const answer = await asking.ask({ activity: "own order", path, cookie, expects: [200] });
    if (!answer) return;
    const page = pageOf(answer.text);
    const isRight =
      page.includes(`Order ${known.number}`) &&
      page.includes(known.part.id) &&
      (known.maybe || answer.text.includes(statusNames[known.status]));
    if (!isRight) asking.complain(`GET ${path}: 200 and wrong: ${known.status}, ${page}`);
  }

  async function addVehicle(): Promise<void> {
    written += 1;
    const model = `Model ${written}`;
    const kept: Kept<boolean> = { told: false };
    vehicles.set(model, kept);
    const year = String(2000 + (written % 25));
    const form = { intent: "add", year, make: dice.pick(makes), model };
    await write(kept, true, post("vehicle added", "/garage", form), "/garage");
  }

  /** Sees that all vehicles are there, and removes one while there is room for few more. */
  async function visitGarage(): Promise<void> {
    const question = { activity: "own garage", path: "/garage", cookie, expects: [200] };
    const answer = await asking.ask(question);
    if (!answer) return;
    const models = new Map(
      [...answer.text.matchAll(/<li\b[\s\S]*?<\/li>/g)].flatMap(([item]) => {
        const id = /name="id" value="([^"]+)"/.exec(item)?.[1];
        const model = /Model \d+/.exec(item)?.[0];
        return id && model ? [[model, id] as const] : [];
      }),
    );
    for (const [model, { told, maybe }] of vehicles)
      if (maybe === undefined && models.has(model) !== told)
        asking.complain(`GET /garage: 200 and wrong: ${model} is ${told ? "not " : ""}there`);
    const [oldest] = [...models].toReversed();
    const kept = oldest && vehicles.get(oldest[0]);
    if (!kept || models.size < 10) return;
    await write(
      kept,
      false,
      // Where it was removed and that was not heard, it is not there the second time.
      post("vehicle removed", "/garage", { intent: "remove", id: oldest[1] }, [404, 409]),
      "/garage",
    );
  }

  async function rename(): Promise<void> {
    written += 1;
    const displayName = `Mary Ann ${written}`;
    const sending = post("renaming", "/settings", { intent: "rename", displayName });
    if (!(await write(name, displayName, sending, "/settings"))) return;
    const question = { activity: "own settings", path: "/settings", cookie, expects: [200] };
    const answer = await asking.ask(question);
    if (answer && !(answer.text.includes(displayName) && answer.text.includes(account.email)))
      asking.complain("GET /settings: 200 and wrong: it has another name or email");
  }

  async function choose(): Promise<void> {
    const value = !productNews.told;
    const form: Record<string, string> = value ? { productNews: "on" } : { orderUpdates: "on" };
    const sending = post("notifications chosen", "/notifications", form);
    await write(productNews, value, sending, "/notifications");
  }

  return {
    ...{ account, orders, vehicles, name, productNews },
    async act() {
      const acts = [order, order, order, finish, finish, addVehicle, visitGarage, rename, choose];
      await dice.pick(acts)();
    },
  };
}

/** Version 4, of the load's own dice. */
function uuid(dice: Random): string {
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => dice.below(16).toString(16));
}
