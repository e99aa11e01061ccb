import type { ReactNode } from "react";
import { lookToolbars } from "../../.storybook/look";

function To({
  id,
  kind = "docs",
  children,
}: {
  id: string;
  kind?: "docs" | "story";
  children: ReactNode;
}) {
  return (
    <a href={`?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  );
}

/** The stories and pages that it leads to first. */
export const places = [
  [
    "foundations-tokens--colors",
    "Foundations",
    "Color with its measured contrast, type, space and shape: all read from the tokens.",
  ],
  [
    "components-button--docs",
    "Components",
    "The parts that everything is made of. A page each: what it is for, when to take something else, right and wrong, anatomy, keys, states, props, tokens.",
  ],
  [
    "patterns-partpanel--docs",
    "Patterns",
    "Compositions of a parts marketplace, without data of their own: the part panel, plan cards, the price map.",
  ],
  [
    "screens-site-map--docs",
    "Screens",
    "Every page of the site in each of its states, and the ways through them. Links in them work.",
  ],
] as const;

/** As they are called where they are. */
const { theme, contrast, direction, textSize, motion } = lookToolbars;

const toolbars = [
  [
    theme.description,
    "Light, dark, as the device says, or all at once: then a story stands in light, dark and both high contrasts side by side.",
  ],
  [contrast.description, "High contrast, as for readers who ask their device for more."],
  [direction.description, "Right to left mirrors everything that is not a number or a picture."],
  [
    textSize.description,
    "What a reader sets in the browser, 100 to 200 %. Nothing may be cut off or overlap.",
  ],
  [motion.description, "“Less motion”: as for readers who ask their device for less."],
  ["Viewport", "Phone 360, tablet 768, laptop 1280, desktop 1920, and the smallest phone, 320."],
  [
    "Scenario",
    "Where a story asks something, as the screens do: what each mocked service answers: an error, nothing, late. A choice goes before what the story says.",
  ],
] as const;

/** The page that Storybook opens on. */
export function IntroductionPage() {
  return (
    <div className="guide sb-unstyled">
      <header className="guide-head">
        <p className="guide-group">Partlane</p>
        <h1>The parts counter, part by part</h1>
        <p className="guide-lead">
          Partlane is a marketplace for auto parts. This is its design system: every component,
          pattern and screen, alive, in every look and every state, before and after it is on the
          site. Nothing here reaches the network.
        </p>
      </header>

      <section className="guide-section">
        <h2>Where to find what</h2>
        <dl className="guide-places">
          {places.map(([id, name, what]) => (
            <div key={id}>
              <dt>
                <To id={id} kind={id.endsWith("--docs") ? "docs" : "story"}>
                  {name}
                </To>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          Press <kbd>Ctrl</kbd> <kbd>K</kbd>, on a Mac <kbd>⌘</kbd> <kbd>K</kbd>, to search: type
          “part panel”, go down to it, and Enter opens it.
        </p>
        <p>
          The list shows states. What only proves a behavior, by keys say, has the tag{" "}
          <code>proof</code>, and is listed once the filter beside the search includes it.
        </p>
      </section>

      <section className="guide-section">
        <h2>Look at it as readers do</h2>
        <p>The toolbar above changes the story in view, and the pages of words too.</p>
        <dl className="guide-places">
          {toolbars.map(([name, what]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="guide-section">
        <h2>Review a change</h2>
        <ol className="guide-parts">
          <li>
            Open the story of what changed, at 360 and at 1280 px. Is the next thing to do the most
            visible thing? Is anything cut off, out of line, or there for decoration alone?
          </li>
          <li>Set the theme to all at once. Then right to left. Then text at 200 %.</li>
          <li>
            Put the pointer away: walk it with <kbd>Tab</kbd>, arrows, <kbd>Enter</kbd> and{" "}
            <kbd>Escape</kbd>. The page of the component says what each key does.
          </li>
          <li>
            Let it fail: choose an error, nothing, or a late answer for the service behind it. The
            Accessibility and Interactions panels below a story must be green.
          </li>
          <li>Read its page's do and don't, and say in the review which of them is broken.</li>
        </ol>
      </section>

      <section className="guide-section">
        <h2>How a change is accepted</h2>
        <p>
          Every story is photographed in its modes, and the hash of its pixels compared with the one
          that was accepted last. Where it differs, the commit that accepted it is photographed too,
          and a difference fails the build and is shown as before, after and difference in{" "}
          <code>test-results/visual/index.html</code>. When it is meant, whoever changed it looks at
          it, accepts it with <code>npm run test:visual -- --update</code> and the ids of the
          stories, and commits the lines that this writes together with the change. A failing build
          keeps the report in its artifact <code>test-results</code>. Where Chromatic is set up, the
          modes are there for people to agree to side by side.
        </p>
      </section>

      <section className="guide-section">
        <h2>Three things that hold everywhere</h2>
        <ul className="guide-instead">
          <li>One accent on a screen: it marks the next thing to do.</li>
          <li>Color never says anything alone: each state has its word, and often an icon.</li>
          <li>
            There are no <code>className</code> and <code>style</code> props. What is missing is a
            variant: say what it means, and it becomes one for everybody.
          </li>
        </ul>
      </section>
    </div>
  );
}
