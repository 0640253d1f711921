import {
  afterMove,
  markName,
  type Mark,
  type MarkName,
  type Setup,
  type SmallInput,
  type LinearTrace,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** The position before step `step`: everything that `mark` events have put on the board. */
export function setupBefore(input: SmallInput, { events }: LinearTrace, step: number): Setup {
  return events
    .slice(0, step)
    .filter(({ kind }) => kind === 'mark')
    .reduce((setup, { values }) => afterMove(setup, values[0] as number), input.setup);
}

/** The cell of the last mark up to a step, this one included. */
export function lastMark({ events }: LinearTrace, step: number): number | undefined {
  const mark = events.slice(0, step + 1).findLast(({ kind }) => kind === 'mark');
  return mark?.values[0];
}

/** A board with its last mark lit, and perhaps a mark that is only thought of. */
export function learningBoard(
  setup: Setup,
  last: number | undefined,
  ghost?: { readonly cell: number; readonly mark: MarkName },
): BoardView {
  const board = boardOfSetup(setup);
  const cells = board.cells.map((each) => ({
    ...each,
    isLast: each.cell === last,
    ghost: ghost?.cell === each.cell ? ghost.mark : undefined,
  }));
  return { ...board, cells };
}

/** The winner of an `over` event. */
export function winnerIn(value: number | undefined): MarkName | undefined {
  return value ? markName(value as Mark) : undefined;
}

/** The cell of the mark that a step puts. */
export function newMark({
  trace,
  step,
}: {
  readonly trace: LinearTrace;
  readonly step: number;
}): number | undefined {
  const event = trace.events[step];
  return event?.kind === 'mark' ? event.values[0] : undefined;
}
