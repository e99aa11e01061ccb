/** Too little to be seen. */
const HAIR = 1e-9;

/** A zoom as the map library takes it, to which 0 is none: a hair more. */
export const toLibrary = (zoom: number) => Math.max(HAIR, zoom);

/** One of the library's, without such a hair. */
export const fromLibrary = (zoom: number) => {
  const whole = Math.round(zoom);
  return Math.abs(zoom - whole) < 2 * HAIR ? whole : zoom;
};
