import { EMPTY } from '../core/types.ts';
import { hasCell, type Box } from '../game/large/board.ts';
import { boardOfSheet } from '../game/large/sheet.ts';
import { scanBoard } from '../game/large/winScan.ts';
import type { LargeInput, LargeRun } from './linearRun.ts';

/** Why an input cannot be recorded. */
export type LargeInputProblem =
  | 'off-board'
  | 'cell-taken'
  | 'cell-empty'
  | 'no-marks'
  | 'finished-game'
  | 'too-many-stones'
  | 'too-large';

/** The most marks of an input: more than a board of 19 × 19 has. */
const MOST_STONES = 400;
/** The most cells for an algorithm that visits them all: each is a step, and every step looks at those before it. */
const MOST_CELLS = 2500;

/**
 * What is wrong with an input from a link or from drawing on the board; `undefined` if it can be recorded.
 * Two marks must not share a cell.
 */
export function checkLargeInput(
  { sheet, cell }: LargeInput,
  { uses, cellIs, isWhole, needsMarks, needsOpenGame }: Omit<LargeRun, 'kinds' | 'run'>,
): LargeInputProblem | undefined {
  const { size, stones } = sheet;
  if (needsMarks && stones.length === 0) return 'no-marks';
  if (stones.length > MOST_STONES) return 'too-many-stones';
  const asked = uses.includes('cell') ? [...stones, cell] : stones;
  if (!asked.every(({ x, y }) => hasCell(size, x, y))) return 'off-board';
  const board = boardOfSheet(sheet);
  const content = board.at(cell.x, cell.y);
  if (cellIs === 'empty' && content !== EMPTY) return 'cell-taken';
  if (cellIs === 'marked' && content === EMPTY) return 'cell-empty';
  if (needsOpenGame && scanBoard(board)) return 'finished-game';
  if (!isWhole) return undefined;
  const cells = size ? size.width * size.height : areaOf(board.box());
  return cells > MOST_CELLS ? 'too-large' : undefined;
}

function areaOf(box: Box | undefined): number {
  return box ? (box.right - box.left + 1) * (box.bottom - box.top + 1) : 0;
}
