import { useEffect, useState } from "react";
import { GuideTable } from "./GuideTable";
import { Said } from "./Said";
import { defaultsOf, type Row, rowsOf, sourceOf } from "./sources";

/** What the build reads from a component's types and docstrings. */
interface Docgen {
  description?: string;
  displayName?: string;
  props?: Record<string, DocgenProp>;
}

interface DocgenProp {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string };
}

export const docgenOf = (component: unknown): Docgen =>
  (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {};

interface PropsOf {
  of: unknown;
  /** What its stories are called: where its source is, if it does not say so itself. */
  called: string;
  /** The interface of what it is called with, where it is no component. */
  options?: string;
}

/** A component's own props, from its types. */
export function Props({ of: component, called, options }: PropsOf) {
  const { props = {}, displayName } = docgenOf(component);
  const name = options ?? displayName;
  const { source, defaults } = useSource(options ? called : (displayName ?? called));
  const written = rowsOf(source, `${displayName ?? called}Props`);
  const own = options
    ? rowsOf(source, options)
    : Object.entries(props).map(([prop, docgen]) => rowOf(prop, docgen, written));
  if (own.length === 0) return null;
  const rows = own.map((row) => ({ ...row, defaultValue: row.defaultValue ?? defaults[row.name] }));
  return (
    <section className="guide-section">
      <h2>{options ? "Options" : "Props"}</h2>
      <p>
        Those of {name ? <code>{name}</code> : "its own"}
        {options ? null : (
          <>
            ; what its element takes besides (events, <code>aria-*</code>, <code>data-*</code>,{" "}
            <code>ref</code>) is handed on
          </>
        )}
        .
      </p>
      <PropTable rows={rows} />
    </section>
  );
}

interface Source {
  source: string;
  /** Of its styles. */
  defaults: Readonly<Record<string, string>>;
}

function useSource(name: string): Source {
  const [read, setRead] = useState<Source>({ source: "", defaults: {} });
  useEffect(() => {
    void Promise.all([sourceOf(name), defaultsOf(name)]).then(([source, defaults]) =>
      setRead({ source, defaults }),
    );
  }, [name]);
  return read;
}

/** As the build has read it; what it cannot read, a list that is `readonly` say, as it is written. */
function rowOf(name: string, docgen: DocgenProp, written: readonly Row[]): Row {
  const { required = false, description = "", tsType, defaultValue } = docgen;
  const read = tsType?.raw ?? tsType?.name ?? "";
  const own = written.find((row) => row.name === name);
  return {
    name,
    required,
    description,
    type: read === "unknown" ? (own?.type ?? read) : read,
    defaultValue: defaultValue?.value,
  };
}

function PropTable({ rows }: { rows: readonly Row[] }) {
  return (
    <GuideTable label="Props">
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, required, type, description, defaultValue }) => (
          <tr key={name}>
            <td>
              <code>{required ? name : `${name}?`}</code>
            </td>
            <td>
              <code>{type}</code>
            </td>
            <td>{defaultValue ? <code>{defaultValue}</code> : null}</td>
            <td>
              <Said>{description}</Said>
            </td>
          </tr>
        ))}
      </tbody>
    </GuideTable>
  );
}
