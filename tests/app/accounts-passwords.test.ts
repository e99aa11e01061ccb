import { describe, expect, it } from "vitest";
import { canonicalPassword } from "~/accounts/password-rules";
import { passwordProblem } from "~/accounts/password-rules.server";

const owner = { email: "mary.lee@lakeside.example", displayName: "Mary Ann Lee" };
const problem = (password: string) => passwordProblem(password, owner);

const advice = "Add a few unrelated words.";
const common = `This password is too close to one that many people use. ${advice}`;
const ofName = `This password is too close to your name. ${advice}`;
const ofEmail = `This password is too close to your email address. ${advice}`;
const ofProduct = `This password is too close to the name Partlane. ${advice}`;
const repeated = `This password repeats itself. ${advice}`;
const inARow = `This password follows the alphabet or the keyboard. ${advice}`;
const ofDate = `This password is a date, which is easy to guess. ${advice}`;

describe("a new password", () => {
  it.each([
    ["password", common],
    ["12345678", common],
    ["PASSWORD", common],
    ["p@ssw0rd", common],
    ["Password123!", common],
    ["Welcome1!", common],
    ["Summer2024!", common],
    ["monkey123", common],
    ["letmein!", common],
    ["drowssap", common],
    ["hunter22", common],
    ["F150truck", common],
    ["partlane", ofProduct],
    ["p-a-r-t-l-a-n-e", ofProduct],
    ["p a s s w o r d", common],
    ["ｐａｓｓｗｏｒｄ", common],
    ["pass\u200bword1", common],
    ["pässwörd", common],
    ["Partlane2026!", ofProduct],
    ["P4rtl4ne", ofProduct],
    ["Mary Ann Lee", ofName],
    ["maryannlee", ofName],
    ["leeannmary", ofName],
    ["MaryLee1985!", ofName],
    ["mary.lee", ofEmail],
    ["mary.lee@lakeside.example", ofEmail],
    ["Lakeside1!", ofEmail],
    ["aaaaaaaaaaaa", repeated],
    ["        ", repeated],
    ["passwordpassword", repeated],
    ["x".repeat(1_024), repeated],
    ["abcdefghi", inARow],
    ["qwertyuiop[]", inARow],
    ["11/22/1985", ofDate],
  ])("is refused when it is %s", async (password, said) => {
    expect(await problem(password)).toBe(said);
  });

  it.each([
    "correct horse",
    "Größe-42!",
    "brake pads 4 sale",
    "xk7Qp2vz",
    "#$%&/()=?a",
    "mary likes red trucks",
    "😀🚗🔧🏁😀",
    "заводской пароль",
  ])("is taken when it is %s, in whatever form it is typed", async (password) => {
    for (const form of ["NFC", "NFD"])
      expect(await problem(password.normalize(form))).toBeUndefined();
  });

  it("is measured in a bounded time, however long and artful", async () => {
    // Each sign may stand for several letters, so that the ways to read it multiply.
    const artful = "4@8({[<369&#!1/|0$5+7%2".repeat(44);
    await problem("warm");
    const started = performance.now();
    await problem(artful.slice(0, 1_024));
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("has one form", () => {
    expect(canonicalPassword("Größe-42!".normalize("NFD"))).toBe("Größe-42!".normalize("NFC"));
    expect(canonicalPassword(" Spaced ")).toBe(" Spaced ");
  });
});
