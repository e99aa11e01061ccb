/** A text on one line: composed letters, no control characters, one space where there were several. */
export const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
