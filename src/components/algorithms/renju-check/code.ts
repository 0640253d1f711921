import source from '../../../engine/threat/renjuCheck.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const renjuCode: CodeSource = {
  file: 'src/engine/threat/renjuCheck.ts',
  source,
  functions: ['checkRenju', 'judge', 'hasThree', 'makesOpenFour', 'fiveCells'],
};
