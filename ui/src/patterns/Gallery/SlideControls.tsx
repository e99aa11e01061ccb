import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import * as css from "./Gallery.css";
import type { GalleryLabels, GalleryPicture } from "./types";

interface SlideControlsProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onShow: (index: number) => void;
  labels: GalleryLabels;
  /** At the end of the line. */
  children: ReactNode;
}

/** Which picture it is, and the ways to others. At either end the button there keeps the focus. */
export function SlideControls({ pictures, index, onShow, labels, children }: SlideControlsProps) {
  const last = pictures.length - 1;
  const step = (by: -1 | 1) => {
    const isEnd = index + by < 0 || index + by > last;
    return { "aria-disabled": isEnd, onClick: () => isEnd || onShow(index + by) };
  };
  return (
    <div className={css.controls}>
      {last > 0 ? (
        <div className={css.steps}>
          <Button tone="quiet" shape="icon" aria-label={labels.previous} {...step(-1)}>
            <ChevronLeft className={css.arrow} size={20} strokeWidth={1.5} />
          </Button>
          <span className={css.count} role="status">
            <bdi>{labels.count(index + 1, last + 1)}</bdi>
            <VisuallyHidden> {pictures[index]?.alt}</VisuallyHidden>
          </span>
          <Button tone="quiet" shape="icon" aria-label={labels.next} {...step(1)}>
            <ChevronRight className={css.arrow} size={20} strokeWidth={1.5} />
          </Button>
        </div>
      ) : null}
      <div className={css.tools}>{children}</div>
    </div>
  );
}
