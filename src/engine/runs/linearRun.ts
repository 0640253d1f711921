import { ARTICLE_RULES, type AttackRules } from '../attacks/rules.ts';
import type { LinearTracer, News, StepEvent } from '../core/stepEvent.ts';
import { EMPTY, type Mark } from '../core/types.ts';
import { hasCell, type Box, type Point } from '../game/large/board.ts';
import { boardOfSheet, turnAfter, type Sheet } from '../game/large/sheet.ts';
import { scanBoard, type WinRule } from '../game/large/winScan.ts';
import type { Setup } from '../game/setup.ts';
import { recordSteps, type LinearTrace } from '../trace/linearTrace.ts';

/** What a run on nine cells is given, as plain data. `LinearRun.uses` says what it reads besides the position. */
export interface SmallInput {
  readonly setup: Setup;
  /** For everything random; 0 … `MOST_SEED`. */
  readonly seed: number;
  /** A level, a limit or a number of games: a whole number from 0 to `LinearRun.mostLevel`. */
  readonly level: number;
}

/** The same on a large board. A link holds all but the bot's rules and the win rule. */
export interface LargeInput {
  readonly sheet: Sheet;
  /** The cell in question; the last stone for a scan, an empty cell for a weight. */
  readonly cell: Point;
  /** The mark that is tried, or the side to move. */
  readonly mark: Mark;
  /** An index into `DIRECTIONS`, for algorithms that look along one line. */
  readonly direction: number;
  readonly rules: AttackRules;
  readonly rule: WinRule;
}

/** What a run may read of its input besides the position. */
export type LinearField = Exclude<keyof SmallInput | keyof LargeInput, 'setup' | 'sheet'>;

/** An algorithm with a linear trace, ready to be recorded. */
export interface LinearRun<Event extends StepEvent = StepEvent, Input = unknown> {
  readonly kinds: readonly Event['kind'][];
  /** What it reads of its input besides the position. */
  readonly uses: readonly LinearField[];
  /** The greatest `level`, if it uses one. */
  readonly mostLevel?: number;
  /** What the cell in question must hold, if there is such a cell. */
  readonly cellIs?: 'empty' | 'marked';
  /** It cannot run on an empty board. */
  readonly needsMarks?: boolean;
  /** It looks for a win, so nobody may have won. */
  readonly needsOpenGame?: boolean;
  /** It visits the whole board, which must therefore be small: `checkLargeInput`. */
  readonly isWhole?: boolean;
  /** Tells every step, at least one. The same input gives the same steps. */
  run(this: void, input: Input, trace: LinearTracer<Event>): void;
  /** What is known after an event, if that is more than its news (`recordSteps`). */
  learn?(this: void, known: Partial<Event>, news: News<Event>, kind: Event['kind']): Partial<Event>;
}
export type SmallRun<Event extends StepEvent = StepEvent> = LinearRun<Event, SmallInput>;
export type LargeRun<Event extends StepEvent = StepEvent> = LinearRun<Event, LargeInput>;

export const recordRun = <Event extends StepEvent, Input>(
  { kinds, run, learn }: Pick<LinearRun<Event, Input>, 'kinds' | 'run' | 'learn'>,
  input: Input,
): LinearTrace<Event> => recordSteps<Event>(kinds, (trace) => run(input, trace), learn);

/** The defaults: seed 0, level 0. */
export function smallInput(
  setup: Setup,
  more: Partial<Omit<SmallInput, 'setup'>> = {},
): SmallInput {
  return { setup, seed: 0, level: 0, ...more };
}

/** The defaults: the last stone, the mark that moves next, the horizontal line. */
export function largeInput(
  sheet: Sheet,
  more: Partial<Omit<LargeInput, 'sheet'>> = {},
): LargeInput {
  const { x, y } = sheet.stones.at(-1) ?? { x: 0, y: 0 };
  return {
    sheet,
    cell: { x, y },
    mark: turnAfter(sheet.stones),
    direction: 0,
    rules: ARTICLE_RULES,
    rule: 'freestyle',
    ...more,
  };
}

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
