import { selectIsExternal, updateDisplayName } from "./profile.repo.server";

export type RenameOutcome =
  | { kind: "renamed" }
  /** The name would come back from the provider at the next sign-in. */
  | { kind: "refused"; reason: "kept-by-provider" };

/** Changes the name that others see. */
export async function renameAccount(change: {
  accountId: string;
  /** Already checked by `parseDisplayName`. */
  displayName: string;
}): Promise<RenameOutcome> {
  return (await updateDisplayName(change))
    ? { kind: "renamed" }
    : { kind: "refused", reason: "kept-by-provider" };
}

/** Whether the name is kept by an outside identity provider and cannot be changed here. */
export const isNameManagedByProvider = selectIsExternal;
