import { Inline, Notice, Panel, Select, Stack, Table, type TableColumn, Text } from "@partlane/ui";
import { Form, useFetcher } from "@remix-run/react";
import type { FormEvent } from "react";
import { shortened } from "~/content/format";
import { fieldLabels, importFields } from "./csv/import-row.schema";
import { IntentButton } from "./ImportButton";
import type { ImportColumn, ImportView } from "./import-view";

export interface ImportColumnsProps {
  view: Pick<
    ImportView,
    "columns" | "headingRow" | "problems" | "notices" | "questions" | "state" | "can"
  >;
  /** What the button says. */
  checkLabel: string;
}

const options = [
  { value: "", label: "Leave out" },
  ...importFields.map((field) => ({ value: field, label: fieldLabels[field] })),
];

/** What comes out of a file may have no place to break a line at. */
const anywhere = { overflowWrap: "anywhere" } as const;

const titleOf = (heading: string) => shortened(heading, 40) || "No heading";

type Question = ImportView["questions"][number];
type Row = ImportColumn & { index: number; questions: Question[] };

/** The column that a question is about; undefined where it is about the file. */
const columnOf = ({ id }: Question) => id.split(":")[1];

const columns: TableColumn<Row>[] = [
  {
    key: "heading",
    header: "Column",
    primary: true,
    render: ({ letter, heading }) => (
      <>
        <bdi style={anywhere}>{titleOf(heading)}</bdi>{" "}
        <Text as="span" size={13} tone="muted">
          {letter}
        </Text>
      </>
    ),
  },
  {
    key: "samples",
    header: "What it holds",
    tone: "muted",
    render: ({ samples }) =>
      samples.length === 0 ? "Nothing" : <Samples samples={samples.slice(0, 3)} />,
  },
  { key: "field", header: "Read as", render: (row) => <FieldOf {...row} /> },
];

function Samples({ samples }: { samples: readonly string[] }) {
  return (
    <Stack gap={1}>
      {samples.map((sample) => (
        <Text key={sample} as="span" size={13} mono>
          <bdi style={anywhere}>{shortened(sample, 40)}</bdi>
        </Text>
      ))}
    </Stack>
  );
}

function FieldOf({ index, letter, heading, field, questions }: Row) {
  return (
    <Stack gap={3}>
      <Select
        label={`Read column ${letter}, ${titleOf(heading)}, as`}
        labelHidden
        name={`column${index}`}
        defaultValue={field ?? ""}
        options={options}
      />
      {questions.map((question) => (
        <Answer key={question.id} {...question} />
      ))}
    </Stack>
  );
}

function Answer({ id, text, choices, answer }: Question) {
  return (
    <Select
      label={text}
      name={`answer:${id}`}
      defaultValue={answer ?? ""}
      options={[{ value: "", label: "Choose an answer" }, ...choices]}
    />
  );
}

/**
 * Which field each column is, and what cannot be known from the file. As long as nothing was checked, each choice is
 * kept at once, so that what it raises is asked at once; without JavaScript a button does it.
 */
export function ImportColumns({ view, checkLabel }: ImportColumnsProps) {
  const fetcher = useFetcher();
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    form.set("intent", "match");
    form.set("auto", "1");
    fetcher.submit(form, { method: "post" });
  };
  const rows = view.columns.map((column, index) => ({
    ...column,
    index,
    questions: view.questions.filter((question) => columnOf(question) === String(index)),
  }));
  const ofFile = view.questions.filter((question) => columnOf(question) === undefined);
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label="Columns"
      onChange={view.state === "uploaded" ? keep : undefined}
    >
      <Stack gap={4}>
        <Panel
          title="Match the columns"
          text={`The headings are in row ${view.headingRow}. Say what each column is; what you leave out isn't read.`}
          flush
        >
          <Table
            caption="Columns of the file"
            columns={columns}
            rows={rows}
            rowKey={({ letter }) => letter}
          />
        </Panel>
        {ofFile.map((question) => (
          <Answer key={question.id} {...question} />
        ))}
        {view.problems.length > 0 ? (
          <Notice tone="critical">
            <Sentences of={view.problems} />
          </Notice>
        ) : null}
        {view.notices.length > 0 ? (
          <Notice>
            <Sentences of={view.notices} />
          </Notice>
        ) : null}
        <Inline gap={3}>
          <IntentButton intent="check" tone="accent">
            {checkLabel}
          </IntentButton>
          <noscript>
            <IntentButton intent="match">Keep these choices</IntentButton>
          </noscript>
          {view.can.discard ? <IntentButton intent="discard">Discard the file</IntentButton> : null}
        </Inline>
      </Stack>
    </Form>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <>
      {of.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
