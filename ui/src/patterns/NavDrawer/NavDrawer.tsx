import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLazyPart } from "../../internal/useLazyPart";
import * as css from "./NavDrawer.css";
import { followsLink, MenuIcon, type NavDrawerProps } from "./parts";

const loadDialog = () => import("./NavDrawerDialog").then(({ NavDrawerDialog }) => NavDrawerDialog);

/**
 * A menu button of small screens. The server renders a `<details>` that works without JavaScript; the
 * first pointer, focus or press fetches the drawer, which traps the focus and returns it. Part of
 * headers; not exported from the package. Renders a `<div>` around whichever is there.
 */
export const NavDrawer = forwardRef<HTMLDivElement, NavDrawerProps>(function NavDrawer(
  { label, title, side, children, ...props },
  ref,
) {
  const [Dialog, request] = useLazyPart(loadDialog);
  const [wanted, setWanted] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  const open = async () => {
    setWanted(true);
    if (await request()) return;
    setWanted(false);
    if (details.current) details.current.open = true;
  };
  useEffect(() => {
    const element = details.current;
    const closeAfterLink = (event: Event) => {
      if (element && followsLink(event)) element.open = false;
    };
    element?.addEventListener("click", closeAfterLink);
    return () => element?.removeEventListener("click", closeAfterLink);
  }, []);
  if (Dialog && wanted)
    return (
      <div {...props} ref={ref}>
        <Dialog label={label} title={title} side={side}>
          {children}
        </Dialog>
      </div>
    );

  return (
    <div {...props} ref={ref}>
      <details ref={details} onPointerEnter={() => void request()} onFocus={() => void request()}>
        <summary
          className={css.trigger}
          aria-label={label}
          onClick={(event: MouseEvent) => {
            if (details.current?.open) return;
            event.preventDefault();
            void open();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (details.current?.open || (event.key !== "Enter" && event.key !== " ")) return;
            event.preventDefault();
            void open();
          }}
        >
          <MenuIcon />
        </summary>
        <div className={css.panel}>{children}</div>
      </details>
    </div>
  );
});
