import { ARTICLE_RULES, type AttackRules } from '../../attacks/rules.ts';
import type { Mark } from '../../core/types.ts';
import type { Point } from '../../game/large/board.ts';
import { turnAfter, type Sheet } from '../../game/large/sheet.ts';
import type { WinRule } from '../../game/large/winScan.ts';
import type { StepEvent } from '../../core/stepEvent.ts';
import type { LinearRun } from '../linearRun.ts';

/**
 * The input of an algorithm with a linear trace on a large board, as plain data. `LargeRun.uses` says which
 * fields the algorithm reads. A link holds all but the bot's rules and the win rule.
 */
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
  /** For everything random; 0 … `MOST_SEED`. */
  readonly seed: number;
}

/** The fields of an input that an algorithm may read besides the board. */
export const LARGE_FIELDS = ['cell', 'mark', 'direction', 'rules', 'rule', 'seed'] as const;
export type LargeField = (typeof LARGE_FIELDS)[number];

/** An algorithm with a linear trace on a large board, ready to be recorded. */
export interface LargeRun<Event extends StepEvent = StepEvent> extends LinearRun<
  Event,
  LargeInput,
  LargeField
> {
  /** What the cell in question must hold, if there is such a cell. */
  readonly cellIs?: 'empty' | 'marked';
  /** It cannot run on an empty board. */
  readonly needsMarks?: boolean;
  /** It looks for a win, so nobody may have won. */
  readonly needsOpenGame?: boolean;
  /** It visits the whole board, which must therefore be small: `checkLargeInput`. */
  readonly isWhole?: boolean;
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
    seed: 0,
    ...more,
  };
}
