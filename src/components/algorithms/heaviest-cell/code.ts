import source from '../../../engine/attacks/heaviest.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const heaviestCellCode: CodeSource = {
  file: 'src/engine/attacks/heaviest.ts',
  source,
  functions: ['heaviestCells', 'isHeavier'],
};
