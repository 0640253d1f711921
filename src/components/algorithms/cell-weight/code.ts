import cellWeightSource from '../../../engine/attacks/cellWeight.ts?raw';
import { lineAttacksCode } from '../line-attacks/code.ts';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const cellWeightCode: CodeSource = {
  file: 'src/engine/attacks/cellWeight.ts, lineAttacks.ts, breakpoint.ts',
  source: `${cellWeightSource}\n${lineAttacksCode.source}`,
  functions: ['cellWeight', 'markWeight', ...lineAttacksCode.functions],
};
