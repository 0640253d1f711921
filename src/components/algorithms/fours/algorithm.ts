import {
  foursRun,
  type FoursEvent,
  type LargeInput,
  type LargeRun,
} from '../../../engine/index.ts';
import { foursMessages } from '#language/algorithms/fours/messages';
import type { LinearAlgorithm } from '../../stepper/linear/algorithm.ts';
import type { FoursMoment } from './moment.ts';
import { foursView, type FoursFacts } from './view.ts';

/** The search for a win by fours: every four, the one reply to it, and back again. */
export const foursAlgorithm: LinearAlgorithm<
  FoursEvent,
  FoursFacts,
  LargeInput,
  FoursMoment,
  LargeRun<FoursEvent>
> = {
  run: foursRun,
  view: foursView,
  messages: foursMessages,
};
