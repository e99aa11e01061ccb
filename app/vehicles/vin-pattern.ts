/*
 * The pattern language of vPIC: a key says which signs stand in places 4 to 8 of a VIN and, after a
 * bar, from place 10 on: `*` any sign, `[A-F19]` one of these. It need not be as long as the VIN.
 */

/** How many of the 33 signs a bracket holds; its inside is `A-F19`. */
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

function isIn(sign: string, inside: string): boolean {
  for (let i = 0; i < inside.length; i += 1) {
    const from = inside[i] ?? "";
    if (inside[i + 1] === "-" && i + 2 < inside.length) {
      if (from <= sign && sign <= (inside[i + 2] ?? "")) return true;
      i += 2;
    } else if (from === sign) return true;
  }
  return false;
}

/**
 * How particular a key is that matches, -1 when it does not: a point for each sign that it names,
 * and less for a bracket the more it holds. `signs` is what `patternCharacters` makes of a VIN.
 */
export function matchKey(key: string, signs: string): number {
  let points = 0;
  let at = 0;
  for (let i = 0; i < key.length; i += 1, at += 1) {
    const sign = signs[at];
    if (sign === undefined) return -1;
    if (key[i] === "[") {
      const end = key.indexOf("]", i);
      const inside = key.slice(i + 1, end);
      if (!isIn(sign, inside)) return -1;
      points += 1 - Math.min(sizeOf(inside), 33) / 34;
      i = end;
    } else if (key[i] !== "*") {
      if (key[i] !== sign) return -1;
      if (sign !== "|") points += 1;
    }
  }
  return points;
}

/** The places that a key names a sign for, as bits: bit 0 is place 4 of a VIN, bit 6 is place 10. */
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

/** The signs of a VIN that keys are about: places 4 to 8, a bar, places 10 to 17. */
export function patternCharacters(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}
