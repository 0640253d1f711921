import { finRun, type FinEvent } from '../../../engine/index.ts';
import { smallInputOf } from '../../stepper/linear/small/start.ts';
import { stepOf } from '../../stepper/linear/start.ts';

/** The boards of lesson `fin`, by the figure's id. */
export const FIN_FIGURES = {
  /** A line of each sort, and the won one comes last. */
  fin: { id: 'fin', board: 'OOX.XXX.O', move: 'O' },
  /** Drawn with a cell to spare. */
  early: { id: 'early', board: 'XOXXOOOX.', move: 'X' },
} as const;

/** The step of a figure at which an event happens to a line. */
export function finStep(figure: keyof typeof FIN_FIGURES, kind: FinEvent, line?: number): number {
  const props = FIN_FIGURES[figure];
  return stepOf(
    finRun.record(smallInputOf(props)),
    props.id,
    kind,
    line === undefined ? [] : [line],
  );
}
