/** Text of several lines as it was typed: browsers send a line's end as two characters and count it as one. */
export const typedLines = (text: string): string => text.replaceAll("\r\n", "\n").trim();
