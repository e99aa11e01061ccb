import type { Page } from "playwright";

/** One drag, or one step of zoom: when it began, and when the hand was done with it; in ms. */
export interface Move {
  kind: "pan" | "zoom";
  begins: number;
  ends: number;
}

/** What a page lived through: when each frame began, and the moves. */
export interface Record {
  frames: number[];
  moves: Move[];
}

declare global {
  interface Window {
    record: Record;
    /** Of the move that is coming, until its first event. */
    nextMove: Move["kind"] | null;
  }
}

/** Notes every frame, and when the browser got the events that moves are made of. */
export async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.record = { frames: [], moves: [] };
    window.nextMove = null;
    const tick = (at: number) => {
      window.record.frames.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const note = ({ timeStamp }: Event) => {
      const { moves } = window.record;
      if (window.nextMove)
        moves.push({ kind: window.nextMove, begins: timeStamp, ends: timeStamp });
      window.nextMove = null;
      const move = moves.at(-1);
      if (move) move.ends = timeStamp;
    };
    for (const type of ["mousedown", "mouseup", "wheel"])
      addEventListener(type, note, { capture: true, passive: true });
  });
}

export const takeRecord = (page: Page): Promise<Record> =>
  page.evaluate(() => {
    const { frames, moves } = window.record;
    window.record = { frames: [], moves: [] };
    return { frames, moves };
  });

/** How long a map goes on by itself after the hand is done, in ms: its glide, or the step of zoom. */
const glideMs = 400;
/** Longer than this, in ms, and at least one frame was missed. */
const lateMs = 25;

/** The frames of one move. */
export interface MoveFrames {
  kind: Move["kind"];
  /** How long each took from one to the next while the map moved, and when; in ms. */
  moving: { from: number; took: number }[];
  /** The late ones of what came of it, until the next move. */
  after: number[];
}

/**
 * Frames by moves. While the map moves every frame counts; afterwards only those that came late,
 * since a map at rest would else water the figures down.
 */
export function framesOf({ frames, moves }: Record): MoveFrames[] {
  return moves.map(({ kind, begins, ends }, index) => {
    const next = moves[index + 1]?.begins ?? Number.POSITIVE_INFINITY;
    const moving: MoveFrames["moving"] = [];
    const after: number[] = [];
    for (let at = 1; at < frames.length; at += 1) {
      const [from = 0, to = 0] = [frames[at - 1], frames[at]];
      if (to <= begins || from >= next) continue;
      const took = to - from;
      if (from < ends + glideMs) moving.push({ from, took });
      else if (took > lateMs) after.push(took);
    }
    return { kind, moving, after };
  });
}
