import type { Attack } from '../../../engine/index.ts';
import { inWords } from '#language/ui/language/grammar';

/** "[1 : 2] ÷ 3", with spaces that do not break; the attack through the tried cell is not divided. */
export const attackText = ({
  power,
  potential,
  divider,
}: Pick<Attack, 'power' | 'potential' | 'divider'>): string =>
  `[${power}\u00a0:\u00a0${potential}]${divider > 1 ? `\u00a0÷\u00a0${divider}` : ''}`;

/** "two lines break": how many breakpoints a mark makes. */
export const breakSaid = (lines: number): string =>
  lines === 0
    ? 'no line breaks'
    : lines === 1
      ? 'one line breaks'
      : `${inWords(lines)} lines break`;
