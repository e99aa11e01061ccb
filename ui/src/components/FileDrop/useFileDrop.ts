import { type DragEvent, useEffect, useRef, useState } from "react";

interface FileDropOptions {
  onFiles: (files: File[]) => void;
  disabled?: boolean | undefined;
  /** Files that are pasted anywhere in the page are taken too. */
  pastes?: boolean;
}

const holdsFiles = ({ types }: DataTransfer) => types.includes("Files");

/** Takes files that are dropped on an element, and says while some are held over it. */
export function useFileDrop({ onFiles, disabled, pastes }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  /** Into an inner element counts before out of the one around it. */
  const depth = useRef(0);
  const taken = useRef(onFiles);
  useEffect(() => {
    taken.current = onFiles;
  });
  useEffect(() => {
    if (!pastes || disabled) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      taken.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [pastes, disabled]);

  const heard = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (disabled || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    handle(event);
  };
  const count = (by: number) => () => {
    depth.current += by;
    setOver(depth.current > 0);
  };
  return {
    isOver,
    dropProps: {
      onDragEnter: heard(count(1)),
      onDragLeave: heard(count(-1)),
      onDragOver: heard(({ dataTransfer }) => {
        Object.assign(dataTransfer, { dropEffect: "copy" });
      }),
      onDrop: heard((event) => {
        count(-depth.current)();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) taken.current(files);
      }),
    },
  };
}
