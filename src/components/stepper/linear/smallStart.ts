import {
  markOf,
  readSetup,
  stepInput,
  type MarkName,
  type StepInput,
  type StepRun,
  type StepTrace,
} from '../../../engine/index.ts';
import { seldomMessages } from '#language/stepper/dialogs';

/** A straight figure as an author writes it. */
export interface StepFigureProps {
  /** Its name on the page: `<SeeStep fig="…">` and links point at it. */
  id: string;
  /** Nine characters of X, O and dots, row by row. */
  board: string;
  /** Who moves now. Left out, the counts tell. */
  move?: MarkName;
  seed?: number;
  level?: number;
  /** The cells of a game from there on. */
  moves?: readonly number[];
  /** One sentence under the figure. */
  caption?: string;
  /** Awake at once instead of when the page has come to rest. */
  urgent?: boolean;
}

/** What the figure shows: throws for a position that cannot be, so that the page is not built. */
export function stepInputOf({ id, board, move, seed, level, moves }: StepFigureProps): StepInput {
  const read = readSetup(board, move && markOf(move));
  if (!read.ok) throw new Error(`The figure "${id}": ${seldomMessages.problem(read.problem)}`);
  const given = { seed: seed ?? 0, level: level ?? 0, moves: moves ?? [] };
  return stepInput(read.value, given);
}

/**
 * The step of a figure at which `kind` happens for the `nth` time (from 1) with these first values;
 * throws if there is none, so that a phrase cannot point at nothing.
 */
export function stepOf<Kind extends string>(
  run: StepRun<Kind>,
  props: StepFigureProps,
  kind: NoInfer<Kind>,
  values: readonly number[] = [],
  nth = 1,
): number {
  return stepIn(run.record(stepInputOf(props)), props.id, kind, values, nth);
}

/** The same in a trace that is there already, of the figure `id`. */
export function stepIn<Kind extends string>(
  { events }: StepTrace<Kind>,
  id: string,
  kind: NoInfer<Kind>,
  values: readonly number[],
  nth: number,
): number {
  const found = events.flatMap((event, step) => {
    const fits = event.kind === kind && values.every((value, i) => event.values[i] === value);
    return fits ? [step] : [];
  });
  const step = found[nth - 1];
  if (step !== undefined) return step;
  throw new Error(`The figure "${id}" has no ${nth}. step "${kind}" of ${values.join(', ')}.`);
}
