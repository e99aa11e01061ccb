import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { Unstyled } from "../../internal/props";
import { body, handle, peekHeight, peek as peekStyle, sheet } from "./BottomSheet.css";
import { type Snap, snaps, useSheetDrag } from "./useSheetDrag";

export interface BottomSheetProps extends Unstyled<ComponentPropsWithoutRef<"section">> {
  /** Names the region, and what its handle resizes. */
  label: string;
  snap?: Snap;
  /** `half` by default; without JavaScript it stays there. */
  defaultSnap?: Snap;
  onSnapChange?: (snap: Snap) => void;
  /** Stays in sight when the sheet is collapsed. */
  peek?: ReactNode;
  /** What scrolls in it. */
  bodyRef?: Ref<HTMLDivElement>;
  /** What it rests on: the window, or the nearest positioned box. */
  anchor?: "viewport" | "container";
  /** From the `desktop` breakpoint on: still a sheet, or a plain column without a handle. */
  wide?: "sheet" | "column";
}

const step = (snap: Snap, by: number): Snap =>
  snaps[Math.min(snaps.length - 1, Math.max(0, snaps.indexOf(snap) + by))] ?? snap;

/**
 * A sheet over the lower part of a map: not modal, what lies above it stays in use. Its handle is
 * dragged, or it is pressed anywhere on its head (one step up, and down again from the top), or moved with
 * ArrowUp, ArrowDown, Home and End. Renders a `<section>`.
 */
export const BottomSheet = forwardRef<HTMLElement, BottomSheetProps>(function BottomSheet(
  {
    label,
    snap: controlled,
    defaultSnap = "half",
    onSnapChange,
    peek,
    bodyRef,
    anchor = "viewport",
    wide = "sheet",
    children,
    ...props
  },
  ref,
) {
  const [own, setOwn] = useState<Snap>(defaultSnap);
  const snap = controlled ?? own;
  const root = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  useImperativeHandle(ref, () => root.current as HTMLElement);

  const moveTo = (next: Snap) => {
    if (next === snap) return;
    setOwn(next);
    onSnapChange?.(next);
  };

  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const name = peekHeight.slice("var(".length, -1);
    const observer = new ResizeObserver(() =>
      root.current?.style.setProperty(name, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { handleProps, wasDragged } = useSheetDrag({
    sheet: root,
    peekHeight: () => top.current?.offsetHeight ?? 0,
    onSnap: moveTo,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, Snap> = {
      ArrowUp: step(snap, 1),
      ArrowDown: step(snap, -1),
      Home: "full",
      End: "collapsed",
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  const onClick = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    if (byKeyboard || !wasDragged()) moveTo(snap === "full" ? "collapsed" : step(snap, 1));
  };

  /** Anywhere on its head a press is one on the handle, but for what does something itself. */
  const onHeadClick = (event: MouseEvent<HTMLDivElement>) => {
    const { target } = event;
    const isOwn = target instanceof Element && target.closest("a, button, input, select, summary");
    if (!isOwn && !event.defaultPrevented) onClick(event);
  };

  return (
    <section
      {...props}
      ref={root}
      aria-label={label}
      className={sheet}
      data-snap={snap}
      data-anchor={anchor}
      data-wide={wide}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for a finger, which the handle is small for; the keyboard has the handle */}
      <div ref={top} className={peekStyle} onClick={onHeadClick}>
        <button
          type="button"
          className={handle}
          aria-label={`${snap === "full" ? "Lower" : "Raise"} ${label}`}
          aria-expanded={snap !== "collapsed"}
          aria-controls={bodyId}
          onClick={onClick}
          onKeyDown={onKeyDown}
          {...handleProps}
        />
        {peek}
      </div>
      <div ref={bodyRef} id={bodyId} className={body}>
        {children}
      </div>
    </section>
  );
});
