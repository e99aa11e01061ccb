import { describe, expect, it } from "vitest";
import { validateCredentials, validateField } from "~/accounts/credentials.schema";
import { displayNamePattern } from "~/accounts/display-name";
import { parseDisplayName } from "~/accounts/profile.schema";

const good = {
  firstName: "Mary Ann",
  lastName: "Lee",
  email: "mary@example.com",
  password: "correct horse",
  confirmPassword: "correct horse",
};

describe("the rules of the sign-in card", () => {
  it.each([
    ["firstName", "", "First name is required"],
    ["firstName", "   ", "First name is required"],
    ["firstName", "x".repeat(81), "First name must be at most 80 characters"],
    ["firstName", "Mary\nAnn", "First name must be letters, numbers, and symbols on one line"],
    ["firstName", "Mary\u202eAnn", "First name must be letters, numbers, and symbols on one line"],
    ["lastName", "L\0e", "Last name must be letters, numbers, and symbols on one line"],
    ["lastName", "x".repeat(71), undefined],
    ["lastName", "x".repeat(72), "First and last name must be at most 80 characters"],
    ["lastName", "D’Arcy-Łukasz 2nd", undefined],
    // A mechanic, a family, a rainbow flag, a heart, a flag by its letters, a skin, a key.
    ["firstName", "Mary 👩‍🔧", undefined],
    ["firstName", "👨‍👩‍👧‍👦", undefined],
    ["firstName", "🏳️‍🌈 ❤️‍🔥", undefined],
    ["firstName", "👩🏽‍🔧🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇩🇪", undefined],
    // Persian and Hindi, which join letters so.
    ["lastName", "می‌خواهم", undefined],
    ["lastName", "क्‍ष", undefined],
    ["firstName", "Ma\u200dry", "First name must be letters, numbers, and symbols on one line"],
    ["firstName", "Mary\u200c", "First name must be letters, numbers, and symbols on one line"],
    ["firstName", "\u200d🔧", "First name must be letters, numbers, and symbols on one line"],
    ["firstName", "🔧\u200d", "First name must be letters, numbers, and symbols on one line"],
    [
      "firstName",
      "👩\u200d\u200d🔧",
      "First name must be letters, numbers, and symbols on one line",
    ],
    ["firstName", "🏴\u{e0067}", "First name must be letters, numbers, and symbols on one line"],
    ["firstName", "\u{e007f}", "First name must be letters, numbers, and symbols on one line"],
    ["lastName", "", "Last name is required"],
    ["lastName", "\t", "Last name is required"],
    ["email", "", "Email is required"],
    ["email", "  ", "Email is required"],
    ["email", "jo", "Email address is invalid"],
    ["email", "jo@x", "Email address is invalid"],
    ["email", "@x.co", "Email address is invalid"],
    ["email", "jo@.", "Email address is invalid"],
    ["email", "j o@x.co", "Email address is invalid"],
    ["email", "jo@x .co", "Email address is invalid"],
    ["email", "jo@x.co jo@y.co", "Email address is invalid"],
    ["email", `${"x".repeat(250)}@x.co`, "Email must be at most 254 characters"],
    ["email", "jo@x.co", undefined],
    ["email", "  Jo@X.co  ", undefined],
    ["password", "", "Password is required"],
    ["password", "seven77", "Password must be at least 8 characters"],
    ["password", " ", "Password must be at least 8 characters"],
    ["password", "        ", undefined],
    ["password", "x".repeat(1025), "Password must be at most 1024 characters"],
    ["password", "Größe-4".normalize("NFD"), "Password must be at least 8 characters"],
    ["password", "Größe-42".normalize("NFD"), undefined],
    ["confirmPassword", "", "Passwords do not match"],
    ["confirmPassword", "correct horse ", "Passwords do not match"],
    ["confirmPassword", "correct horse", undefined],
  ] as const)("says of %s %j: %s", (field, value, message) => {
    expect(validateField("register", field, { ...good, [field]: value })).toBe(message);
  });

  it("reads a name in no time, however it is made up", () => {
    const started = performance.now();
    for (const part of ["👩‍", "👩🏽", "👩‍🔧", "क्‍", "🏴\u{e0067}", "👩\uFE0F"])
      displayNamePattern.test(`${part.repeat(20_000)}\0`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("takes an accented password for the same, however its letters are composed", () => {
    const password = "Größe-42!".normalize("NFC");
    const confirmPassword = password.normalize("NFD");
    expect(confirmPassword).not.toBe(password);
    const typed = { ...good, password, confirmPassword };
    expect(validateField("register", "confirmPassword", typed)).toBeUndefined();
  });

  it("asks for eight characters on login too, and for no name", () => {
    expect(validateField("login", "password", { password: "short" })).toBe(
      "Password must be at least 8 characters",
    );
    expect(validateField("login", "firstName", {})).toBeUndefined();
  });

  it("trims names and email, keeps their case, and never touches the password", () => {
    expect(
      validateCredentials("register", {
        firstName: " Mary Ann ",
        lastName: " Lee\n",
        email: " Mary@Example.com ",
        password: " correct horse ",
        confirmPassword: " correct horse ",
      }),
    ).toEqual({
      ok: true,
      data: {
        displayName: "Mary Ann Lee",
        email: "Mary@Example.com",
        password: " correct horse ",
      },
    });
  });

  it.each(["x".repeat(71), "x".repeat(72), "\u2066Lee", "Lee\u2029", "Lee", "李"])(
    "takes no name that the settings would refuse, and every other: %j",
    (lastName) => {
      const checked = validateCredentials("register", { ...good, lastName });
      expect(checked.ok).toBe(parseDisplayName(`${good.firstName} ${lastName}`).kind === "ok");
    },
  );

  it("gives each wrong field one message and names the first in the form's order", () => {
    expect(validateCredentials("register", { email: "nobody", password: "x" })).toEqual({
      ok: false,
      errors: {
        firstName: "First name is required",
        lastName: "Last name is required",
        email: "Email address is invalid",
        password: "Password must be at least 8 characters",
        confirmPassword: "Passwords do not match",
      },
      firstInvalid: "firstName",
    });
    expect(validateCredentials("login", { email: "", password: "" })).toEqual({
      ok: false,
      errors: { email: "Email is required", password: "Password is required" },
      firstInvalid: "email",
    });
  });

  it("takes no longer over an email made to be slow than over any other", () => {
    const started = performance.now();
    validateField("login", "email", { email: `a@${".".repeat(200_000)}@` });
    expect(performance.now() - started).toBeLessThan(100);
  });
});
