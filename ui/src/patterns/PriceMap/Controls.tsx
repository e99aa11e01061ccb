import { LocateFixed, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./PriceMap.css";

export interface ControlLabels {
  zoomIn: string;
  zoomOut: string;
  locate: string;
}

interface ControlsProps {
  labels: ControlLabels;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoom: (steps: number) => void;
  onLocate: () => void;
}

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** Zoom in, zoom out, centre. The class keeps the map from taking a press on them for its own. */
export function Controls({ labels, canZoomIn, canZoomOut, onZoom, onLocate }: ControlsProps) {
  return (
    <div className={`${css.controls} pigeon-drag-block`}>
      <div className={css.pair}>
        <Control label={labels.zoomIn} off={!canZoomIn} onPress={() => onZoom(1)}>
          <Plus {...glyph} />
        </Control>
        <Control label={labels.zoomOut} off={!canZoomOut} onPress={() => onZoom(-1)}>
          <Minus {...glyph} />
        </Control>
      </div>
      <div className={css.pair}>
        <Control label={labels.locate} onPress={onLocate}>
          <LocateFixed {...glyph} />
        </Control>
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
