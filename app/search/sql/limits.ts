/** The most rows that any search looks at. */
export const scanLimit = 50_000;
/** The most rows that facets count one by one. */
export const countLimit = 3_000;
