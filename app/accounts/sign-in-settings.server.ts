import { selectSignIn } from "./recovery.repo.server";

/** What the settings say of how an account is signed in to. */
export async function getSignIn(accountId: string): Promise<{
  isVerified: boolean;
  /** An outside identity provider keeps email and password. */
  keptByProvider: boolean;
}> {
  const { isVerified, isOwn } = await selectSignIn(accountId);
  return { isVerified, keptByProvider: !isOwn };
}
