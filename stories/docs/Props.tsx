import { Said } from "./Said";

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

/** A component's own props, from its types. */
export function Props({ of: component }: { of: unknown }) {
  const { props = {}, displayName } = docgenOf(component);
  const own = Object.entries(props);
  if (own.length === 0) return null;
  return (
    <section className="guide-section">
      <h2>Props</h2>
      <p>
        Those of {displayName ? <code>{displayName}</code> : "its own"}; what its element takes
        besides (events, <code>aria-*</code>, <code>data-*</code>, <code>ref</code>) is handed on.
      </p>
      <div className="guide-scroll">
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
            {own.map(([name, { required, description = "", tsType, defaultValue }]) => (
              <tr key={name}>
                <td>
                  <code>{required ? name : `${name}?`}</code>
                </td>
                <td>
                  <code>{tsType?.raw ?? tsType?.name ?? ""}</code>
                </td>
                <td>{defaultValue ? <code>{defaultValue.value}</code> : null}</td>
                <td>
                  <Said>{description}</Said>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
