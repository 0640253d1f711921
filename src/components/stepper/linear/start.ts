import {
  ARTICLE_RULES,
  DIRECTIONS,
  largeInput,
  markOf,
  parseDiagram,
  readSetup,
  smallInput,
  type AttackRules,
  type Direction,
  type LargeInput,
  type LargeRun,
  type LinearTrace,
  type MarkName,
  type Point,
  type SmallInput,
  type StepEvent,
  type WinRule,
} from '../../../engine/index.ts';
import { dialogMessages } from '#language/stepper/dialogs';

/** The figure of a linear trace as an author writes it, whatever its board. */
interface LinearFigureProps {
  /** Its name on the page: `<SeeStep fig="…">` and links point at it. */
  id: string;
  /** The position, as text. */
  board: string;
  seed?: number;
  /** One sentence under the figure. */
  caption?: string;
}

/** On nine cells: `board` is nine characters of X, O and dots, row by row. */
export interface SmallFigureProps extends LinearFigureProps {
  /** Who moves now. Left out, the counts tell. */
  move?: MarkName;
  level?: number;
}

/**
 * On a large board: `board` is a drawing (`parseDiagram`), rows of `.`, `X` and `O`, a frame of `|` and `-`
 * where the board has borders, and a small `x` or `o` on the cell in question.
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

/** What the figure shows: throws for a position that cannot be, so that the page is not built. */
export function smallInputOf({
  id,
  board,
  move,
  seed = 0,
  level = 0,
}: SmallFigureProps): SmallInput {
  const read = readSetup(board, move && markOf(move));
  if (!read.ok) throw new Error(`The figure "${id}": ${dialogMessages.problem(read.problem)}`);
  return smallInput(read.value, { seed, level });
}

/**
 * What the figure shows; throws for a drawing that cannot be, so that the page is not built. If the run asks
 * about a cell that holds a mark, the small letter of the drawing is the mark that was placed last.
 */
export function largeInputOf(
  props: LargeFigureProps,
  { cellIs }: Pick<LargeRun, 'cellIs'> = {},
): LargeInput {
  const drawn = parseDiagram(props.board);
  const angle = props.direction ?? 0;
  const cell = props.cell ?? drawn.cell;
  const mark = props.mark ? markOf(props.mark) : drawn.mark;
  const input = largeInput(drawn.sheet, {
    ...(cell && { cell }),
    ...(mark && { mark }),
    direction: DIRECTIONS.findIndex((direction) => direction.angle === angle),
    rules: { ...ARTICLE_RULES, ...props.rules },
    rule: props.rule ?? 'freestyle',
    seed: props.seed ?? 0,
  });
  if (cellIs !== 'marked' || !drawn.cell) return input;
  const { sheet } = input;
  const last = { ...input.cell, mark: input.mark };
  return { ...input, sheet: { ...sheet, stones: [...sheet.stones, last] } };
}

/**
 * The step of a figure's trace at which `kind` happens for the `nth` time (from 1) and these values of it are known;
 * throws if there is none, so that a phrase cannot point at nothing.
 */
export function stepOf<Event extends StepEvent>(
  { events }: LinearTrace<Event>,
  id: string,
  kind: NoInfer<Event>['kind'],
  values: Partial<NoInfer<Event>> = {},
  nth = 1,
): number {
  const wanted = Object.entries(values) as [keyof Event, unknown][];
  const found = events.flatMap((event, step) => {
    const fits = event.kind === kind && wanted.every(([field, value]) => event[field] === value);
    return fits ? [step] : [];
  });
  const step = found[nth - 1];
  if (step !== undefined) return step;
  throw new Error(
    `The figure "${id}" has fewer than ${nth} steps "${kind}" of ${JSON.stringify(values)}.`,
  );
}
