import type { PhotoEntry } from "@partlane/ui";
import { useEffect, useRef, useState } from "react";
import type { DraftPhoto, ShownPhoto } from "./draft-photos";
import { askPhoto, sendPhoto } from "./send-photo";

/** How many are sent at once: a phone's connection is shared by all of them. */
const atOnce = 3;
/** How often is asked whether a photo is ready, in ms. */
const askMs = 2_000;

interface Entry extends PhotoEntry {
  /** What the server calls it, once it is there. */
  photoId?: string;
  /** What is sent, and sent again. */
  file?: File;
}

const states = { received: "processing", ready: "ready", rejected: "failed" } as const;

/**
 * The photos of a listing on their way: shown from the device at once, sent a few at a time, asked after until they
 * are ready. `kept` is what the draft has of them, in their order.
 */
export function usePhotoUploads(photos: readonly ShownPhoto[]) {
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    photos.map(({ id, src, state, message, alt }) => ({
      ...{ id, photoId: id, src, state: states[state], problem: message, altText: alt },
    })),
  );
  const [gone, setGone] = useState<{ entry: Entry; at: number }>();
  const change = (id: string, to: Partial<Entry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...to } : entry)));

  const sending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = sending;
    for (const { id, file, state } of entries) {
      if (state !== "uploading" || !file || current.has(id) || current.size >= atOnce) continue;
      const controller = new AbortController();
      current.set(id, controller);
      const onProgress = (progressPercent: number) => change(id, { progressPercent });
      void sendPhoto(file, { signal: controller.signal, onProgress }).then((outcome) => {
        current.delete(id);
        if (outcome.kind === "received")
          change(id, { photoId: outcome.photo.id, state: states[outcome.photo.state] });
        else change(id, { state: "failed", problem: outcome.message });
      });
    }
  }, [entries]);

  const waiting = entries
    .filter(({ state }) => state === "processing")
    .map(({ photoId }) => photoId)
    .join(" ");
  useEffect(() => {
    if (!waiting) return;
    const controller = new AbortController();
    const timer = setInterval(() => {
      for (const photoId of waiting.split(" "))
        void askPhoto(photoId, controller.signal).then((photo) => {
          if (photo && photo.state !== "received")
            setEntries((all) =>
              all.map((entry) =>
                entry.photoId === photo.id
                  ? { ...entry, state: states[photo.state], problem: photo.message }
                  : entry,
              ),
            );
        });
    }, askMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [waiting]);

  const fromDevice = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const controller of sending.current.values()) controller.abort();
      for (const address of fromDevice.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const remove = (id: string) => setEntries((all) => all.filter((entry) => entry.id !== id));
  return {
    entries,
    kept: entries.flatMap(({ photoId, state, altText = "" }): DraftPhoto[] =>
      photoId && state !== "failed" ? [{ id: photoId, alt: altText }] : [],
    ),
    canUndo: gone !== undefined,
    onAdd: (files: File[]) => {
      const added = files.map((file): Entry => {
        const src = URL.createObjectURL(file);
        fromDevice.current.push(src);
        return { id: src, src, file, state: "uploading" };
      });
      setGone(undefined);
      setEntries((all) => [...all, ...added]);
    },
    onCancel: (id: string) => {
      sending.current.get(id)?.abort();
      remove(id);
    },
    onRetry: (id: string) => {
      const file = entries.find((entry) => entry.id === id)?.file;
      // Without its file only the server can say more of it.
      change(
        id,
        file
          ? { state: "uploading", progressPercent: 0, photoId: undefined }
          : { state: "processing" },
      );
    },
    onRemove: (id: string) => {
      const at = entries.findIndex((entry) => entry.id === id);
      const entry = entries[at];
      if (entry) setGone({ entry, at });
      remove(id);
    },
    onUndo: () => {
      if (gone) setEntries((all) => all.toSpliced(gone.at, 0, gone.entry));
      setGone(undefined);
    },
    onReorder: (ids: string[]) =>
      setEntries((all) => ids.flatMap((id) => all.find((entry) => entry.id === id) ?? [])),
    onAltText: (id: string, altText: string) => change(id, { altText }),
  };
}
