import source from '../../../engine/threat/teaching/attackByFours.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const foursCode: CodeSource = {
  file: 'src/engine/threat/teaching/attackByFours.ts',
  source,
  functions: ['attackByFours', 'foursToTry', 'fiveCells', 'fourCells'],
};
