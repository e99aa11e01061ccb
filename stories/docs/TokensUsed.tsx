import { useEffect, useState } from "react";
import { tokensUsed, type UsedToken } from "./tokens-used";

const groups: Readonly<Record<string, string>> = {
  color: "Color",
  font: "Type",
  textSize: "Text size",
  space: "Space",
  radius: "Radius",
  shadow: "Shadow",
  motion: "Motion",
};

/** The tokens that a component's styles name, read from the styles themselves. */
export function TokensUsed({ modules }: { modules: readonly string[] }) {
  const [tokens, setTokens] = useState<readonly UsedToken[]>([]);
  const wanted = modules.join();
  useEffect(() => {
    void tokensUsed(wanted.split(",")).then(setTokens);
  }, [wanted]);
  if (tokens.length === 0) return null;
  return (
    <section className="guide-section">
      <h2>Tokens it uses</h2>
      <p>Read from its styles. Change one of them, and this component changes.</p>
      {Object.entries(groups).map(([group, title]) => {
        const own = tokens.filter((token) => token.group === group);
        return own.length > 0 ? (
          <div key={group} className="guide-tokens">
            <h3>{title}</h3>
            <ul>
              {own.map(({ name, value }) => (
                <li key={name}>
                  {group === "color" ? (
                    <span className="guide-swatch" style={{ background: value }} />
                  ) : null}
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </section>
  );
}
