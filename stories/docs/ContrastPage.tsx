import { Contrasts } from "../foundations/support/Contrasts";

/** The page of the contrasts: the rule, and every pair measured in each look. */
export function ContrastPage() {
  return (
    <div className="guide sb-unstyled">
      <header className="guide-head">
        <p className="guide-group">Foundations</p>
        <h1>Contrast</h1>
        <p className="guide-lead">
          Every two colors that meet on a screen, measured here by what the browser draws: at least
          4.5 to 1 for what is read, 3 to 1 for edges, focus rings and marks.
        </p>
      </header>
      <div className="guide-section guide-stage">
        <Contrasts />
      </div>
    </div>
  );
}
