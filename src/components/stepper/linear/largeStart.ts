import {
  ARTICLE_RULES,
  DIRECTIONS,
  markOf,
  parseDiagram,
  sheetInput,
  type AttackRules,
  type Direction,
  type MarkName,
  type Point,
  type SheetInput,
  type SheetRun,
  type Stone,
  type WinRule,
} from '../../../engine/index.ts';
import { stepIn } from './smallStart.ts';

/** A figure about a large board, as an author writes it. */
export interface SheetFigureProps {
  /** Its name on the page: `<SeeStep fig="…">` and links point at it. */
  id: string;
  /**
   * A drawing (`parseDiagram`): rows of `.`, `X` and `O`, a frame of `|` and `-` where the board has
   * borders, and a small `x` or `o` on the cell in question.
   */
  board: string;
  /** The cell in question, where no small letter names it: by default the last stone. */
  cell?: Point;
  /** The mark that is tried, or the side to move, where no small letter names it: by default the counts tell. */
  mark?: MarkName;
  /** The angle of the line: 0 across, 45 rising, 90 down, 135 falling. */
  direction?: Direction['angle'];
  rules?: Partial<AttackRules>;
  rule?: WinRule;
  seed?: number;
  /** One sentence under the figure. */
  caption?: string;
  /** Awake at once instead of when the page has come to rest. */
  urgent?: boolean;
  /** Without code and tools: for two figures side by side. */
  compact?: boolean;
}

/** What the figure shows; throws for a drawing that cannot be, so that the page is not built. */
export function sheetInputOf(props: SheetFigureProps): SheetInput {
  const drawn = parseDiagram(props.board);
  const angle = props.direction ?? 0;
  const cell = props.cell ?? drawn.cell;
  const mark = props.mark ? markOf(props.mark) : drawn.mark;
  return sheetInput(drawn.sheet, {
    ...(cell && { cell }),
    ...(mark && { mark }),
    direction: DIRECTIONS.findIndex((direction) => direction.angle === angle),
    rules: { ...ARTICLE_RULES, ...props.rules },
    rule: props.rule ?? 'freestyle',
    seed: props.seed ?? 0,
  });
}

/** The same for a win scan: the small letter is the mark that was placed last. */
export function scanInputOf(props: SheetFigureProps): SheetInput {
  const { sheet, cell, mark } = sheetInputOf(props);
  const drawn = parseDiagram(props.board);
  if (!drawn.cell) return sheetInputOf(props);
  const last: Stone = { ...cell, mark };
  const stones = [...sheet.stones, last];
  return { ...sheetInputOf(props), sheet: { ...sheet, stones } };
}

/**
 * The step of a figure at which `kind` happens for the `nth` time (from 1) with these first values;
 * throws if there is none, so that a phrase cannot point at nothing.
 */
export function sheetStepOf<Kind extends string>(
  run: SheetRun<Kind>,
  props: SheetFigureProps,
  kind: NoInfer<Kind>,
  values: readonly number[] = [],
  nth = 1,
): number {
  const isScan = run.uses.includes('rule');
  const input = isScan ? scanInputOf(props) : sheetInputOf(props);
  return stepIn(run.record(input), props.id, kind, values, nth);
}
