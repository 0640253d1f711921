import breakpointSource from '../../../engine/attacks/breakpoint.ts?raw';
import lineAttacksSource from '../../../engine/attacks/lineAttacks.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const lineAttacksCode: CodeSource = {
  file: 'src/engine/attacks/lineAttacks.ts, breakpoint.ts',
  source: `${lineAttacksSource}\n${breakpointSource}`,
  functions: [
    'lineAttacks',
    'windowOf',
    'runsOf',
    'attackOf',
    'endOf',
    'emptyBetween',
    'breakReason',
    'reasonOf',
    'joinedPower',
  ],
};
