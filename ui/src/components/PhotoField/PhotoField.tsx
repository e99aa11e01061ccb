import { Camera, ImagePlus, Undo2 } from "lucide-react";
import { forwardRef, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { Button } from "../Button";
import { FieldNote } from "../Field/FieldShell";
import { FilePick } from "../FileDrop/FilePick";
import { useFileDrop } from "../FileDrop/useFileDrop";
import { VisuallyHidden } from "../VisuallyHidden";
import { PhotoCard } from "./PhotoCard";
import * as css from "./PhotoField.css";
import { defaultLabels, type PhotoFieldProps } from "./types";
import { useReorder } from "./useReorder";

const glyph = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;

const pictures = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/**
 * Photos of one thing: taken, chosen, dropped or pasted, put in order, described. It sends nothing: it
 * shows the entries that it is given, and tells what was done to them. Without JavaScript it is two
 * file inputs of its form. Renders a `<fieldset>`.
 */
export const PhotoField = forwardRef<HTMLFieldSetElement, PhotoFieldProps>(function PhotoField(
  {
    label,
    help,
    error,
    name,
    photos,
    most = 12,
    accept = pictures,
    onAdd,
    onCancel,
    onRetry,
    onRemove,
    onReorder,
    onAltText,
    canUndo,
    onUndo,
    defaultAltText,
    maxAltText,
    labels: given,
    disabled,
    ...props
  },
  ref,
) {
  const labels = { ...defaultLabels, ...given };
  const id = useId();
  const hydrated = useHydrated();
  const [leftOut, setLeftOut] = useState("");
  const room = Math.max(0, most - photos.length);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const ids = [...byId.keys()];
  const { list, order, grabbed, said, step, handleProps, pictureProps } = useReorder(
    ids,
    onReorder,
    labels,
  );
  const add = (files: File[]) => {
    const images = files.filter(({ type }) => type.startsWith("image/"));
    const [others, over] = [files.length - images.length, Math.max(0, images.length - room)];
    setLeftOut(
      [others > 0 && labels.notPhotos(others), over > 0 && labels.leftOut(over, most)]
        .filter(Boolean)
        .join(" "),
    );
    if (images.length > over) onAdd(images.slice(0, room));
  };
  const { isOver, dropProps } = useFileDrop({ onFiles: add, disabled, pastes: true });

  // Remove takes its own button away: the way back gets the focus, or the way to add another. Undo
  // does so too: what it has brought back gets it.
  const chooser = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ action: "remove" | "undo"; before: readonly string[] } | null>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const { action, before } = pressed.current;
    const back = ids.findIndex((each) => !before.includes(each));
    if (action === "remove" ? ids.length >= before.length : back < 0) return;
    pressed.current = null;
    if (action === "remove") (undo.current ?? chooser.current)?.focus();
    else list.current?.children[back]?.querySelector("button")?.focus();
  });

  const known = order.filter((each) => byId.has(each));
  // One that came while another was being moved.
  const shown = [...known, ...ids.filter((each) => !known.includes(each))];
  const note = error || leftOut || help;
  const pick = { accept, name, disabled: disabled || room === 0, onPick: add };
  return (
    <fieldset
      aria-describedby={note && note !== true ? `${id}-note` : undefined}
      {...props}
      {...dropProps}
      ref={ref}
      disabled={disabled}
      className={css.field}
      data-over={(isOver && room > 0) || undefined}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={css.add}>
        <span className={css.take}>
          <FilePick {...pick} capture="environment" icon={<Camera {...glyph} />}>
            {labels.take}
          </FilePick>
        </span>
        <FilePick {...pick} ref={chooser} multiple icon={<ImagePlus {...glyph} />}>
          {labels.choose}
        </FilePick>
        {hydrated && room > 0 ? <span className={css.drop}>{labels.drop}</span> : null}
        <span className={css.count}>
          {room > 0 ? <bdi>{labels.count(photos.length, most)}</bdi> : labels.full(most)}
        </span>
      </div>
      <div role={leftOut ? "alert" : undefined}>
        <FieldNote id={`${id}-note`} help={help} error={error || leftOut} />
      </div>
      {canUndo && hydrated ? (
        <p className={css.removed}>
          <span>{labels.removed}</span>
          <Button
            ref={undo}
            size="small"
            onClick={() => {
              pressed.current = { action: "undo", before: ids };
              onUndo?.();
            }}
          >
            <Undo2 {...glyph} />
            {labels.undo}
          </Button>
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ol ref={list} role="list" className={css.list}>
          {shown.map((each, at) => {
            const photo = byId.get(each);
            if (!photo) return null;
            return (
              <PhotoCard
                key={each}
                photo={photo}
                at={at}
                total={shown.length}
                labels={labels}
                isGrabbed={grabbed === each}
                helpId={`${id}-reorder`}
                altName={`${name}-alt-${each}`}
                altPlaceholder={defaultAltText?.(at + 1)}
                maxAltText={maxAltText}
                handleProps={handleProps(each)}
                pictureProps={pictureProps(each)}
                onStep={(by) => step(each, by)}
                onCancel={() => {
                  pressed.current = { action: "remove", before: ids };
                  onCancel(each);
                }}
                onRetry={() => onRetry(each)}
                onRemove={() => {
                  pressed.current = { action: "remove", before: ids };
                  setLeftOut("");
                  onRemove(each);
                }}
                onAltText={(text) => onAltText(each, text)}
              />
            );
          })}
        </ol>
      ) : null}
      <VisuallyHidden>
        <span id={`${id}-reorder`}>{labels.reorderHelp}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
});
