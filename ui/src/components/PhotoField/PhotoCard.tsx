import { ArrowLeft, ArrowRight, CircleAlert, GripVertical, Trash2 } from "lucide-react";
import { type HTMLAttributes, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { Badge } from "../Badge";
import { Button } from "../Button";
import { TextField } from "../Field";
import { Spinner } from "../Spinner";
import * as css from "./PhotoField.css";
import type { PhotoEntry, PhotoFieldLabels } from "./types";

interface PhotoCardProps {
  photo: PhotoEntry;
  /** Its place, from 0. */
  at: number;
  total: number;
  labels: PhotoFieldLabels;
  isGrabbed: boolean;
  helpId: string;
  altName: string;
  altPlaceholder: string | undefined;
  maxAltText: number | undefined;
  handleProps: HTMLAttributes<HTMLElement>;
  pictureProps: HTMLAttributes<HTMLElement>;
  onStep: (by: -1 | 1) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onAltText: (altText: string) => void;
}

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

/** One photo of a `PhotoField`: what it shows, how far it is, and what can be done with it. */
export function PhotoCard({ photo, at, total, labels, ...props }: PhotoCardProps) {
  const hydrated = useHydrated();
  const name = labels.photo(at + 1);
  const isOnItsWay = photo.state === "uploading" || photo.state === "processing";
  const of = (action: string) => `${action}: ${name}`;
  const step = (by: -1 | 1) => {
    const isEnd = at + by < 0 || at + by >= total;
    return { "aria-disabled": isEnd, onClick: () => isEnd || props.onStep(by) };
  };
  return (
    <li className={css.card} data-grabbed={props.isGrabbed || undefined} data-state={photo.state}>
      <span {...props.pictureProps} className={css.picture}>
        <Picture key={photo.src} src={photo.src} />
      </span>
      <span className={css.head}>
        {at === 0 ? (
          <Badge tone="info">{labels.cover}</Badge>
        ) : (
          <span className={css.name}>{name}</span>
        )}
      </span>
      {hydrated ? (
        <span className={css.tools}>
          {total > 1 ? (
            <>
              <span className={css.handle}>
                <Button
                  {...props.handleProps}
                  tone="quiet"
                  shape="icon"
                  aria-label={of(labels.reorder)}
                  aria-describedby={props.helpId}
                  aria-pressed={props.isGrabbed}
                >
                  <GripVertical {...glyph} />
                </Button>
              </span>
              <Button tone="quiet" shape="icon" aria-label={of(labels.earlier)} {...step(-1)}>
                <ArrowLeft className={css.arrow} {...glyph} />
              </Button>
              <Button tone="quiet" shape="icon" aria-label={of(labels.later)} {...step(1)}>
                <ArrowRight className={css.arrow} {...glyph} />
              </Button>
            </>
          ) : null}
          {photo.state === "uploading" ? null : (
            <Button
              tone="quiet"
              shape="icon"
              aria-label={of(labels.remove)}
              onClick={props.onRemove}
            >
              <Trash2 {...glyph} />
            </Button>
          )}
        </span>
      ) : null}
      {isOnItsWay ? (
        <div className={css.state}>
          <span className={css.words}>
            {photo.state === "processing" ? <Spinner /> : null}
            <span>
              {photo.state === "processing"
                ? labels.processing
                : labels.uploading(photo.progressPercent)}
            </span>
          </span>
          {photo.state === "uploading" ? (
            <>
              <progress
                className={css.progress}
                max={100}
                value={photo.progressPercent}
                aria-label={of(labels.uploading(undefined))}
              />
              <Button size="small" aria-label={of(labels.cancel)} onClick={props.onCancel}>
                {labels.cancel}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {photo.state === "failed" ? (
        <div className={css.state} role="alert">
          <span className={css.problem}>
            <CircleAlert className={css.problemIcon} size={16} strokeWidth={1.75} />
            {photo.problem || labels.failed}
          </span>
          {hydrated ? (
            <Button size="small" aria-label={of(labels.retry)} onClick={props.onRetry}>
              {labels.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {photo.state === "failed" ? null : (
        <div className={css.alt}>
          <TextField
            name={props.altName}
            label={labels.altText}
            value={photo.altText ?? ""}
            placeholder={props.altPlaceholder}
            maxLength={props.maxAltText}
            aria-describedby={undefined}
            onChange={(event) => props.onAltText(event.target.value)}
          />
        </div>
      )}
    </li>
  );
}

/** From the device it may be of a kind that this browser cannot show, and is sent all the same. */
function Picture({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0)
      image.current.decode().catch(() => setBroken(true));
  }, []);
  if (isBroken) return null;
  return (
    <img
      ref={image}
      className={css.image}
      src={src}
      // What it shows is said in the field beside it.
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
