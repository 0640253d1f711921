import { boardOfSheet } from '../../game/large/sheet.ts';
import {
  FOURS_EVENTS,
  attackByFours,
  type FoursEvent,
} from '../../threat/teaching/attackByFours.ts';
import type { LargeRun } from './largeRun.ts';

/** So many fours are tried and shown: far more than anybody steps through. */
export const MOST_FOURS = 60;

/** The search for a win by fours, four by four. `mark` attacks. */
export const foursRun: LargeRun<FoursEvent> = {
  name: 'fours',
  kinds: FOURS_EVENTS,
  uses: ['mark'],
  needsMarks: true,
  needsOpenGame: true,
  run: ({ sheet, mark }, trace) => {
    attackByFours(boardOfSheet(sheet), mark, { left: MOST_FOURS, isComplete: true }, trace);
  },
};
