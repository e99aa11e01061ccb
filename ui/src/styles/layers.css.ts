import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade, weakest first. Order comes from these layers alone, so that it does not matter in
 * which order a bundler loads style sheets. The site's root imports this file before any other.
 */
export const layers = {
  reset: globalLayer("pl-reset"),
  base: globalLayer("pl-base"),
  recipe: globalLayer("pl-recipe"),
  sprinkles: globalLayer("pl-sprinkles"),
};
