import {
  ARTICLE_RULES,
  DIRECTIONS,
  markOf,
  parseDiagram,
  largeInput,
  type AttackRules,
  type Direction,
  type MarkName,
  type Point,
  type LargeInput,
  type WinRule,
} from '../../../../engine/index.ts';
import type { LinearFigureProps } from '../start.ts';

/**
 * The figure of a linear trace on a large board as an author writes it. The board is a drawing
 * (`parseDiagram`): rows of `.`, `X` and `O`, a frame of `|` and `-` where the board has borders, and a
 * small `x` or `o` on the cell in question.
 */
export interface LargeFigureProps extends LinearFigureProps {
  /** The cell in question, where no small letter names it: by default the last stone. */
  cell?: Point;
  /** The mark that is tried, or the side to move, where no small letter names it: by default the counts tell. */
  mark?: MarkName;
  /** The angle of the line: 0 across, 45 rising, 90 down, 135 falling. */
  direction?: Direction['angle'];
  rules?: Partial<AttackRules>;
  rule?: WinRule;
}

/** What the figure shows; throws for a drawing that cannot be, so that the page is not built. */
export function largeInputOf(props: LargeFigureProps): LargeInput {
  return inputOf(props, parseDiagram(props.board));
}

/** The same for a win scan: the small letter is the mark that was placed last. */
export function scanInputOf(props: LargeFigureProps): LargeInput {
  const drawn = parseDiagram(props.board);
  const input = inputOf(props, drawn);
  if (!drawn.cell) return input;
  const { sheet, cell, mark } = input;
  return { ...input, sheet: { ...sheet, stones: [...sheet.stones, { ...cell, mark }] } };
}

function inputOf(props: LargeFigureProps, drawn: ReturnType<typeof parseDiagram>): LargeInput {
  const angle = props.direction ?? 0;
  const cell = props.cell ?? drawn.cell;
  const mark = props.mark ? markOf(props.mark) : drawn.mark;
  return largeInput(drawn.sheet, {
    ...(cell && { cell }),
    ...(mark && { mark }),
    direction: DIRECTIONS.findIndex((direction) => direction.angle === angle),
    rules: { ...ARTICLE_RULES, ...props.rules },
    rule: props.rule ?? 'freestyle',
    seed: props.seed ?? 0,
  });
}
