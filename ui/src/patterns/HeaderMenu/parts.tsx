import { ChevronDown } from "lucide-react";
import { Avatar } from "../../components/Avatar";
import * as css from "./HeaderMenu.css";
import { type HeaderMenuProps, shownName } from "./types";

/** A pointer on its way elsewhere opens nothing. */
export const HOVER_MS = 80;

export const triggerLabel = ({ label = "Account menu", name, email }: HeaderMenuProps) =>
  `${label}: ${shownName(name, email)}`;

export function TriggerContent({ name, email, compact }: HeaderMenuProps) {
  return (
    <>
      <Avatar name={name} email={email} />
      {compact ? null : <span className={css.name}>{shownName(name, email)}</span>}
      <ChevronDown className={css.chevron} size={16} strokeWidth={1.5} aria-hidden="true" />
    </>
  );
}

export function Who({ name, email }: Pick<HeaderMenuProps, "name" | "email">) {
  return (
    <span className={css.who}>
      <span className={css.whoName}>{name?.trim() || "User"}</span>
      <span className={css.whoEmail}>{email}</span>
    </span>
  );
}
