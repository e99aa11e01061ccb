import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import type { Unstyled } from "../../internal/props";
import * as panelCss from "../PartPanel/PartPanel.css";
import { CloseControl } from "../PartPanel/parts";
import { useEscape } from "../PartPanel/useEscape";
import { useFocusReturn } from "../PartPanel/useFocusReturn";
import { useSwipeToDismiss } from "../PartPanel/useSwipeToDismiss";
import * as css from "./SpotPanel.css";

export interface SpotPanelProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "title">> {
  /** How many there are, and where: `512 parts here`. */
  title: ReactNode;
  /** Under the title: the sellers' names, say. */
  note?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  /** Always in sight at the foot: the way to all of them. */
  foot?: ReactNode;
}

/**
 * The parts that stand at one spot of the map, as a small list (the children, `PartRow`s) in the place
 * of the part panel. Renders a non-modal `<section role="dialog">`: the focus goes in when it opens and
 * back when it closes. Give it a `key` per spot.
 */
export const SpotPanel = forwardRef<HTMLElement, SpotPanelProps>(function SpotPanel(
  { title, note, closeLabel = "Close", onClose, foot, children, ...props },
  ref,
) {
  const panel = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLElement);
  const titleId = useId();
  useFocusReturn(panel);
  useEscape(onClose);
  const grip = useSwipeToDismiss(panel, onClose);
  return (
    <section
      {...props}
      ref={panel}
      className={panelCss.panel}
      // Not modal: the map behind it stays in use.
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={panelCss.top}>
        <div className={panelCss.grip} {...grip} aria-hidden="true" />
        <div className={css.head}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
        <CloseControl label={closeLabel} onClose={onClose} />
      </div>
      <div className={css.list}>{children}</div>
      {foot ? <div className={panelCss.foot}>{foot}</div> : null}
    </section>
  );
});
