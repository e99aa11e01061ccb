import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Declarations with the file endings that Node's resolution asks for: `./Button` becomes
 * `./Button/index.js` or `./Button.js`, whichever the source is.
 */
export function withEndings(filePath: string, content: string): string {
  const source = path.dirname(
    filePath.replace(`${path.sep}dist${path.sep}`, `${path.sep}src${path.sep}`),
  );
  return content.replaceAll(
    /(from |import\()(["'])(\.[^"']*)\2/g,
    (_all, lead, quote, specifier) => {
      const target = path.resolve(source, specifier);
      const isFile = [".ts", ".tsx"].some((ending) => existsSync(`${target}${ending}`));
      return `${lead}${quote}${specifier}${isFile ? "" : "/index"}.js${quote}`;
    },
  );
}
