import source from '../../../engine/threat/teaching/renjuCheck.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const renjuCode: CodeSource = {
  file: 'src/engine/threat/teaching/renjuCheck.ts',
  source,
  functions: ['checkRenju', 'judge', 'hasThree', 'makesOpenFour', 'fivesAlong'],
};
