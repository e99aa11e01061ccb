/** A shot that is not what it was: its pictures as paths from the report's folder. */
export type ShotFailure = {
  name: string;
  message: string;
  before?: string;
  after?: string;
  difference?: string;
};

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-block-start: 1px solid #8886; padding-block: 1.5rem; }
  h2 { font-size: 1rem; margin: 0 0 0.5rem; }
  pre { white-space: pre-wrap; opacity: 0.8; max-width: 60rem; }
  .shots { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-size: 0.85rem; opacity: 0.8; }
  img { display: block; max-width: 100%; border: 1px solid #8886; }
  .blink { display: grid; }
  .blink > img { grid-area: 1 / 1; }
  .blink > img:last-child { animation: blink 1.6s steps(1) infinite; }
  @keyframes blink { 50% { opacity: 0; } }
`;

/** The report of a visual run as one static page, with the pictures side by side and alternating. */
export function visualReport(failures: readonly ShotFailure[], browser: string): string {
  const count = failures.length === 1 ? "1 shot differs" : `${failures.length} shots differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${count}</title>
<style>${style}</style>
<h1>${count}</h1>
<p>${escape(browser)}. What is meant: <code>npm run test:visual -- --update</code>, and commit the new pictures.</p>
${failures.map(section).join("\n")}
</html>
`;
}

function section({ name, message, before, after, difference }: ShotFailure): string {
  const figures = [
    figure("Before", before),
    figure("After", after),
    figure("Difference", difference),
    before && after
      ? `<figure><figcaption>Before and after by turns</figcaption><div class="blink">${image(before)}${image(after)}</div></figure>`
      : "",
  ];
  const firstLines = message.replaceAll(ansi, "").split("\n    at ")[0] ?? "";
  return `<section><h2>${escape(name)}</h2><pre>${escape(firstLines.trim())}</pre><div class="shots">${figures.join("")}</div></section>`;
}

function figure(caption: string, file: string | undefined): string {
  return file ? `<figure><figcaption>${caption}</figcaption>${image(file)}</figure>` : "";
}

function image(file: string): string {
  return `<a href="${escape(file)}"><img src="${escape(file)}" alt="" loading="lazy"></a>`;
}

/** Colours that a terminal would show. */
const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
