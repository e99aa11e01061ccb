import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a step of the checks came to, in tests. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** What it has to say besides, lines of text. */
  said?: string;
  /** What failed and how, a line each. */
  failures?: string[];
}

/** A file of tests in a report of Vitest's. */
interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: Test[];
}

interface Test {
  status: string;
  /** Its own name; the full one has those of what it stands in before it. */
  title: string;
  fullName: string;
  failureMessages: string[];
}

interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

/** How many failures of a step are told of by name. */
const mostShown = 20;

/**
 * Counts a JSON report of Vitest's at a path; `ok` is whether its process ended well. A file that
 * could not be loaded, and a crash, count as one failure.
 */
export function counted(report: string, { ok }: { ok: boolean }): Result {
  if (!existsSync(report))
    return { passed: 0, failed: 1, skipped: 0, failures: [`There is no ${report}.`] };
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = read(report);
  const failures = testResults.flatMap(failuresOf);
  if (!ok && failures.length === 0)
    failures.push("No test failed, but the run itself did: what it printed says why.");
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures: failures.slice(0, mostShown),
  };
}

/** The tests in a JSON report of Vitest's at a path; none where there is no report. */
export function testsOf(report: string): Test[] {
  if (!existsSync(report)) return [];
  return read(report).testResults.flatMap(({ assertionResults }) => assertionResults);
}

const read = (report: string) => JSON.parse(readFileSync(report, "utf8")) as Report;

/** Marks tests that passed in a JSON report of Vitest's as failed, with a message for each title. */
export function failTests(report: string, messages: ReadonlyMap<string, string>): void {
  const told = read(report);
  for (const file of told.testResults)
    for (const test of file.assertionResults) {
      const message = messages.get(test.title);
      if (message === undefined || test.status !== "passed") continue;
      Object.assign(test, { status: "failed", failureMessages: [message] });
      file.status = "failed";
      told.numPassedTests -= 1;
    }
  writeFileSync(report, JSON.stringify(told));
}

/** A line for each test of a file that failed; one for a file that could not be loaded. */
function failuresOf({ name, status, message = "", assertionResults }: TestFile): string[] {
  if (status === "failed" && assertionResults.length === 0)
    return [`${path.basename(name)}: ${firstLine(message)}`];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0] ?? "")}`);
}

/** What a failure says, in a line. */
export function firstLine(text: string): string {
  return (stripVTControlCharacters(text).trim().split("\n")[0] ?? "").slice(0, 300);
}
