/*
 * The pattern language of vPIC: a key says which characters stand in positions 4 to 8 of a VIN and, after a
 * bar, from position 10 on: `*` any character, `[A-F19]` one of these. It need not be as long as the VIN.
 */

/** How many of the 33 characters a bracket holds; its inside is `A-F19`. */
function sizeOf(inside: string): number {
  let size = 0;
  for (let i = 0; i < inside.length; i += 1) {
    if (inside[i + 1] === "-" && i + 2 < inside.length) {
      size += inside.charCodeAt(i + 2) - inside.charCodeAt(i) + 1;
      i += 2;
    } else size += 1;
  }
  return size;
}

function isIn(character: string, inside: string): boolean {
  for (let i = 0; i < inside.length; i += 1) {
    const from = inside[i] ?? "";
    if (inside[i + 1] === "-" && i + 2 < inside.length) {
      if (from <= character && character <= (inside[i + 2] ?? "")) return true;
      i += 2;
    } else if (from === character) return true;
  }
  return false;
}

/**
 * How particular a key is that matches, -1 when it does not: a point for each character that it names,
 * and less for a bracket the more it holds. `characters` is what `patternCharacters` makes of a VIN.
 */
export function matchKey(key: string, characters: string): number {
  let points = 0;
  let at = 0;
  for (let i = 0; i < key.length; i += 1, at += 1) {
    const character = characters[at];
    if (character === undefined) return -1;
    if (key[i] === "[") {
      const end = key.indexOf("]", i);
      const inside = key.slice(i + 1, end);
      if (!isIn(character, inside)) return -1;
      points += 1 - Math.min(sizeOf(inside), 33) / 34;
      i = end;
    } else if (key[i] !== "*") {
      if (key[i] !== character) return -1;
      if (character !== "|") points += 1;
    }
  }
  return points;
}

/** The positions that a key names a character for, as bits: bit 0 is position 4 of a VIN, bit 6 is position 10. */
export function positionsInKey(key: string): number {
  let places = 0;
  let at = 0;
  for (let i = 0; i < key.length; i += 1, at += 1) {
    if (key[i] === "[") i = key.indexOf("]", i);
    else if (key[i] === "*" || key[i] === "|") continue;
    places |= 1 << at;
  }
  return places;
}

/** The characters of a VIN that keys are about: positions 4 to 8, a bar, positions 10 to 17. */
export function patternCharacters(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}
