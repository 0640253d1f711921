import { describe, expect, it } from 'vitest';
import {
  FOLK_IDS,
  SYMMETRIES,
  folkClaim,
  randomWins,
  verdictOf,
} from '../../../src/engine/index.ts';
import {
  CORNERS,
  EDGES,
  EMPTY_BOARD,
  LINES,
  after,
  at,
  free,
  hasLine,
  isOver,
  otherMark,
  put,
  turn,
  value,
  wins,
  works,
} from './byHand.ts';

/** Verdicts by another hand: every claim is read and computed again, on strings and in 1 to 9. */
const judged = (cases: boolean[]) =>
  cases.every(Boolean) ? 'true' : cases.some(Boolean) ? 'only-if' : 'false';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const lost = (first: number) =>
  free(after(first)).filter((reply) => value(after(first, reply)) > 0).length;
const most = (measure: (cell: number) => number, kind: number[]) =>
  kind.every((cell) =>
    ALL.filter((other) => !kind.includes(other)).every((other) => measure(other) < measure(cell)),
  );
/** How often X wins from here if both sides move at random. */
const atRandom = (board: string): number => {
  if (isOver(board)) return hasLine(board, 'X') ? 1 : 0;
  const all = free(board).map((cell) => atRandom(put(board, cell)));
  return all.reduce((sum, each) => sum + each, 0) / all.length;
};
const shares = new Map(ALL.map((cell) => [cell, atRandom(after(cell))]));
const share = (cell: number) => shares.get(cell) ?? 0;
const lines = (cell: number) => LINES.filter((line) => line.includes(String(cell))).length;
const openCorners = (board: string) => free(board).filter((cell) => CORNERS.includes(cell));
const openEdges = (board: string) => free(board).filter((cell) => EDGES.includes(cell));
const must = (board: string) => wins(board, otherMark(turn(board)));
const marks = (board: string) => 9 - free(board).length;
const drawnReplies = (board: string, replies: number[]) =>
  replies.map((cell) => value(put(board, cell)) === 0);
const wonReplies = (board: string, replies: number[]) =>
  replies.map((cell) => value(put(board, cell)) === 1);

/** X's third corner: one with two threats if there is one. */
function thirdCorner(board: string): number[] {
  const double = openCorners(board).filter((cell) => wins(put(board, cell), 'X').length > 1);
  return double.length > 0 ? double : openCorners(board);
}

/** Every board against a player who blocks: is it beaten only where two cells threaten? */
function forksOnly(blocker: string): boolean[] {
  const seen = new Set<string>();
  const found: boolean[] = [];
  const walk = (board: string) => {
    if (seen.has(board) || isOver(board)) return;
    seen.add(board);
    const mark = turn(board);
    let cells = free(board);
    if (mark === blocker) {
      const own = wins(board, mark);
      const others = wins(board, otherMark(mark));
      cells = own.length > 0 ? own : others.length > 0 ? others : cells;
      const isBeaten = cells.some((cell) => {
        const next = put(board, cell);
        return !isOver(next) && wins(next, otherMark(mark)).length > 0;
      });
      if (isBeaten) found.push(others.length > 1);
    }
    for (const cell of cells) walk(put(board, cell));
  };
  walk(EMPTY_BOARD);
  return found;
}

const blockElse = (next: (board: string) => number[]) => (board: string) =>
  must(board).length > 0 ? must(board) : next(board);

/** Centre; an edge unless a block is needed; then good moves. */
function centreEdge(board: string): number[] {
  if (marks(board) === 1) return [5];
  if (marks(board) === 3) return blockElse(openEdges)(board);
  const best = Math.min(...free(board).map((cell) => value(put(board, cell))));
  return free(board).filter((cell) => value(put(board, cell)) === best);
}
const cornerBlock = (board: string) =>
  marks(board) === 1 ? openCorners(board) : blockElse(() => [])(board);

