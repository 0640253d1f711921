import source from '../../../engine/bots/weightedChoice.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const weightedChoiceCode: CodeSource = {
  file: 'src/engine/bots/weightedChoice.ts',
  source,
  functions: ['drawCell'],
};
