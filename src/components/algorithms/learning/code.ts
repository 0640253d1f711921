import menaceSource from '../../../engine/bots/learning/menace.ts?raw';
import tdSource from '../../../engine/bots/learning/temporalDifference.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const menaceCode: CodeSource = {
  file: 'src/engine/bots/learning/menace.ts',
  source: menaceSource,
  functions: ['menaceGame', 'drawBead', 'correctBoxes'],
};

export const temporalDifferenceCode: CodeSource = {
  file: 'src/engine/bots/learning/temporalDifference.ts',
  source: tdSource,
  functions: ['tdGame', 'chooseByValue', 'correctValues'],
};