const EXPECTED: Record<number, () => string[]> = {
  1: () => [
    judged([most((cell) => value(after(cell)), [5]), most(lost, [5]), most(share, [5])]),
    judged([most(lines, [5])]),
  ],
  2: () => [
    judged([
      most((cell) => value(after(cell)), CORNERS),
      most(lost, CORNERS),
      most(share, CORNERS),
    ]),
    judged([most(lost, CORNERS)]),
  ],
  3: () => [judged(ALL.slice(1).map((reply) => value(after(1, reply)) === (reply === 5 ? 0 : 1)))],
  4: () => [judged(EDGES.map((edge) => value(after(5, edge)) === 1))],
  5: () => [
    judged(
      EDGES.flatMap((edge) =>
        free(after(5, edge)).map((cell) => {
          return value(after(5, edge, cell)) === (cell === 10 - edge ? 0 : 1);
        }),
      ),
    ),
  ],
  6: () => [judged(CORNERS.map((corner) => value(after(5, corner)) === 0))],
  7: () => [judged([...drawnReplies(after(5), CORNERS), ...wonReplies(after(5), EDGES)])],
  8: () => [
    judged([...drawnReplies(after(5, 1, 9), [3, 7]), ...wonReplies(after(5, 1, 9), EDGES)]),
  ],
  9: () => [
    judged([
      ...[3, 7].map((corner) => works(after(1, 5, 9, corner), 'X', 'win', openCorners)),
      ...drawnReplies(after(1, 5, 9), EDGES),
    ]),
  ],
  10: () => [
    judged(
      [6, 8].flatMap((edge) =>
        free(after(1, 5, edge)).map((reply) => {
          const board = after(1, 5, edge, reply);
          const forks = (now: string) =>
            free(now).filter((cell) => wins(put(now, cell), 'X').length > 1);
          return CORNERS.includes(reply)
            ? works(board, 'X', 'win', blockElse(forks), 'some')
            : value(board) === 0;
        }),
      ),
    ),
  ],
  11: () => [
    judged(
      EDGES.flatMap((edge) =>
        [3, 7, 9]
          .filter((second) => at(after(1, edge), (1 + second) / 2) === '.')
          .map((second) => works(after(1, edge, second), 'X', 'win', thirdCorner)),
      ),
    ),
  ],
  12: () => [judged([3, 7, 9].map((reply) => works(after(1, reply), 'X', 'win', openCorners)))],
  13: () => [
    judged([
      works(
        after(5, 2, 9),
        'X',
        'win',
        blockElse(() => []),
      ),
    ]),
  ],
  14: () => [
    judged([
      works(after(1), 'O', 'draw', centreEdge),
      works(after(1), 'O', 'draw', centreEdge, 'some'),
    ]),
  ],
  15: () => [
    judged([
      works(after(5), 'O', 'draw', cornerBlock),
      works(after(5), 'O', 'draw', cornerBlock, 'some'),
    ]),
    judged(CORNERS.map((corner) => value(after(5, corner)) >= 0)),
    judged([works(after(5), 'O', 'draw', blockElse(openCorners))]),
  ],
  16: () => [
    judged(CORNERS.map((corner) => value(after(2, 5, 8, corner)) === -1)),
    judged(
      CORNERS.flatMap((corner) =>
        free(after(2, 5, 8, corner)).map((third) => value(after(2, 5, 8, corner, third)) === -1),
      ),
    ),
  ],
  17: () => [
    judged([...CORNERS, ...EDGES].map((first) => value(after(first, 5)) <= 0)),
    judged([...CORNERS, ...EDGES].map((first) => lost(first) === 7)),
  ],
  18: () => [judged([...CORNERS, ...EDGES].map((first) => lost(first) === 0))],
  19: () => [judged([value(EMPTY_BOARD) <= 0, value(EMPTY_BOARD) >= 0])],
  20: () => [judged(['X', 'O'].map((blocker) => forksOnly(blocker).every(Boolean)))],
};

const verdictsOf = (id: number, symmetry = SYMMETRIES[0]) =>
  (folkClaim(id, symmetry)?.parts ?? []).map(verdictOf);

describe('the twenty claims', () => {
  it('are numbered as they are told, and there are no others', () => {
    expect(FOLK_IDS).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    for (const id of FOLK_IDS) expect(folkClaim(id)?.id).toBe(id);
    expect(folkClaim(0)).toBeUndefined();
    expect(folkClaim(21)).toBeUndefined();
  });

  it.each(FOLK_IDS)('claim %i gets the verdict that another computation gives', (id) => {
    expect(verdictsOf(id)).toEqual(EXPECTED[id]?.());
  });

  it.each(FOLK_IDS)('claim %i is judged alike however the board is turned', (id) => {
    for (const symmetry of SYMMETRIES) expect(verdictsOf(id, symmetry)).toEqual(verdictsOf(id));
  });

  it('have cases with names of their own', () => {
    for (const id of FOLK_IDS) {
      for (const { cases } of folkClaim(id)?.parts ?? []) {
        expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
        expect(cases.length).toBeGreaterThan(0);
      }
    }
  });
});

it.each([
  [5, 0.693],
  [1, 0.607],
  [2, 0.536],
])('if both sides move at random, X wins from cell %i as often as by hand', (cell, expected) => {
  const { won, all } = randomWins(cell - 1);
  expect(won / all).toBeCloseTo(share(cell), 10);
  expect(won / all).toBeCloseTo(expected, 3);
});

it('the game by hand agrees with what everybody knows', () => {
  expect(value(EMPTY_BOARD)).toBe(0);
  expect(hasLine('XXX......', 'X')).toBe(true);
  expect(wins('XX.OO....', 'O')).toEqual([6]);
});
