import { EMPTY, X, cellsOfCode } from '../../engine/index.ts';

/** The side of a small board in units of its drawing. */
export const MINI = 30;
const STEP = MINI / 3;

/** A small board as two paths. */
export interface MiniBoard {
  readonly x: string;
  readonly o: string;
}

export const MINI_RULES = `M${STEP} 0V${MINI}M${2 * STEP} 0V${MINI}M0 ${STEP}H${MINI}M0 ${2 * STEP}H${MINI}`;

const known = new Map<number, MiniBoard>();

/** The marks of a code. Kept, because scrolling asks for the same ones again. */
export function miniBoard(code: number): MiniBoard {
  const before = known.get(code);
  if (before) return before;
  let x = '';
  let o = '';
  cellsOfCode(code).forEach((content, cell) => {
    if (content === EMPTY) return;
    const { cx, cy } = miniMiddleOf(cell);
    if (content === X) x += `M${cx - 3} ${cy - 3}l6 6m0-6l-6 6`;
    else o += `M${cx - 3.2} ${cy}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0`;
  });
  const board = { x, o };
  known.set(code, board);
  return board;
}

export function miniMiddleOf(cell: number): { cx: number; cy: number } {
  return { cx: (cell % 3) * STEP + STEP / 2, cy: Math.floor(cell / 3) * STEP + STEP / 2 };
}
