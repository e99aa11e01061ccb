/** Shows how far a long piece of work is: a bar at a terminal, a line now and then elsewhere. */
export class Progress {
  readonly #begun = performance.now();
  readonly #first: number;
  #shown = Number.NEGATIVE_INFINITY;

  constructor(
    readonly title: string,
    readonly total: number,
    first = 0,
  ) {
    this.#first = first;
  }

  show(done: number): void {
    const now = performance.now();
    const isTerminal = process.stderr.isTTY;
    if (done < this.total && now - this.#shown < (isTerminal ? 100 : 5_000)) return;
    this.#shown = now;
    const seconds = (now - this.#begun) / 1_000;
    const rate = seconds > 0 ? (done - this.#first) / seconds : 0;
    const left = rate > 0 ? duration((this.total - done) / rate) : "?";
    const share = done / this.total;
    const bar = "█".repeat(Math.round(share * 24)).padEnd(24, "░");
    const line = `${this.title} ${bar} ${Math.floor(share * 100)} %  ${count(done)} of ${count(this.total)}  ${count(rate)}/s  ${left} left`;
    process.stderr.write(isTerminal ? `\r${line}\u001B[K` : `${line}\n`);
    if (done >= this.total && isTerminal) process.stderr.write("\n");
  }
}

export const count = (value: number) => Math.round(value).toLocaleString("en-US");

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
