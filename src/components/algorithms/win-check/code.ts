import source from '../../../engine/game/fin.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const winCheckCode: CodeSource = {
  file: 'src/engine/game/fin.ts',
  source,
  functions: ['fin'],
};
