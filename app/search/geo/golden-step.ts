/** What steps through a row of any length without coming near where it has been. */
export const goldenStep = (Math.sqrt(5) - 1) / 2;
