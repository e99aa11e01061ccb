import { Expand } from "lucide-react";
import { forwardRef, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { distinctKeys } from "../../internal/keys";
import { opensElsewhere } from "../../internal/opensElsewhere";
import { useHydrated } from "../../internal/useHydrated";
import { useLazyPart } from "../../internal/useLazyPart";
import * as css from "./Gallery.css";
import { GalleryImage } from "./GalleryImage";
import { SlideControls } from "./SlideControls";
import { defaultLabels, type GalleryProps } from "./types";
import { useSlides } from "./useSlides";

const loadZoom = () => import("./GalleryZoom").then(({ GalleryZoom }) => GalleryZoom);

/**
 * The pictures of one thing: one in sight, the others a swipe, an arrow key, or a thumbnail away.
 * Without JavaScript it is a list that is scrolled sideways, and thumbnails are links into it. The
 * dialog over the whole window is fetched by the first sign that it will be wanted.
 */
export const Gallery = forwardRef<HTMLDivElement, GalleryProps>(function Gallery(
  { label, pictures, sizes = "100vw", empty, loading = "eager", labels: given, ...props },
  ref,
) {
  const labels = { ...defaultLabels, ...given };
  const id = useId();
  const hydrated = useHydrated();
  const { index, show, onKeyDown, trackProps } = useSlides(pictures.length);
  const [Zoom, request] = useLazyPart(loadZoom);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keyOf = distinctKeys();
  const hasOthers = pictures.length > 1;

  const open = () => {
    setOpen(true);
    void request().then((isHere) => isHere || setOpen(false));
  };
  if (pictures.length === 0)
    return (
      <div {...props} ref={ref} className={css.root}>
        <div className={css.stage}>
          <div className={css.empty}>{empty}</div>
        </div>
      </div>
    );
  const keys = pictures.map(({ src }) => keyOf(src));
  return (
    <div
      {...props}
      ref={ref}
      role="group"
      aria-label={label}
      className={css.root}
      onPointerEnter={composeEventHandlers(props.onPointerEnter, () => void request())}
      onFocus={composeEventHandlers(props.onFocus, () => void request())}
      onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)}
    >
      <ul
        {...trackProps}
        role="list"
        className={`${css.stage} ${css.track}`}
        // A list that is scrolled is a stop of the keyboard, in every browser.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={hasOthers ? 0 : undefined}
      >
        {pictures.map((picture, at) => (
          <li key={keys[at]} id={`${id}${at}`} className={css.slide}>
            <GalleryImage
              key={picture.src}
              {...picture}
              sizes={sizes}
              loading={at === 0 ? loading : "lazy"}
              broken={labels.broken}
              onPress={hydrated ? open : undefined}
            />
          </li>
        ))}
      </ul>
      <div className={css.bar}>
        {hydrated ? (
          <SlideControls pictures={pictures} index={index} onShow={show} labels={labels}>
            <Button
              ref={opener}
              tone="quiet"
              shape="icon"
              aria-label={labels.open}
              aria-haspopup="dialog"
              onClick={open}
            >
              <Expand size={20} strokeWidth={1.5} />
            </Button>
          </SlideControls>
        ) : null}
      </div>
      {hasOthers ? (
        <Thumbs index={index}>
          {pictures.map((picture, at) => (
            <li key={keys[at]}>
              <a
                href={`#${id}${at}`}
                className={css.thumb}
                aria-current={hydrated && at === index ? "true" : undefined}
                onClick={(event: MouseEvent) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  show(at);
                }}
              >
                <GalleryImage
                  key={picture.thumb ?? picture.src}
                  src={picture.thumb ?? picture.src}
                  alt=""
                  loading="lazy"
                />
                <VisuallyHidden>{labels.thumb(at + 1)}</VisuallyHidden>
              </a>
            </li>
          ))}
        </Thumbs>
      ) : null}
      {Zoom && isOpen ? (
        <Zoom
          label={label}
          pictures={pictures}
          start={index}
          labels={labels}
          opener={opener}
          onClose={(last) => {
            setOpen(false);
            show(last, "instant");
          }}
        />
      ) : null}
    </div>
  );
});

/** Thumbnails in a line that scrolls by itself to the one whose picture is in sight. */
function Thumbs({ index, children }: { index: number; children: React.ReactNode }) {
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = line.current?.children[index];
    if (!line.current || !thumb) return;
    const [around, within] = [line.current, thumb].map((each) => each.getBoundingClientRect());
    if (!around || !within) return;
    const over = Math.max(0, within.right - around.right) - Math.max(0, around.left - within.left);
    // Not `scrollIntoView`, which would scroll the page too.
    if (over !== 0) line.current.scrollBy({ left: over });
  }, [index]);
  return (
    <ul ref={line} role="list" className={css.thumbs}>
      {children}
    </ul>
  );
}
