import {
  recordRun,
  DRAWN,
  EMPTY,
  SMALL_VARIANT,
  fin,
  makePosition,
  positionsFrom,
  type CellContent,
  finRun,
  type FinEvent,
  O,
  X,
  type MarkName,
} from '../../../engine/index.ts';
import { hasLine } from './eightClauses.ts';
import source from './eightClauses.ts?raw';
import { smallInputOf, stepOf } from '../../stepper/linear/start.ts';
import { lessonFin as messages } from '#language/lessons/win-check/lesson';
import { lesson } from '#language/lessons/parts/messages';
import { boardOfSetup, writtenSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

export const emptyCount = (cells: readonly CellContent[]) =>
  cells.filter((content) => content === EMPTY).length;

/** The clauses as they are printed: the function, without the comment above it. */
export const clausesListing = source.slice(source.indexOf('export')).replace('export ', '');

export const clauseCount = () => clausesListing.split('||').length;
export const comparisonCount = () => clausesListing.split('===').length - 1;

/** The clauses find the same winner as `Fin`, or nobody, in every position of the game. */
export const clausesAgree = () =>
  positionsFrom().every(({ cells }) => {
    const board = makePosition(cells);
    const { result } = fin(cells);
    return hasLine(board, 'X') === (result === 1) && hasLine(board, 'O') === (result === 4);
  });

const { lines, cellCount } = SMALL_VARIANT.geometry;

/** All ways to put three marks on the board so that each line has at least one of them. */
export function threesOnEveryLine(): number[][] {
  const cells = [...Array(cellCount).keys()];
  const threes = cells.flatMap((a) =>
    cells.flatMap((b) => cells.flatMap((c) => (a < b && b < c ? [[a, b, c]] : []))),
  );
  return threes.filter((three) => lines.every((line) => line.some((cell) => three.includes(cell))));
}

/** All ways to put three marks on the board, one in each row and one in each column. */
export function threesInRowsAndColumns(): number[][] {
  const columns = [0, 1, 2];
  return columns.flatMap((a) =>
    columns.flatMap((b) =>
      columns.flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, 3 + b, 6 + c]] : [])),
    ),
  );
}

/** No game is drawn by `Fin` while two cells or more are empty. */
export const neverDrawnWithTwoLeft = () =>
  positionsFrom().every(({ cells }) => emptyCount(cells) < 2 || fin(cells).result !== DRAWN);

/** The board of the figure: a line of each sort, and the won one comes last. */
export const FIN_FIGURE = { id: 'fin', board: 'OOX.XXX.O', move: 'O' } as const;

/** Drawn with a cell to spare. */
export const EARLY = 'XOXXOOOX.';

/** The step of the figure at which an event happens to a line. */
export function finStep(kind: FinEvent['kind'], line?: number): number {
  return stepOf(
    recordRun(finRun, smallInputOf(FIN_FIGURE)),
    FIN_FIGURE.id,
    kind,
    line === undefined ? {} : { line },
  );
}

/** Boards to look at for a second: somebody's line hidden among other marks, or none. */
const GLANCES = ['XXOXOOOX.', 'XOXXOOOXX', 'XOX.X.OOX'] as const;

export interface GlanceRound {
  readonly view: BoardView;
  /** The board in words, for someone who does not see it. */
  readonly spoken: string;
  readonly winner: MarkName | undefined;
  /** Who has won and where, in a sentence. */
  readonly truth: string;
}

export function glanceRounds(): GlanceRound[] {
  return GLANCES.map((board) => {
    const setup = writtenSetup(board);
    const { result, line } = fin(setup.cells);
    const winner = result === X ? 'X' : result === O ? 'O' : undefined;
    return {
      view: boardOfSetup(setup),
      spoken: lesson.board([...board]),
      winner,
      truth: messages.glance.truth(winner, line ?? []),
    };
  });
}
