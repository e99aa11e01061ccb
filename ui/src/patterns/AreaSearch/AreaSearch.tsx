import { Search } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Button } from "../../components/Button";
import { Switch } from "../../components/Field";
import { Spinner } from "../../components/Spinner";
import type { Unstyled } from "../../internal/props";
import { useHydrated } from "../../internal/useHydrated";
import * as css from "./AreaSearch.css";

export interface AreaSearchProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** Whether moving the map searches what it then shows. */
  follows: boolean;
  onFollowsChange: (follows: boolean) => void;
  /** It does not, and the map shows another area than the list. */
  moved: boolean;
  /** The button for that was pressed. */
  onSearch: () => void;
  /** The answer is on its way. */
  pending?: boolean;
  labels?: { follows: string; search: string };
}

const english = { follows: "Search as I move the map", search: "Search this area" };

/**
 * What a move of the map does, over its top: searches at once, or offers to. Renders a `<div>`; nothing
 * without JavaScript, where the map does not move.
 */
export const AreaSearch = forwardRef<HTMLDivElement, AreaSearchProps>(function AreaSearch(
  { follows, onFollowsChange, moved, onSearch, pending = false, labels = english, ...props },
  ref,
) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div {...props} ref={ref} className={css.root}>
      <div className={css.pill}>
        <Switch
          label={labels.follows}
          checked={follows}
          onChange={(event) => onFollowsChange(event.target.checked)}
        />
      </div>
      {moved ? (
        <Button tone="accent" onClick={onSearch} aria-busy={pending || undefined}>
          {pending ? <Spinner /> : <Search size={18} strokeWidth={1.5} aria-hidden="true" />}
          {labels.search}
        </Button>
      ) : null}
    </div>
  );
});
