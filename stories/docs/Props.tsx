import { useEffect, useState } from "react";
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
  const source = useSource(options ? called : (displayName ?? called));
  const own = options
    ? rowsOf(source, options)
    : Object.entries(props).map(([prop, docgen]) =>
        rowOf(prop, docgen, source, `${displayName ?? called}Props`),
      );
  if (own.length === 0) return null;
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
      <div className="guide-scroll">
        <PropTable rows={own} />
      </div>
    </section>
  );
}

function useSource(name: string): string {
  const [source, setSource] = useState("");
  useEffect(() => {
    void sourceOf(name).then(setSource);
  }, [name]);
  return source;
}

/** As the build has read it; what it cannot read, a list that is `readonly` say, as it is written. */
function rowOf(name: string, docgen: DocgenProp, source: string, of: string): Row {
  const { required = false, description = "", tsType, defaultValue } = docgen;
  const read = tsType?.raw ?? tsType?.name ?? "";
  const written = rowsOf(source, of).find((row) => row.name === name);
  return {
    name,
    required,
    description,
    type: read === "unknown" ? (written?.type ?? read) : read,
    defaultValue: defaultValue?.value ?? defaultsOf(source)[name],
  };
}

function PropTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="guide-table">
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
    </table>
  );
}
