import { Badge } from "@partlane/ui";
import type { ReactNode } from "react";

/** What every row, figure and chart of sample data says that it is. */
export const SAMPLE_MARK = "Sample";

/** The name of a row, marked where the row is a sample. */
export function Marked({ isSample, children }: { isSample: boolean; children: ReactNode }) {
  if (!isSample) return children;
  return (
    <>
      {children} <Badge size="small">{SAMPLE_MARK}</Badge>
    </>
  );
}

/** Figures, marked where they are of sample data. */
export const markedFigures = <Figure extends object>(figures: Figure[], isSample: boolean) =>
  isSample ? figures.map((figure) => ({ ...figure, mark: SAMPLE_MARK })) : figures;
