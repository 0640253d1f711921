import type { Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import { boardOfSheet, type Sheet } from '../../game/large/sheet.ts';
import { scanFromLast, wouldWin } from '../../game/large/winScan.ts';
import { heaviestCells, weighBoard, type WeighedCell } from '../heaviest.ts';
import { CopyBot, type CopyView } from './copyBot.ts';
import { STEP_LIMIT, attempt, type StepsEnd } from './parts/steps.ts';
import type { CopyChoice } from './suspects.ts';

/** A position, and the question to both programs. */
export interface BugQuestion extends Sheet {
  readonly toMove: Mark;
}

/** A cell that the two programs weigh differently. */
export interface Differing extends Point {
  readonly right: number;
  readonly copy: number;
}

/** The results of the right bot and of the copy in one position. */
export interface Judgement {
  readonly right: CopyView;
  readonly copy: StepsEnd<CopyView>;
  /** The cells whose weights differ; empty if the copy did not finish. */
  readonly differing: readonly Differing[];
  /** How many of the copy's weights are NaN. */
  readonly notNumbers: number;
  /** The two would take the same cells. */
  readonly isSameChoice: boolean;
  /** Cells with which the side to move would make five. */
  readonly wins: readonly Point[];
  /** The right bot wins at once, and the copy may not. */
  readonly declines: boolean;
}

/** Asks the engine's own bot and the copy about a position. */
export function judgeWeighing(question: BugQuestion, choice: CopyChoice): Judgement {
  const board = boardOfSheet(question);
  const { toMove } = question;
  const right = { cells: weighBoard(board, toMove), best: heaviestCells(board, toMove) };
  const copy = attempt((steps) => new CopyBot(choice).view(board, toMove, steps));
  return compare(board, toMove, right, copy);
}

/** Compares the two results. Both list the same cells in the same order. */
export function compare(
  board: BoardReader,
  toMove: Mark,
  right: CopyView,
  copy: StepsEnd<CopyView>,
): Judgement {
  const said = copy.kind === 'value' ? copy.value : undefined;
  const differing = said ? differingCells(right.cells, said.cells) : [];
  const notNumbers = said?.cells.filter(({ weight }) => !Number.isFinite(weight)).length ?? 0;
  const isSameChoice = said !== undefined && sameCells(right.best, said.best);
  const wins = isSameChoice ? [] : winningCells(board, toMove);
  const declines = said !== undefined && isWithin(right.best, wins) && !isWithin(said.best, wins);
  return { right, copy, differing, notNumbers, isSameChoice, wins, declines };
}

function differingCells(right: readonly WeighedCell[], copy: readonly WeighedCell[]): Differing[] {
  return right.flatMap(({ x, y, weight }, at) => {
    const other = copy[at]?.weight ?? NaN;
    return other === weight ? [] : [{ x, y, right: weight, copy: other }];
  });
}

const isWithin = (cells: readonly Point[], others: readonly Point[]) =>
  cells.every(({ x, y }) => others.some((other) => other.x === x && other.y === y));

function sameCells(some: readonly Point[], others: readonly Point[]): boolean {
  return some.length === others.length && isWithin(some, others);
}

/** The cells on which the side to move makes five. Only cells next to its marks are tested. */
function winningCells(board: BoardReader, toMove: Mark): Point[] {
  const seen = new Set<string>();
  const found: Point[] = [];
  for (const { x, y, mark } of board.stones()) {
    if (mark !== toMove) continue;
    for (const cell of neighbours({ x, y })) {
      const key = `${cell.x} ${cell.y}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (wouldWin(board, cell, toMove)) found.push(cell);
    }
  }
  return found;
}

function neighbours({ x, y }: Point): Point[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })));
}

/** The results of both win checks for one cell. */
export interface WinJudgement {
  readonly right: boolean;
  readonly copy: StepsEnd<boolean>;
}

export function judgeWin(
  board: BoardReader,
  cell: Point,
  choice: CopyChoice,
  limit = STEP_LIMIT,
): WinJudgement {
  const right = scanFromLast(board, cell.x, cell.y) !== undefined;
  const copy = attempt((steps) => new CopyBot(choice).hasWon(board, cell, steps), limit);
  return { right, copy };
}

/** Whether the copy's answer is the engine's. */
export function isRightAboutWin({ right, copy }: WinJudgement): boolean {
  return copy.kind === 'value' && copy.value === right;
}
