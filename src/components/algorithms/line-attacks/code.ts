import breakpointSource from '../../../engine/attacks/breakpoint.ts?raw';
import lineAttacksSource from '../../../engine/attacks/lineAttacks.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

/** The seven steps, up to the sum. */
export const lineSumCode: CodeSource = {
  file: 'src/engine/attacks/lineAttacks.ts',
  source: lineAttacksSource,
  functions: ['attacksOnLine', 'windowOf', 'runsOf', 'attackOf', 'endOf', 'emptyBetween'],
};

export const lineAttacksCode: CodeSource = {
  file: 'src/engine/attacks/lineAttacks.ts, breakpoint.ts',
  source: `${lineAttacksSource}\n${breakpointSource}`,
  functions: ['lineAttacks', ...lineSumCode.functions, 'breakReason', 'reasonOf', 'joinedPower'],
};
