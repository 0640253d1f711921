import { finRun, type FinEvent } from '../../../engine/index.ts';
import { smallInputOf, stepOf } from '../../stepper/linear/start.ts';

/** The board of the figure: a line of each sort, and the won one comes last. */
export const FIN_FIGURE = { id: 'fin', board: 'OOX.XXX.O', move: 'O' } as const;

/** Drawn with a cell to spare. */
export const EARLY = 'XOXXOOOX.';

/** The step of the figure at which an event happens to a line. */
export function finStep(kind: FinEvent, line?: number): number {
  return stepOf(
    finRun.record(smallInputOf(FIN_FIGURE)),
    FIN_FIGURE.id,
    kind,
    line === undefined ? [] : [line],
  );
}
