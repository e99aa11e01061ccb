import { setTimeout as sleep } from "node:timers/promises";

/** An answer that is whole. */
export interface Answer {
  status: number;
  text: string;
  /** Where it leads to: a path of the site. */
  location: string;
}

export interface Question {
  /** What somebody does: a row of the report. */
  activity: string;
  path: string;
  cookie?: string;
  /** Sent by POST, as a browser without JavaScript sends a form. */
  form?: Record<string, string>;
  /** The statuses that are right. 503 is beside them always, if it says when to ask again. */
  expects: readonly number[];
}

/** Longer than this nobody is kept waiting, in ms; generous, since a machine may be busy. */
const patienceMs = 60_000;

/** How many sentences that begin alike are kept about what was wrong: the first ones tell most. */
const mostAlike = 5;

/** Asks a site, counts its answers, and takes down every one that is wrong. */
export class Asking {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #alike = new Map<string, number>();
  readonly wrong: string[] = [];
  wrongCount = 0;
  /** Whether the site may be unreachable just now: because its web server was killed. */
  mayBeUnreachable = () => false;

  constructor(readonly siteUrl: string) {}

  /** The answer, if it is one of those that are right; undefined where the site was not available, or wrong. */
  async ask({ activity, path, cookie, form, expects }: Question): Promise<Answer | undefined> {
    const method = form ? "POST" : "GET";
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.siteUrl}${path}`, {
        method,
        redirect: "manual",
        headers: { ...(cookie && { Cookie: cookie }), ...(form && { Origin: this.siteUrl }) },
        body: form && new URLSearchParams(form),
        signal: AbortSignal.timeout(patienceMs),
      });
      text = await response.text();
    } catch (error) {
      this.count(activity, "no connection");
      if (!this.mayBeUnreachable()) this.complain(`${method} ${path}: ${reasonOf(error)}`);
      return undefined;
    }
    const { status, headers } = response;
    this.count(activity, String(status));
    if (status === 503) {
      if (!headers.get("Retry-After")) this.complain(`${method} ${path}: 503 without Retry-After`);
      return undefined;
    }
    const location = (headers.get("Location") ?? "").replace(this.siteUrl, "");
    if (expects.includes(status)) return { status, text, location };
    this.complain(`${method} ${path}: ${status} ${location} ${text.slice(0, 200)}`);
    return undefined;
  }

  /** Asks until there is an answer, for as long as `isOver` says that it is worth trying. */
  async insist(question: Question, isOver: () => boolean): Promise<Answer | undefined> {
    for (let tries = 0; ; tries += 1) {
      const wrongBefore = this.wrongCount;
      const answer = await this.ask(question);
      if (answer || isOver() || tries === 200) return answer;
      // It was answered, and wrongly: asking again would hide how often.
      if (this.wrongCount > wrongBefore && tries > 3) return undefined;
      await sleep(Math.min(100 * (tries + 1), 1_000));
    }
  }

  count(activity: string, outcome: string): void {
    const row = this.#counts.get(activity) ?? new Map<string, number>();
    this.#counts.set(activity, row.set(outcome, (row.get(outcome) ?? 0) + 1));
  }

  complain(sentence: string): void {
    this.wrongCount += 1;
    const beginning = sentence.slice(0, 30).replaceAll(/\d+/g, "");
    const alike = (this.#alike.get(beginning) ?? 0) + 1;
    this.#alike.set(beginning, alike);
    if (alike <= mostAlike) this.wrong.push(sentence);
  }

  /** How many answers of that kind there were, of one activity or of all. */
  total(outcome?: string): number {
    let sum = 0;
    for (const row of this.#counts.values())
      for (const [kind, count] of row) if (!outcome || kind === outcome) sum += count;
    return sum;
  }

  /** A line for each activity: how often it was answered how. */
  report(): string[] {
    return [...this.#counts].map(([activity, row]) => {
      const counts = [...row].toSorted(([a], [b]) => a.localeCompare(b));
      return `${activity.padEnd(24)} ${counts.map(([kind, n]) => `${kind}: ${n}`).join(", ")}`;
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}`;
}
