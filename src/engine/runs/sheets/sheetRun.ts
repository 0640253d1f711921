import { ARTICLE_RULES, type AttackRules } from '../../attacks/rules.ts';
import type { Mark } from '../../core/types.ts';
import type { Point } from '../../game/large/board.ts';
import { turnAfter, type Sheet } from '../../game/large/sheet.ts';
import type { WinRule } from '../../game/large/winScan.ts';
import type { StepTrace } from '../../trace/stepTrace.ts';

/**
 * What a straight algorithm on a large board is given, as plain data. Which of it matters is the
 * business of the algorithm: `SheetRun.uses`. All but the rules of the bot and of winning stands in a link.
 */
export interface SheetInput {
  readonly sheet: Sheet;
  /** The cell in question; the last stone for a scan, an empty cell for a weight. */
  readonly cell: Point;
  /** The mark that is tried, or the side to move. */
  readonly mark: Mark;
  /** A place in `DIRECTIONS`, for what looks along one line. */
  readonly direction: number;
  readonly rules: AttackRules;
  readonly rule: WinRule;
  /** Of chance; 0 … `MOST_SEED`. */
  readonly seed: number;
}

/** What of an input an algorithm may look at beside the board. */
export const SHEET_FIELDS = ['cell', 'mark', 'direction', 'rules', 'rule', 'seed'] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** An algorithm on a large board that goes straight on, ready to be recorded. */
export interface SheetRun<Kind extends string = string> {
  /** Its name in the registry. */
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly uses: readonly SheetField[];
  /** What the cell in question must hold, where there is one. */
  readonly cellIs?: 'empty' | 'marked';
  /** It has nothing to tell of an empty board. */
  readonly needsMarks?: boolean;
  /** It goes through the whole board, which has to be a small one then: `checkSheet`. */
  readonly isWhole?: boolean;
  /** Records every step: at least one. The same input gives the same steps. */
  record(input: SheetInput): StepTrace<Kind>;
}

/** Where nothing else is said: the last stone, the mark that moves next, the horizontal line. */
export function sheetInput(
  sheet: Sheet,
  more: Partial<Omit<SheetInput, 'sheet'>> = {},
): SheetInput {
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
