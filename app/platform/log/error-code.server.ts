/** What the system, PostgreSQL or Node calls an error, such as `ENOENT` or `42P01`; "" where none does. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
