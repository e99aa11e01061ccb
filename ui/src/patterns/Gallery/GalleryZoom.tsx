import * as Radix from "@radix-ui/react-dialog";
import { X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { distinctKeys } from "../../internal/keys";
import { track } from "./Gallery.css";
import { GalleryImage } from "./GalleryImage";
import * as css from "./GalleryZoom.css";
import { SlideControls } from "./SlideControls";
import type { GalleryLabels, GalleryPicture } from "./types";
import { useSlides } from "./useSlides";
import { mostZoom, useZoom } from "./useZoom";

export interface GalleryZoomProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** The picture that it opens with. */
  start: number;
  labels: GalleryLabels;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement>;
  /** With the picture that was in sight. */
  onClose: (last: number) => void;
}

/** The same pictures over the whole window, each to be looked at closely. */
export function GalleryZoom({ opener, onClose, ...view }: GalleryZoomProps) {
  const last = useRef(view.start);
  return (
    <Radix.Root open onOpenChange={() => onClose(last.current)}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className={css.window}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <ZoomView {...view} last={last} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ZoomViewProps = Omit<GalleryZoomProps, "opener" | "onClose"> & { last: RefObject<number> };

function ZoomView({ label, pictures, start, labels, last }: ZoomViewProps) {
  const slides = useSlides(pictures.length, start);
  const { index, show } = slides;
  const { zoom, zoomTo, scroller, onKeyDown } = useZoom(index);
  const keyOf = distinctKeys();
  useLayoutEffect(() => show(start, "instant"), [show, start]);
  useLayoutEffect(() => {
    (last as { current: number }).current = index;
  }, [last, index]);
  return (
    // The keys of all that has the focus in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={css.view}
      onKeyDown={(event: KeyboardEvent) => {
        onKeyDown(event);
        slides.onKeyDown(event);
      }}
    >
      <Radix.Title asChild>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Radix.Title>
      <div className={css.head}>
        <SlideControls pictures={pictures} index={index} onShow={show} labels={labels}>
          <Button
            tone="quiet"
            shape="icon"
            aria-label={labels.zoomOut}
            aria-disabled={zoom === 1}
            onClick={() => zoomTo(zoom / 2)}
          >
            <ZoomOut size={20} strokeWidth={1.5} />
          </Button>
          <Button
            tone="quiet"
            shape="icon"
            aria-label={labels.zoomIn}
            aria-disabled={zoom === mostZoom}
            onClick={() => zoomTo(zoom * 2)}
          >
            <ZoomIn size={20} strokeWidth={1.5} />
          </Button>
          <Radix.Close asChild>
            <Button tone="quiet" shape="icon" aria-label={labels.close}>
              <X size={20} strokeWidth={1.5} />
            </Button>
          </Radix.Close>
        </SlideControls>
      </div>
      <ul
        {...slides.trackProps}
        role="list"
        className={`${track} ${css.slides}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is a stop
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.map((picture, at) => {
          const own = at === index ? zoom : 1;
          return (
            <li key={keyOf(picture.src)} className={css.slide}>
              <div
                ref={at === index ? scroller : undefined}
                className={css.scroller}
                // Its content is a picture, which a script counts from the left.
                dir="ltr"
                data-zoomed={own > 1 || undefined}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is a stop
                tabIndex={own > 1 ? 0 : undefined}
              >
                <div
                  className={css.enlarged}
                  style={{ inlineSize: `${own * 100}%`, blockSize: `${own * 100}%` }}
                >
                  <GalleryImage
                    key={picture.src}
                    {...picture}
                    sizes={`${Math.round(own * 100)}vw`}
                    loading={at === start ? "eager" : "lazy"}
                    broken={labels.broken}
                  />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
