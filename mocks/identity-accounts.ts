/* The accounts of the mocked identity provider, kept in memory. */

interface Account {
  localId: string;
  email: string;
  emailVerified: boolean;
  password: string;
  displayName: string;
}

/** A mail that the provider sent, with the code that its link has. */
export interface ProviderMail {
  requestType: "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL";
  to: string;
  oobCode: string;
}

/**
 * The provider's memory; it starts with one account.
 * @param now the time that tokens are issued at, in ms since 1970.
 */
export function newProvider(now: () => number) {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();
  /** What it has mailed, oldest first. */
  const mails: ProviderMail[] = [];
  const codes = new Map<string, { mail: ProviderMail; account: Account }>();
  let issued = 0;
  let made = 0;

  function add(email: string, password: string, displayName = ""): Account {
    made += 1;
    const localId = `mock-${made}`;
    const account = { localId, email, emailVerified: false, password, displayName };
    accounts.set(email.toLowerCase(), account);
    return account;
  }
  add(mockPerson.email, mockPerson.password, mockPerson.displayName);

  /** Tokens in the form of the real ones, unsigned; each is another. */
  function tokens(account: Account) {
    const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
    const iat = Math.floor(now() / 1000);
    issued += 1;
    const { localId: sub, email, emailVerified: email_verified, displayName: name } = account;
    const claims = { sub, email, email_verified, name, iat, exp: iat + 3600, jti: String(issued) };
    const idToken = `${encode({ alg: "none" })}.${encode(claims)}.mock`;
    const refreshToken = `mock-refresh-${account.localId}-${issued}`;
    sessions.set(idToken, account);
    sessions.set(refreshToken, account);
    return { idToken, refreshToken, expiresIn: "3600" };
  }

  /** What was handed out before opens nothing any more. */
  function endSessions(account: Account) {
    for (const [token, of] of sessions) if (of === account) sessions.delete(token);
  }

  function mail(requestType: ProviderMail["requestType"], account: Account, to = account.email) {
    const sent = { requestType, to, oobCode: `mock-code-${mails.length + 1}` };
    mails.push(sent);
    codes.set(sent.oobCode, { mail: sent, account });
  }

  /**
   * Does what the link of a mail is for, as the provider's own page does; once. False for a code that is good for
   * nothing.
   */
  function follow(oobCode: string, { newPassword = "" } = {}): boolean {
    const found = codes.get(oobCode);
    codes.delete(oobCode);
    if (!found || accounts.get(found.account.email.toLowerCase()) !== found.account) return false;
    const { account, mail: sent } = found;
    account.emailVerified = true;
    if (sent.requestType === "VERIFY_EMAIL") return true;
    if (sent.requestType === "PASSWORD_RESET") account.password = newPassword;
    else {
      accounts.delete(account.email.toLowerCase());
      account.email = sent.to;
      accounts.set(sent.to.toLowerCase(), account);
    }
    endSessions(account);
    return true;
  }

  /** From now on what its tokens are of is gone. */
  function remove(account: Account) {
    accounts.delete(account.email.toLowerCase());
  }

  const isThere = (account: Account) => accounts.get(account.email.toLowerCase()) === account;

  return { accounts, sessions, mails, add, tokens, endSessions, mail, follow, remove, isThere };
}

/** The account that is there from the start. */
export const mockPerson = {
  email: "mary@example.com",
  password: "correct horse",
  displayName: "Mary Ann Lee",
} as const;

export type Provider = ReturnType<typeof newProvider>;
