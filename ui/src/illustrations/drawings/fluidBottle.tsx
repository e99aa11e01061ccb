import type { Drawing } from "../drawing";
import { drum, ellipsePath } from "../geometry";

/** A bottle of oil or another fluid, with a grip and a label that says nothing. */
export const fluidBottle: Drawing = (paint) => (
  <>
    <path
      d="M44 52q2-8 12-10l22-6h24q4 0 8 5l10 12q5 6 5 14v68q0 9-9 9H47q-9 0-9-9V74q0-14 6-22z"
      fill={paint.fill1}
    />
    <path d="M116 60q9 9 9 18v57q0 9-9 9h-9V70z" fill={paint.fill2} />
    <path d="M44 52q2-8 12-10l22-6h24q4 0 8 5l10 12q5 6 5 14v68q0 9-9 9H47q-9 0-9-9V74q0-14 6-22z" />
    <path d="M53 60q2-5 8-7l14-4q4-1 4 3v9q0 4-4 5l-16 5q-8 2-7-6z" fill={paint.hollow} />
    <path d="M46 84h58v44H46z" fill={paint.highlight} strokeWidth={2.2} />
    <path d="M75 92q12 14 12 21a12 11 0 0 1-24 0q0-7 12-21z" fill={paint.fill3} strokeWidth={2.2} />
    <path d={drum(90, 28, 38, 13, 4)} fill={paint.fill2} />
    <path d={drum(90, 15, 28, 15, 4.6)} fill={paint.fill3} />
    <path d={ellipsePath(90, 15, 15, 4.6)} fill={paint.fill1} />
    <path d="M81 21v9M88 22.500v9M95 22.500v9" strokeWidth={1.8} />
  </>
);
