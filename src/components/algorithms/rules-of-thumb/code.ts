import source from '../../../engine/bots/rulesOfThumb.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const rulesOfThumbCode: CodeSource = {
  file: 'src/engine/bots/rulesOfThumb.ts',
  source,
  functions: ['rulesOfThumb', 'completesLine', 'makesFork', 'stopsFork'],
};
