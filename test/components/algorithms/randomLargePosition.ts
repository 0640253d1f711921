import {
  O,
  X,
  parseDiagram,
  seededRng,
  largeInput,
  type LargeInput,
  type LargeRun,
  type Stone,
} from '../../../src/engine/index.ts';
import { ATTACK_BOARD } from '../../../src/components/lessons/parts/attackBoard.ts';

/** A random position of marks near each other, every other one with borders; the cell is an empty one. */
export function randomSheet(seed: number): LargeInput {
  const rng = seededRng(seed);
  const below = (most: number) => rng.int(most);
  const side = 6 + (seed % 5);
  const taken = new Set<number>();
  const stones: Stone[] = [];
  for (let left = 3 + below(20); left > 0; left--) {
    const place = below(side * side);
    if (taken.has(place)) continue;
    taken.add(place);
    const mark = below(2) === 0 ? X : O;
    stones.push({ x: place % side, y: Math.floor(place / side), mark });
  }
  const cells = Array.from({ length: side * side }, (_, at) => (at * 7 + seed) % (side * side));
  const free = cells.find((at) => !taken.has(at)) ?? 0;
  const size = seed % 2 === 0 ? { width: side, height: side } : undefined;
  const cell = { x: free % side, y: Math.floor(free / side) };
  return largeInput({ size, stones }, { cell, direction: seed % 4, mark: seed % 3 === 0 ? O : X });
}

/** The input as a run asks about it: of the last mark, or of an empty cell. */
export function askedOf(input: LargeInput, { cellIs }: Pick<LargeRun, 'cellIs'>): LargeInput {
  const last = input.sheet.stones.at(-1);
  return cellIs === 'marked' && last ? { ...input, cell: { x: last.x, y: last.y } } : input;
}

/** Where fours lead: through dead ends to a win, against a threat, into two threats, and on and on. */
export const BOARDS_OF_FOURS = [
  ATTACK_BOARD,
  `+---------+
   |OXXX.....|
   |.....OOOO|
   |.........|
   +---------+`,
  `+---------+
   |OXXX.....|
   |..OOOO...|
   |.........|
   +---------+`,
  `+---------+
   |OXXX..O..|
   |......O..|
   |......O..|
   |......O..|
   |OXXX..X..|
   |.........|
   +---------+`,
  `+---------+
   |OXXXX....|
   |.OOO.....|
   +---------+`,
  // Every four has an answer, and there are more orders of trying them than anybody wants to see.
  '|OXXX..OXXX..OXXX..OXXX..O|',
];
/** The cell in question makes two threes at once. */
export function twoThrees(): LargeInput {
  const rows = ['.......', '...X...', '...X...', '.XXx...', '.......', '.......'];
  const { sheet, cell, mark } = parseDiagram(rows.join('\n'));
  return largeInput(sheet, { ...(cell && { cell }), ...(mark && { mark }) });
}
