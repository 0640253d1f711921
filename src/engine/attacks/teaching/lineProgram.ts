import { EMPTY, O, X, type CellContent } from '../../core/types.ts';
import { CENTRE } from '../line.ts';
import type { LinePlace } from '../lineRuns.ts';
import type { Potential } from '../rules.ts';

/** What X's mark in the middle of a line makes: how many marks in a row, and how many of its ends are open. */
export interface MiddleAttack {
  readonly power: number;
  readonly potential: Potential;
}

type Cells = readonly CellContent[];
type Way = -1 | 1;

/** A cell that far from the middle; beyond the line, and beyond an edge, nothing is free. */
const cellAt = (cells: Cells, way: Way, distance: number) => cells[CENTRE + way * distance] ?? O;
const isOpen = (content: CellContent) => (content === O ? 0 : 1);

/** The steps of a small program that reads a line. A copy of it has a slip in one of them. */
interface LineProgram {
  /** X's marks beside the middle, one way. */
  readonly run: (cells: Cells, way: Way) => number;
  /** The cells beside the middle that X may use, one way. */
  readonly space: (cells: Cells, way: Way) => number;
  readonly power: (left: number, right: number) => number;
  readonly potential: (left: 0 | 1, right: 0 | 1) => number;
  readonly hasRoom: (room: number) => boolean;
}

/** As the lessons read a line, without the attacks beside (docs/algorithms.md, section 7). */
const ORIGINAL: LineProgram = {
  run(cells, way) {
    let marks = 0;
    for (let distance = 1; distance <= 4; distance++) {
      if (cellAt(cells, way, distance) !== X) break;
      marks += 1;
    }
    return marks;
  },
  space(cells, way) {
    let room = 0;
    while (room < 4 && cellAt(cells, way, room + 1) !== O) room += 1;
    return room;
  },
  power: (left, right) => left + 1 + right,
  potential: (left, right) => left + right,
  hasRoom: (room) => room >= 5,
};

/** What can be wrong in a copy. Their names are in links: never change one. */
export const SLIPS = [
  'one-side',
  'one-end',
  'over-gaps',
  'short-walk',
  'less-room',
  'empty-room',
] as const;
export type Slip = (typeof SLIPS)[number];

/** By slip: the step of the copy that differs from the original, in one line. */
const SLIPPED: Readonly<Record<Slip, Partial<LineProgram>>> = {
  'one-side': { power: (left, right) => 1 + Math.max(left, right) },
  'one-end': { potential: (left) => left + left },
  'over-gaps': {
    run(cells, way) {
      let marks = 0;
      for (let distance = 1; distance <= 4; distance++) {
        if (cellAt(cells, way, distance) !== X) continue;
        marks += 1;
      }
      return marks;
    },
  },
  'short-walk': {
    run(cells, way) {
      let marks = 0;
      for (let distance = 1; distance < 4; distance++) {
        if (cellAt(cells, way, distance) !== X) break;
        marks += 1;
      }
      return marks;
    },
  },
  'less-room': { hasRoom: (room) => room >= 4 },
  'empty-room': {
    space(cells, way) {
      let room = 0;
      while (room < 4 && cellAt(cells, way, room + 1) === EMPTY) room += 1;
      return room;
    },
  },
};

/**
 * The run through the middle of a line of eleven places, on which X is tried. Nothing if X has no room for five
 * there, or if the run is shorter than five with both ends closed. With `slip` as a faulty copy reads it.
 */
export function middleAttack(line: readonly LinePlace[], slip?: Slip): MiddleAttack | undefined {
  const cells = line.map((place) => place ?? O);
  const step: LineProgram = slip ? { ...ORIGINAL, ...SLIPPED[slip] } : ORIGINAL;
  const room = step.space(cells, -1) + 1 + step.space(cells, 1);
  const [left, right] = [step.run(cells, -1), step.run(cells, 1)];
  const power = step.power(left, right);
  const ends = [cellAt(cells, -1, left + 1), cellAt(cells, 1, right + 1)] as const;
  const potential = step.potential(isOpen(ends[0]), isOpen(ends[1])) as Potential;
  if (!step.hasRoom(room) || (potential === 0 && power < 5)) return undefined;
  return { power, potential };
}
