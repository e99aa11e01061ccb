import { ChevronDown } from "lucide-react";
import { Avatar } from "../../components/Avatar";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import * as css from "./HeaderMenu.css";
import { type HeaderMenuContent, shownName } from "./types";

/** A pointer on its way elsewhere opens nothing. */
export const HOVER_MS = 80;

/** What stands on the trigger; its name is what it shows, and what it opens. */
export function TriggerContent({
  name,
  email,
  compact,
  label = "Account menu",
}: HeaderMenuContent) {
  const shown = shownName(name, email);
  return (
    <>
      <VisuallyHidden>{compact ? `${label}: ${shown}` : `${label}: `}</VisuallyHidden>
      <Avatar name={name} email={email} />
      {compact ? null : <span className={css.name}>{shown}</span>}
      <ChevronDown className={css.chevron} size={16} strokeWidth={1.5} aria-hidden="true" />
    </>
  );
}

export function AccountIdentity({ name, email }: Pick<HeaderMenuContent, "name" | "email">) {
  return (
    <span className={css.who}>
      <span className={css.whoName}>{name?.trim() || "User"}</span>
      <span className={css.whoEmail}>{email}</span>
    </span>
  );
}
