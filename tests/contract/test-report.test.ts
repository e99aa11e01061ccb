import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { counted } from "../../scripts/lib/testing/test-report";

const folder = mkdtempSync(path.join(tmpdir(), "partlane-report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(testResults: unknown[]): string {
  const file = path.join(folder, "report.json");
  const counts = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 };
  writeFileSync(file, JSON.stringify({ ...counts, testResults }));
  return file;
}

const failedTest = {
  status: "failed",
  fullName: "a map shows prices",
  failureMessages: ["\u001B[31mError: 4 pins\u001B[39m, not 5\n    at map.test.ts:3"],
};
const passedTest = { status: "passed", fullName: "a map moves", failureMessages: [] };

describe("the report of a step", () => {
  test("names each test that failed, with the first line of why", () => {
    const report = reportOf([
      { name: "/x/map.test.ts", status: "failed", assertionResults: [passedTest, failedTest] },
    ]);
    expect(counted(report, { ok: false })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ["a map shows prices: Error: 4 pins, not 5"],
    });
  });

  test("counts a file that could not be loaded", () => {
    const file = { name: "/x/map.test.ts", status: "failed", message: "no such module\nat x" };
    const report = reportOf([{ ...file, assertionResults: [] }]);
    const failures = ["map.test.ts: no such module"];
    expect(counted(report, { ok: false })).toMatchObject({ failed: 1, failures });
  });

  test("counts a run that ended badly though no test did", () => {
    const report = reportOf([]);
    expect(counted(report, { ok: true })).toMatchObject({ failed: 0, failures: [] });
    expect(counted(report, { ok: false })).toMatchObject({
      failed: 1,
      failures: [expect.stringContaining("the run itself")],
    });
  });

  test("counts a report that was never written", () => {
    const nowhere = path.join(folder, "none.json");
    expect(counted(nowhere, { ok: true })).toMatchObject({ failed: 1 });
  });
});
