/* What is printed: a page or several of facts, a table and its totals, in words that are ready to be set. */

export interface PaperColumn {
  header: string;
  /** Of the width, in parts of all columns'. */
  share: number;
  /** Amounts, which end below one another. */
  isMoney?: boolean;
}

export interface PaperTable {
  /** Above it; nothing where it is the only one. */
  title?: string;
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
}

export interface PaperTotal {
  label: string;
  amount: string;
  isSum?: boolean;
}

export interface Paper {
  /** Of the file, without what it ends in. */
  fileName: string;
  title: string;
  /** Who made it. */
  author: string;
  /** When it was made: a paper that is printed again is the same to the byte. */
  madeAt: Date;
  /** Beside one another under the title. */
  facts: readonly { term: string; lines: readonly string[] }[];
  tables: readonly PaperTable[];
  totals: readonly PaperTotal[];
  /** Small, under everything. */
  notes: readonly string[];
}
