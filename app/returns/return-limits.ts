/** How much may be written, in characters. */
export const messageLimit = 2_000;
export const answerLimit = 1_000;
