import type { Span } from "./token";

/** A vehicle as a sentence names it, as far as it does. */
export interface VehicleSaid {
  year: number | null;
  /** What a generation or a range of years says; null where nothing does. */
  years: { from: number; to: number } | null;
  make: string | null;
  /** Never without its make. */
  model: string | null;
  /** All names that listings may know it by, the best first. */
  models: readonly string[];
  generation: string | null;
  engine: string | null;
  trim: string | null;
  /** A second vehicle that the sentence names: one at a time is searched for. */
  other: { year: number; make: string; model: string } | null;
  /** The tokens that say so, of both. */
  spans: readonly Span[];
}
