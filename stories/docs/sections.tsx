import { Check, X } from "lucide-react";
import { type KeyboardPattern, type KeyRow, keyboard } from "../support/keyboard";
import { GuideTable } from "./GuideTable";
import { type Example, type Guide, pageOf } from "./guide";
import { Said } from "./Said";

/** When to take something else. */
export function NotFor({ rows }: { rows: Guide["notFor"] }) {
  return (
    <section className="guide-section">
      <h2>When to use something else</h2>
      <ul className="guide-instead">
        {rows.map(({ when, take }) => (
          <li key={when}>
            <Said>{when}</Said>{" "}
            <a href={pageOf(take)} target="_top">
              {take}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Right and wrong beside one another, alive. */
export function Pairs({ pairs }: { pairs: Guide["pairs"] }) {
  return (
    <section className="guide-section">
      <h2>Do and don't</h2>
      {pairs.map(({ right, wrong, wide }) => (
        <div key={right.because} className="guide-pair" data-wide={wide}>
          <Shown example={right} isRight />
          <Shown example={wrong} isRight={false} />
        </div>
      ))}
    </section>
  );
}

function Shown({ example, isRight }: { example: Example; isRight: boolean }) {
  const Icon = isRight ? Check : X;
  return (
    <figure className="guide-example" data-right={isRight}>
      <div className="guide-stage">{example.shows}</div>
      <figcaption>
        <strong>
          <Icon size={16} aria-hidden="true" /> {isRight ? "Do" : "Don't"}
        </strong>{" "}
        <Said>{example.because}</Said>
      </figcaption>
    </figure>
  );
}

/** What the keys do: as its pattern has it, then what is its own. */
export function Keyboard({
  pattern: name,
  own = [],
}: {
  pattern?: keyof typeof keyboard;
  own?: Guide["keyboard"];
}) {
  const pattern: KeyboardPattern | undefined = name && keyboard[name];
  const isSaid = typeof own === "string";
  const rows = [...(pattern?.rows ?? []), ...(isSaid ? [] : own)];
  return (
    <section className="guide-section">
      <h2>Keyboard</h2>
      {pattern ? (
        <p>
          {pattern.focus} The keys are those of the pattern{" "}
          <a href={pattern.href} target="_top">
            {pattern.apg}
          </a>
          .
        </p>
      ) : null}
      {rows.length > 0 ? <KeyTable rows={rows} /> : null}
      {isSaid ? (
        <p>
          <Said>{own}</Said>
        </p>
      ) : null}
    </section>
  );
}

function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <GuideTable label="Keys">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={does}>
            <td>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>
              <Said>{does}</Said>
            </td>
          </tr>
        ))}
      </tbody>
    </GuideTable>
  );
}
