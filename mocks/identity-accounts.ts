/* The accounts of the mocked identity provider, kept in memory. */

interface Account {
  localId: string;
  email: string;
  password: string;
  displayName: string;
}

/**
 * The provider's memory; it starts with one account.
 * @param now the time that tokens are issued at, in ms since 1970.
 */
export function newProvider(now: () => number) {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, Account>();
  let issued = 0;

  function add(email: string, password: string, displayName = ""): Account {
    const account = { localId: `mock-${accounts.size + 1}`, email, password, displayName };
    accounts.set(email.toLowerCase(), account);
    return account;
  }
  add(mockPerson.email, mockPerson.password, mockPerson.displayName);

  /** Tokens in the form of the real ones, unsigned; each is another. */
  function tokens(account: Account) {
    const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
    const iat = Math.floor(now() / 1000);
    issued += 1;
    const { localId: sub, email, displayName: name } = account;
    const claims = { sub, email, name, iat, exp: iat + 3600, jti: String(issued) };
    const idToken = `${encode({ alg: "none" })}.${encode(claims)}.mock`;
    const refreshToken = `mock-refresh-${account.localId}-${issued}`;
    sessions.set(idToken, account);
    sessions.set(refreshToken, account);
    return { idToken, refreshToken, expiresIn: "3600" };
  }

  return { accounts, sessions, add, tokens };
}

/** The account that is there from the start. */
export const mockPerson = {
  email: "mary@example.com",
  password: "correct horse",
  displayName: "Mary Ann Lee",
} as const;

export type Provider = ReturnType<typeof newProvider>;
