import path from "node:path";

/** Where the files of imports lie. */
export const importFolder = (dataDir: string): string => path.resolve(dataDir, "imports");
