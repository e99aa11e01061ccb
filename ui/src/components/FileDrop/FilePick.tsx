import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { button } from "../Button/Button.css";
import * as css from "./FilePick.css";

interface FilePickProps extends Omit<ComponentPropsWithoutRef<"input">, "type"> {
  icon: ReactNode;
  /** Names the input. */
  children: ReactNode;
  /** Given, the input sends nothing by itself: whoever has the files sends them. */
  onPick?: ((files: File[]) => void) | undefined;
}

/**
 * A file input under a button's looks, so that the keyboard and every phone's own dialog work. Before
 * there is a script it shows as it is, since nothing else would say what was chosen.
 */
export const FilePick = forwardRef<HTMLInputElement, FilePickProps>(function FilePick(
  { icon, children, onPick, onChange, name, ...props },
  ref,
) {
  const hydrated = useHydrated();
  return (
    <label
      className={hydrated ? `${button()} ${css.pick}` : css.plainPick}
      data-disabled={props.disabled || undefined}
    >
      {hydrated ? icon : null}
      <span>{children}</span>
      <input
        {...props}
        ref={ref}
        type="file"
        name={hydrated && onPick ? undefined : name}
        className={hydrated ? css.covered : css.plain}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          if (!onPick) return;
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again.
          event.target.value = "";
          if (files.length > 0) onPick(files);
        }}
      />
    </label>
  );
});
