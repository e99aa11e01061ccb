import { LocateFixed, Minus, Plus, Scan } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./PriceMap.css";

export interface ControlLabels {
  zoomIn: string;
  zoomOut: string;
  locate: string;
  showAll: string;
}

export const englishLabels: ControlLabels = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  locate: "Center on me",
  showAll: "Show all on the map",
};

interface ControlsProps {
  labels: ControlLabels;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoom: (steps: number) => void;
  onLocate: () => void;
  onShowAll?: () => void;
}

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** Zoom in, zoom out, center, show all. The class keeps the map from taking a press on them for its own. */
export function Controls({ labels, canZoomIn, canZoomOut, ...on }: ControlsProps) {
  return (
    <div className={`${css.controls} pigeon-drag-block`}>
      <div className={css.pair}>
        <Control label={labels.zoomIn} off={!canZoomIn} onPress={() => on.onZoom(1)}>
          <Plus {...glyph} />
        </Control>
        <Control label={labels.zoomOut} off={!canZoomOut} onPress={() => on.onZoom(-1)}>
          <Minus {...glyph} />
        </Control>
      </div>
      <div className={css.pair}>
        <Control label={labels.locate} onPress={on.onLocate}>
          <LocateFixed {...glyph} />
        </Control>
        {on.onShowAll ? (
          <Control label={labels.showAll} onPress={on.onShowAll}>
            <Scan {...glyph} />
          </Control>
        ) : null}
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  /** It can go no further. It keeps the focus that a `disabled` button would lose. */
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, off = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  );
}
