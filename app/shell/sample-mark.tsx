import { Badge } from "@partlane/ui";
import type { ReactNode } from "react";

/** What every row, figure and chart of sample data says that it is. */
export const SampleMark = () => <Badge size="small">Sample</Badge>;

/** The name of a row, marked where the row is a sample. */
export function WithSampleMark({ isSample, children }: { isSample: boolean; children: ReactNode }) {
  if (!isSample) return children;
  return (
    <>
      {children} <SampleMark />
    </>
  );
}

/** Figures, marked where they are of sample data. */
export const withSampleMarks = <Figure extends object>(figures: Figure[], isSample: boolean) =>
  isSample ? figures.map((figure) => ({ ...figure, mark: <SampleMark /> })) : figures;
