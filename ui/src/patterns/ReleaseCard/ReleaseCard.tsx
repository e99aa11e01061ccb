import { CircleCheck, Download, FlaskConical, Sparkles, Wrench } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { Badge } from "../../components/Badge";
import { ButtonLink } from "../../components/Button";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./ReleaseCard.css";

export interface ReleaseCardProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"article">, "children" | "title">> {
  /** `2.1.0`. */
  version: string;
  /** As it is shown: `August 8, 2025`. */
  date: string;
  /** The same as an ISO date. */
  dateTime?: string;
  type: "major" | "minor" | "patch";
  /** `latest` green, `stable` blue, `beta` yellow, anything else grey. */
  status: string;
  title: string;
  description: string;
  features: readonly string[];
  bugFixes: readonly string[];
  /** As it is shown: `45.2 MB`. */
  size: string;
  compatibility: string;
  /** Where the download is; without it there is no button. */
  downloadHref?: string;
  /** In place of the download: that it is coming, say. */
  action?: ReactNode;
  /** Larger, and framed in ink. */
  featured?: boolean;
}

const statuses: Record<string, { tone: "success" | "info" | "warning"; icon?: ReactNode }> = {
  latest: { tone: "success", icon: <CircleCheck size={14} strokeWidth={1.75} /> },
  stable: { tone: "info" },
  beta: { tone: "warning", icon: <FlaskConical size={14} strokeWidth={1.75} /> },
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** One release of the app: what it is beside what it brought. Renders an `<article>`. */
export const ReleaseCard = forwardRef<HTMLElement, ReleaseCardProps>(function ReleaseCard(
  {
    version,
    date,
    dateTime,
    type,
    status,
    title,
    description,
    features,
    bugFixes,
    size,
    compatibility,
    downloadHref,
    action,
    featured = false,
    ...props
  },
  ref,
) {
  const titleId = useId();
  const look = statuses[status] ?? { tone: "neutral" as const };
  return (
    <article
      {...props}
      ref={ref}
      className={css.card}
      aria-labelledby={titleId}
      data-featured={featured || undefined}
    >
      <div className={css.side}>
        <p className={css.version}>{version}</p>
        <div className={css.badges}>
          <Badge tone={look.tone} icon={"icon" in look ? look.icon : undefined}>
            {capitalized(status)}
          </Badge>
          <Badge tone="neutral">{capitalized(type)}</Badge>
        </div>
        <time className={css.date} dateTime={dateTime}>
          {date}
        </time>
        <dl className={css.facts}>
          <div>
            <dt className={css.term}>Size</dt>
            <dd className={css.detail}>{size}</dd>
          </div>
          <div>
            <dt className={css.term}>Compatibility</dt>
            <dd className={css.detail}>{compatibility}</dd>
          </div>
        </dl>
        {action ??
          (downloadHref ? (
            <ButtonLink href={downloadHref} tone={featured ? "accent" : "neutral"} width="full">
              <Download size={18} strokeWidth={1.5} aria-hidden="true" />
              Download
            </ButtonLink>
          ) : null)}
      </div>
      <div className={css.story}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <p className={css.description}>{description}</p>
        <div className={css.lists}>
          <Points title="New Features" icon={<Sparkles {...glyph} />} items={features} />
          <Points title="Bug Fixes" icon={<Wrench {...glyph} />} items={bugFixes} />
        </div>
      </div>
    </article>
  );
});

const glyph = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

interface PointsProps {
  title: string;
  icon: ReactNode;
  items: readonly string[];
}

function Points({ title, icon, items }: PointsProps) {
  if (items.length === 0) return null;
  const keyOf = distinctKeys();
  return (
    <section>
      <h3 className={css.listTitle}>
        {icon}
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)} className={css.point}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
