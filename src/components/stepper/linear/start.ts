import {
  largeInput,
  markOf,
  parseDiagram,
  readSetup,
  smallInput,
  type LargeInput,
  type LargeRun,
  type LinearTrace,
  type MarkName,
  type SmallInput,
  type StepEvent,
} from '../../../engine/index.ts';
import { dialogMessages } from '#language/stepper/dialogs';

/**
 * The figure of a linear trace as an author writes it. On a large board `board` is a drawing (`parseDiagram`): rows of
 * `.`, `X` and `O`, a frame of `|` and `-` where the board has borders, and a small `x` or `o` on the cell in question.
 * Without one that is the last stone, and the counts tell which mark is tried, or moves.
 */
export interface LargeFigureProps {
  /** Its name on the page: `<SeeStep fig="…">` and links point at it. */
  id: string;
  /** The position, as text. */
  board: string;
  /** Who moves now. Left out, the counts tell. */
  move?: MarkName;
  /** One sentence under the figure. */
  caption?: string;
}

/** On nine cells: `board` is nine characters of X, O and dots, row by row. */
export interface SmallFigureProps extends LargeFigureProps {
  seed?: number;
  level?: number;
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
  { board, move }: Pick<LargeFigureProps, 'board' | 'move'>,
  { cellIs }: Pick<LargeRun, 'cellIs'> = {},
): LargeInput {
  const { sheet: drawn, cell, mark = move && markOf(move) } = parseDiagram(board);
  const input = largeInput(drawn, { ...(cell && { cell }), ...(mark && { mark }) });
  if (cellIs !== 'marked' || !cell) return input;
  const last = { ...input.cell, mark: input.mark };
  return { ...input, sheet: { ...drawn, stones: [...drawn.stones, last] } };
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
