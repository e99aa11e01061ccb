import { CircleAlert, CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from "react";
import { Badge } from "../../components/Badge";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { Unstyled } from "../../internal/props";
import * as css from "./FitVerdict.css";
import { basisWords, type Fit, type FitBasis, fitWords, shortBasisWords } from "./words";

export interface FitVerdictProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  fit: Fit;
  /** The reader's vehicle, as it is shown: `2014 Volkswagen Golf`. */
  vehicle: string;
  /**
   * What `fits-if` depends on, as it goes on after the word: `it has 16-inch wheels`. With `does-not-fit`, that
   * the vehicle does not meet it.
   */
  condition?: string;
  /** What it rests on: `fits` needs one, the others may have one. */
  row?: FitBasis;
  /** `compact`: a tag and, where there is room, a few words, for a list. `full`: a box that explains. */
  size?: "compact" | "full";
  /** A compact one's words go on under its tag, in as many lines as they need: in a narrow cell. */
  wrap?: boolean;
  /** What would settle it, under the words of a full one: a sentence or a link. */
  hint?: ReactNode;
}

const looks = {
  fits: { tone: "success", Icon: CircleCheck },
  "fits-if": { tone: "warning", Icon: CircleAlert },
  "does-not-fit": { tone: "critical", Icon: CircleX },
  "not-confirmed": { tone: "neutral", Icon: CircleHelp },
} as const;

/**
 * Whether a part fits the reader's vehicle, in a word with its icon, and the line of the fitment
 * table that says so. Renders a `<span>` when compact, else a `<div>`.
 */
export const FitVerdict = forwardRef<HTMLElement, FitVerdictProps>(function FitVerdict(
  { fit, vehicle, condition, row, size = "compact", wrap, hint, ...props },
  ref,
) {
  const { tone, Icon } = looks[fit];
  if (size === "compact")
    return (
      <span
        {...props}
        ref={ref}
        className={css.compact}
        data-wrap={wrap || undefined}
        data-condition={fit === "fits-if" || undefined}
      >
        <Badge tone={tone} size="small" icon={<Icon aria-hidden="true" />}>
          {fitWords[fit]}
        </Badge>
        {fit === "fits-if" && condition ? (
          <>
            {" "}
            <span className={css.condition}>
              <bdi>{condition}</bdi>
            </span>
          </>
        ) : null}
        <VisuallyHidden> {vehicle}</VisuallyHidden>
        {row ? (
          <span className={css.short}>
            <bdi>{shortBasisWords(fit, row, condition)}</bdi>
          </span>
        ) : null}
      </span>
    );
  return (
    <div {...props} ref={ref as Ref<HTMLDivElement>} className={css.full} data-tone={tone}>
      <span className={css.icon} aria-hidden="true">
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <div className={css.words}>
        <p className={css.verdict}>
          {fit === "fits-if" && condition ? (
            <>
              <strong className={css.word}>
                {fitWords[fit]} <bdi>{condition}</bdi>
              </strong>
              <bdi className={css.vehicle}>{vehicle}</bdi>
            </>
          ) : (
            <>
              <strong className={css.word}>{fitWords[fit]}</strong> <bdi>{vehicle}</bdi>
            </>
          )}
        </p>
        <p className={css.basis}>{row ? <bdi>{basisWords(fit, row, condition)}</bdi> : unsaid}</p>
        {hint ? <div className={css.hint}>{hint}</div> : null}
      </div>
    </div>
  );
});

const unsaid = "No fitment listed for this part. Compare its number with the old part's.";
