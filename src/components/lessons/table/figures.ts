import { tableLookupRun, type LookupEvent, type Setup } from '../../../engine/index.ts';
import { type SmallFigureProps, smallInputOf, stepOf } from '../../stepper/linear/start.ts';

/** The look into the table that lesson `table` steps through. */
export const LOOKUP = { id: 'lookup', board: '..XOX....' } as const satisfies SmallFigureProps;

/** The board at the top of the lesson: O has to answer a threat. */
export const ASKED_FIRST: Setup = smallInputOf(LOOKUP).setup;

/** The board whose numbers are turned back by hand, with X to move. */
export const TURNED: Setup = smallInputOf({ id: 'turned', board: 'X...X.OO.' }).setup;

const trace = () => tableLookupRun.record(smallInputOf(LOOKUP));

/** The row that the figure finds, and the symmetry that leads to it. */
export function lookedUp() {
  const { events } = trace();
  const [row = 0, , symmetry = 0] = events.find(({ kind }) => kind === 'found')?.values ?? [];
  return { events, row, symmetry };
}

export const lookupStep = (kind: LookupEvent, nth = 1): number =>
  stepOf(trace(), LOOKUP.id, kind, [], nth);
