import {
  ARTICLE_RULES,
  CENTRE,
  FREE,
  OWN,
  PEEK,
  REACH,
  X,
  lineAttacks,
  type Attack,
  type LineCell,
  type LinePlace,
} from '../../../engine/index.ts';

/** A tried mark, and a few marks that lie in one piece to its right: what the line weighs, by the gap between. */

/** How many marks are dragged. */
export const DRAGGED = [1, 2, 3] as const;
export type Dragged = (typeof DRAGGED)[number];
/** Empty cells between the tried mark and the nearest of the dragged ones. */
export const GAPS = [0, 1, 2, 3, 4] as const;
export type Gap = (typeof GAPS)[number];
/** The strip goes from this offset to that one, the tried cell being 0. */
export const STRIP = { from: -3, to: 7 } as const;

export interface GapReading {
  readonly gap: Gap;
  /** The run through the tried cell, and the dragged one if that is another and the program sees it. */
  readonly central: Attack;
  readonly side: Attack | undefined;
  /** How many of the dragged marks are within the program's reach. */
  readonly seen: number;
  readonly weight: number;
}

/** What the engine makes of the line. */
export function readGap(marks: Dragged, gap: Gap): GapReading {
  const from = gap + 1;
  const line = Array.from({ length: 2 * PEEK + 1 }, (_, at): LineCell => {
    const offset = at - CENTRE;
    return offset === 0 || (offset >= from && offset < from + marks) ? OWN : FREE;
  });
  const { attacks, weight } = lineAttacks(line, ARTICLE_RULES);
  const central = attacks.find((each) => each.from <= 0 && each.to >= 0);
  if (!central) throw new Error('a tried mark has an attack of its own on an open line');
  const side = attacks.find((each) => each !== central);
  return { gap, central, side, seen: Math.max(0, Math.min(marks, REACH - gap)), weight };
}

/** The strip as it is drawn. */
export function stripOfGap(marks: Dragged, gap: Gap): LinePlace[] {
  return Array.from({ length: STRIP.to - STRIP.from + 1 }, (_, at): LinePlace => {
    const offset = at + STRIP.from;
    return offset === 0 || (offset > gap && offset <= gap + marks) ? X : FREE;
  });
}
