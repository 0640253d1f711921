import type { Rng } from '../../core/rng.ts';
import { EMPTY, X, other, type CellContent, type Mark, type Score } from '../../core/types.ts';
import { checkSetup, playableCells, winOn } from '../../game/setup.ts';
import { makeVariant } from '../../game/variants.ts';
import { solveBoard } from '../../search/boardSolver.ts';
import { numberCodec } from '../codec.ts';
import { MOST_ASKED, MOST_SEARCHED, boardField, type BoardSetup } from '../boardFields.ts';
import type { CellTaken } from '../cellKind.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';
import { paramsCodec, type Fields } from '../fields.ts';

export interface BoardMoveParams {
  readonly board: BoardSetup;
}

export type BoardMoveReason =
  | CellTaken
  /** No such cell, or where marks fall one that would not be the lowest. */
  | { readonly code: 'no-cell'; readonly cell: number }
  /**
   * With best play the move scores `score`, and another one scores `best`, both for the mover; `reply` is the best answer.
   * Where it takes too long to find them, it is known that the score is worse.
   */
  | {
      readonly code: 'worse-on-board';
      readonly cell: number;
      readonly score: Score | undefined;
      readonly best: Score;
      readonly reply: number | undefined;
    };

/** The cells that may be chosen, and what is best among them. */
interface BoardMoves {
  readonly playable: readonly number[];
  readonly right: readonly number[];
  readonly score: Score;
}

/** The last few boards that were asked about: a draft is read again and again. */
const solved = new Map<string, BoardMoves | undefined>();
const MOST_KEPT = 200;

/** The best moves; `undefined` where it takes too long to find them. */
export function movesOnBoard({ variant, setup }: BoardSetup): BoardMoves | undefined {
  const key = boardField.codec.encode({ variant, setup });
  if (!solved.has(key)) {
    if (solved.size >= MOST_KEPT) solved.clear();
    const found = solveBoard(setup, variant, { mostPositions: MOST_SEARCHED });
    const playable = playableCells(setup.cells, variant);
    solved.set(
      key,
      found.settled ? { playable, right: found.cells, score: found.score } : undefined,
    );
  }
  return solved.get(key);
}

/** Sizes with how many in a row, by level; from the second on marks fall on some, on the third a line may lose. */
const SIZES: Record<Level, readonly (readonly [m: number, n: number, k: number])[]> = {
  1: [
    [4, 3, 3],
    [3, 4, 3],
    [4, 4, 3],
    [4, 4, 4],
  ],
  2: [
    [4, 4, 4],
    [5, 4, 4],
    [4, 4, 3],
    [5, 3, 3],
  ],
  3: [
    [5, 5, 4],
    [5, 4, 4],
    [6, 4, 4],
    [4, 4, 4],
  ],
};
const EMPTY_CELLS: Record<Level, Span> = { 1: [5, 8], 2: [6, 10], 3: [8, 12] };

function drawBoard(rng: Rng, level: Level): BoardSetup | undefined {
  const [m, n, k] = pick(rng, SIZES[level]);
  const gravity = level > 1 && rng.int(2) === 0;
  const misere = level === 3 && rng.int(4) === 0;
  const variant = makeVariant({ m, n, k, gravity, misere });
  const cells: CellContent[] = Array<CellContent>(m * n).fill(EMPTY);
  let toMove: Mark = X;
  for (let left = m * n - pickBetween(rng, EMPTY_CELLS[level]); left > 0; left--) {
    cells[pick(rng, playableCells(cells, variant))] = toMove;
    toMove = other(toMove);
  }
  const setup = checkSetup(cells, toMove, variant);
  return setup.ok && !winOn(cells, variant) ? { variant, setup: setup.value } : undefined;
}

const hasWorse = (moves: BoardMoves | undefined) =>
  moves !== undefined && moves.right.length < moves.playable.length;

const fields: Fields<BoardMoveParams> = { board: boardField };

/** Which move is best on this board? Every move with the best score is right. */
export const boardMove: ExerciseKind<BoardMoveParams, number, BoardMoveReason, 'board-move'> = {
  id: 'board-move',
  fields,
  params: paramsCodec(fields, ({ board }) =>
    movesOnBoard(board) ? undefined : { code: 'unsolved' },
  ),
  answer: numberCodec(MOST_ASKED),

  generate: (rng, level) =>
    drawUntil(
      rng,
      () => {
        const board = drawBoard(rng, level);
        return board && { board };
      },
      ({ board }) => {
        const moves = movesOnBoard(board);
        return hasWorse(moves) && (moves?.right.length ?? 0) <= 3;
      },
    ),

  key({ board }) {
    const [first] = movesOnBoard(board)?.right ?? [];
    if (first === undefined) throw new Error('no move is right here');
    return first;
  },
  allRight: ({ board }) => movesOnBoard(board)?.right ?? [],

  grade({ board }, cell) {
    const { setup, variant } = board;
    const moves = movesOnBoard(board);
    if (setup.cells[cell] !== EMPTY && setup.cells[cell] !== undefined)
      return wrong({ code: 'cell-taken', cell });
    if (!moves?.playable.includes(cell)) return wrong({ code: 'no-cell', cell });
    if (moves.right.includes(cell)) return FULL_MARKS;
    const next = { cells: setup.cells.with(cell, setup.toMove), toMove: other(setup.toMove) };
    const after = solveBoard(next, variant, { mostPositions: MOST_SEARCHED });
    const [reply] = after.settled ? after.cells : [];
    const score = after.settled ? 0 - after.score : undefined;
    return wrong({ code: 'worse-on-board', cell, score, best: moves.score, reply });
  },
};
