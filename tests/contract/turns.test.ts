import { expect, test } from "vitest";
import { turns } from "../../stories/docs/turns";

test("windows of a page are loaded one after another, without those that have gone", () => {
  const takeTurn = turns(1);
  const entered: string[] = [];
  const ask = (name: string) => takeTurn(() => entered.push(name));

  const leaveFirst = ask("first");
  const leaveSecond = ask("second");
  const leaveThird = ask("third");
  expect(entered).toEqual(["first"]);
  leaveSecond();
  expect(entered).toEqual(["first"]);
  leaveFirst();
  leaveFirst();
  expect(entered).toEqual(["first", "third"]);
  ask("fourth");
  expect(entered).toEqual(["first", "third"]);
  leaveThird();
  expect(entered).toEqual(["first", "third", "fourth"]);
});
