import { countOf, isGroup, lowestPrice } from "./shown";
import type { PriceMapMarker } from "./types";

/** The room that a badge takes up on the map with its air, in px. */
export const BADGE = { width: 64, height: 40 };
/** And the pill of a group: so wide without its count and price, and so much for each letter of them. */
const PILL = { height: 46, bare: 78, letter: 8 };

interface Size {
  width: number;
  height: number;
}

export type Members = [PriceMapMarker, ...PriceMapMarker[]];
/** Markers that are shown as one, around a place in px. */
export interface Group {
  x: number;
  y: number;
  size: Size;
  members: Members;
  /** Never joined. */
  single: boolean;
}

/** The room that markers take up as one. */
export function sizeOf(markers: readonly PriceMapMarker[]): Size {
  if (!isGroup(markers)) return BADGE;
  const digits = String(countOf(markers)).length;
  const letters = digits + Math.floor((digits - 1) / 3) + lowestPrice(markers).length;
  return { width: PILL.bare + PILL.letter * letters, height: PILL.height };
}

const touch = (a: Group, b: Group, air: number): boolean =>
  2 * Math.abs(a.x - b.x) < air * (a.size.width + b.size.width) &&
  2 * Math.abs(a.y - b.y) < air * (a.size.height + b.size.height);

/**
 * Combines groups that would overlap: one pass, greedy from the first group on, over a grid, so that
 * it is linear in the number of groups. `air` is how many times the room that it takes up each of them
 * is to have.
 */
export function combine(groups: readonly Group[], air: number): Group[] {
  const combined: Group[] = [];
  const widest = groups.reduce((most, { size }) => Math.max(most, size.width), 0);
  const grid = new Map<string, Group[]>();
  for (const group of groups) {
    if (group.single) {
      combined.push(group);
      continue;
    }
    const column = Math.floor(group.x / (widest * air));
    const row = Math.floor(group.y / (PILL.height * air));
    const near = around(grid, column, row).find((other) => touch(other, group, air));
    if (near) {
      near.members.push(...group.members);
      continue;
    }
    const kept: Group = { ...group, members: [...group.members] };
    combined.push(kept);
    const cell = `${column}/${row}`;
    const entries = grid.get(cell);
    if (entries) entries.push(kept);
    else grid.set(cell, [kept]);
  }
  return combined.map(recentre(groups));
}

/** Puts a group in the middle of what it was combined from. */
function recentre(from: readonly Group[]): (group: Group) => Group {
  const place = new Map(from.map((group) => [group.members[0].id, group]));
  return (group) => {
    let [x, y, weight] = [0, 0, 0];
    for (const member of group.members) {
      const part = place.get(member.id);
      if (!part) continue;
      x += part.x * part.members.length;
      y += part.y * part.members.length;
      weight += part.members.length;
    }
    return { ...group, x: x / weight, y: y / weight, size: sizeOf(group.members) };
  };
}

function around<T>(grid: ReadonlyMap<string, T[]>, column: number, row: number): T[] {
  const found: T[] = [];
  for (let x = column - 1; x <= column + 1; x++)
    for (let y = row - 1; y <= row + 1; y++) found.push(...(grid.get(`${x}/${y}`) ?? []));
  return found;
}
