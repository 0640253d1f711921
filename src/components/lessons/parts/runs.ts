import {
  markOf,
  recordSearch,
  tutorialRequest,
  type MarkName,
  type MoveOrder,
  type SearchName,
  type SearchRun,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';

/** A search of the lesson as an author writes it: what `Figure` takes. */
export interface LessonBoard {
  /** Nine characters row by row: X, O, and a dot for an empty cell. */
  readonly board: string;
  readonly move: MarkName;
  readonly computer: MarkName;
  /** Minimax, unless something else is said. */
  readonly search?: SearchName;
  /** The limit of a search that has one, in plies. */
  readonly depth?: number;
  /** Ascending, unless something else is said. */
  readonly order?: MoveOrder;
}

/** The positions that the lesson has figures of, by the figure's id. */
export const FIGURES = {
  nine: { board: 'O.XX.X.OO', move: 'X', computer: 'X' },
  second: { board: '.X.XOOOXX', move: 'O', computer: 'O' },
  own: { board: 'X...O..OX', move: 'X', computer: 'X' },
  // Of the lessons `depth` and `whole-tree`.
  limit: { board: 'O.XX.X.OO', move: 'X', computer: 'X', search: 'depthRatings', depth: 2 },
  // Of the lesson `why-not-search`: X holds two opposite corners, and O must not take a third.
  guess: { board: 'X...O...X', move: 'O', computer: 'O', search: 'limitedMinimax', depth: 2 },
  waits: { board: 'XOXOX..O.', move: 'X', computer: 'X', search: 'quickMinimax' },
  // Minimax's puzzle: one cell holds the draw, and every branch that is pruned has been refuted.
  cuts: { board: 'X...O..OX', move: 'X', computer: 'X', search: 'alphaBeta' },
  // X blocks first, and has a draw: so nothing is pruned because a win can't be improved.
  one: { board: 'XXOOOX...', move: 'X', computer: 'X', search: 'alphaBeta' },
} as const satisfies Record<string, LessonBoard>;
export type FigureId = keyof typeof FIGURES;

/** Every search that lessons speak of, by the names they use: the figures, and some without a figure of their own. */
const LESSON_BOARDS = {
  ...FIGURES,
  /** In the order of the lesson on minimax: a branch is pruned that is equally good. */
  tie: { board: 'O.XX.X.OO', move: 'X', computer: 'X', search: 'alphaBeta' },
  swapped: { ...FIGURES.nine, computer: 'O' },
  whole: { board: '.........', move: 'X', computer: 'X' },
} as const satisfies Record<string, LessonBoard>;
export type RunName = keyof typeof LESSON_BOARDS;

const runs = new Map<RunName, SearchRun>();

/** The recorded search of that name; it runs once, when it is first asked for. */
export function lessonRun(name: RunName): SearchRun {
  const known = runs.get(name);
  if (known) return known;
  const request = lessonRequest(name);
  const run = recordSearch(request);
  runs.set(name, run);
  return run;
}

/** The request behind a run, for links and for the same search by another rule. */
export function lessonRequest(name: RunName): SearchRun['request'] {
  const { board, move, computer, search, depth, order }: LessonBoard = LESSON_BOARDS[name];
  const usual = tutorialRequest(writtenSetup(board, markOf(move)));
  return {
    ...usual,
    computer: markOf(computer),
    search: search ?? usual.search,
    depth: depth ?? usual.depth,
    order: order ?? usual.order,
  };
}
