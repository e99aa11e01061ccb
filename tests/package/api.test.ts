import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { beforeAll, expect, test } from "vitest";
import { dist, requireBuild, uiFolder } from "./support/bundle";

const accept = process.env.PACKAGE_ACCEPT === "1";
const folder = path.join(uiFolder, "api");
const fresh = path.join(import.meta.dirname, "../../test-results/api");

beforeAll(() => {
  requireBuild();
  mkdirSync(folder, { recursive: true });
  mkdirSync(fresh, { recursive: true });
});

/** Compares what an entry's declarations promise with the report in `ui/api`, or writes the report. */
function promises(entry: string): { same: boolean; said: string[] } {
  const name = entry === "theme/index" ? "theme" : entry;
  const said: string[] = [];
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: uiFolder,
      mainEntryPointFilePath: path.join(dist, `${entry}.d.ts`),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            ...{ target: "ES2022", module: "ESNext", moduleResolution: "Bundler" },
            ...{ jsx: "react-jsx", strict: true, skipLibCheck: true, types: ["react"] },
          },
          files: [path.join(dist, `${entry}.d.ts`)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: fresh,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: "none" as never } },
        tsdocMessageReporting: { default: { logLevel: "none" as never } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(uiFolder, "package.json"),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: accept,
    messageCallback: (message) => {
      if (message.logLevel === "error") said.push(message.text);
      message.handled = true;
    },
  });
  return { same: accept || !apiReportChanged, said };
}

test.each(["index", "theme/index", "price-map"])(
  "what %s exports is what was agreed to",
  (entry) => {
    const { same, said } = promises(entry);
    expect(said).toEqual([]);
    expect(
      same,
      "The public API has changed: compare ui/api with test-results/api. If it is meant: npm run package:accept, add a changeset (npx changeset), and commit both.",
    ).toBe(true);
    expect(existsSync(path.join(folder, `${entry.split("/")[0]}.api.md`))).toBe(true);
  },
);
