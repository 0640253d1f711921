import source from '../../../engine/bots/ruleRatings.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const ruleRatingsCode: CodeSource = {
  file: 'src/engine/bots/ruleRatings.ts',
  source,
  functions: [
    'ruleRatings',
    'visitLine',
    'makeFork',
    'stopFork',
    'prepare',
    'spoil',
    'emptyBeside',
  ],
};
