/** The longest text that a place is looked for by, in characters. */
export const placeTextLimit = 100;
