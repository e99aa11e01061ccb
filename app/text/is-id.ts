/** Whether a text is an id as app/platform/db/id.server.ts makes them: a UUID in small letters. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
