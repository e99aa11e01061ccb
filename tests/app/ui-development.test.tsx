import {
  Accordion,
  Button,
  ButtonLink,
  CompareTable,
  PlanTable,
  RadioCards,
  SegmentedControl,
  Select,
  Table,
  VisuallyHidden,
} from "@partlane/ui";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

function saidOf(element: ReactElement): string {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  renderToString(element);
  renderToString(element);
  return error.mock.calls.map(([message]) => String(message)).join("\n");
}

const options = [
  { value: "new", label: "New" },
  { value: "used", label: "Used" },
];
const titled = { id: "a", title: "A", content: "A" };
const columns = [{ name: "Free" }, { name: "Professional" }];
const compared = { image: null, name: "Rotor", href: "#", removeHref: "#", removeLabel: "Remove" };

test.each<[string, ReactElement, RegExp]>([
  [
    "a Select",
    <Select key="" label="Condition" name="c" options={options} defaultValue="old" />,
    /Select: defaultValue="old" is not among its options\. Pass one of "new", "used"\./,
  ],
  [
    "a SegmentedControl",
    <SegmentedControl key="" label="Condition" options={options} value="old" />,
    /SegmentedControl: value="old" is not among/,
  ],
  [
    "RadioCards",
    <RadioCards key="" label="Condition" name="c" options={options} defaultValue="old" />,
    /RadioCards: defaultValue="old" is not among/,
  ],
  [
    "an Accordion",
    <Accordion key="" items={[titled]} defaultOpenId="b" />,
    /Accordion: defaultOpenId="b" is not among its options\. Pass one of "a"\./,
  ],
  [
    "a Select with two choices of one value",
    <Select key="" label="Condition" name="c" options={[...options, ...options]} />,
    /Select: several choices have the value "new"\. Pass each its own\./,
  ],
  [
    "a SegmentedControl with two choices of one value",
    <SegmentedControl key="" label="Condition" options={[...options, ...options]} />,
    /SegmentedControl: several choices have the value "new"/,
  ],
  [
    "RadioCards with two choices of one value",
    <RadioCards key="" label="Condition" name="c" options={[...options, ...options]} />,
    /RadioCards: several choices have the value "new"/,
  ],
  [
    "an Accordion with two items of one id",
    <Accordion key="" items={[titled, titled]} />,
    /Accordion: several choices have the id "a"/,
  ],
  [
    "a PlanTable",
    <PlanTable key="" caption="Plans" columns={columns} rows={[{ label: "Map", cells: [true] }]} />,
    /PlanTable: the row "Map" has 1 cells for 2 columns/,
  ],
  [
    "a CompareTable",
    <CompareTable
      key=""
      caption="Parts"
      columns={[{ id: "a", ...compared }]}
      rows={[{ label: "Price", cells: [] }]}
    />,
    /CompareTable: the row "Price" has 0 cells for 1 columns/,
  ],
  [
    "a Table",
    <Table
      key=""
      caption="Orders"
      columns={[
        { key: "a", header: "A", primary: true },
        { key: "b", header: "B", primary: true },
      ]}
      rows={[]}
      rowKey={() => ""}
    />,
    /Table: several columns are primary/,
  ],
  [
    "a Button",
    <Button key="" shape="icon">
      <svg />
    </Button>,
    /Button: shape="icon" shows no words/,
  ],
  [
    "a ButtonLink",
    <ButtonLink key="" href="/" shape="icon" />,
    /ButtonLink: shape="icon" shows no words/,
  ],
])("%s says once what to pass in place of what it cannot show", (_name, element, sentence) => {
  const said = saidOf(element);
  expect(said).toMatch(sentence);
  expect(said.split("\n")).toHaveLength(1);
});

test("what can be shown is shown without a word", () => {
  expect(
    saidOf(
      <>
        <Select label="Condition" name="c" options={options} defaultValue="used" />
        <Select label="Condition" name="c" options={options} defaultValue="" />
        <SegmentedControl label="Condition" options={options} />
        <RadioCards label="Condition" name="c" options={options} defaultValue="used" />
        <Accordion items={[titled, { ...titled, id: "b" }]} defaultOpenId="b" />
        <Button shape="icon" aria-label="Close" />
        <Button shape="icon" title="Close" />
        <Button shape="icon">
          <svg />
          <VisuallyHidden>Close</VisuallyHidden>
        </Button>
        <ButtonLink href="/" shape="icon" aria-label="Home" />
      </>,
    ),
  ).toBe("");
});

const fileOf = (name: string) => `ui/src/components/${name}.tsx`;

test("nothing of it is left in a production bundle", async () => {
  const bundled = async (mode: string) => {
    const built = await build({
      configFile: false,
      logLevel: "silent",
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      build: {
        write: false,
        lib: { entry: ["Field/Select", "Table/Table"].map(fileOf), formats: ["es"] },
        rollupOptions: { external: (id) => /^[^./]|\.css$/.test(id) },
      },
    });
    const { output } = [built].flat()[0] as { output: { code?: string }[] };
    return output.map(({ code = "" }) => code).join("\n");
  };
  expect(await bundled("development")).toContain("is not among its options");
  expect(await bundled("production")).not.toMatch(/is not among|several c|@partlane\/ui:/);
});
