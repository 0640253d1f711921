import type { Words } from '../../ui/types.ts';
import { count, say } from '#language/ui/language/grammar';

/** A variable, which is called as in the code. */
const named = (name: string) => say`${{ text: name, tone: 'code' }} `;

const yesOrNo = (is: boolean, before = ''): Words => ({
  text: `${before}${is ? 'yes' : 'no'}`,
  tone: 'strong',
});

/** What stands beside the lines of the code. */
export const codeValueMessages = {
  /** Neither side is sure of anything yet. */
  open: { text: '–' },
  holds: (name: string, value: Words) => say`${named(name)}${value}`,
  from: (name: string, value: Words, call: number) =>
    say`${named(name)}${value} from call ${count(call)}`,
  becomes: (name: string, before: Words | undefined, after: Words) =>
    before ? say`${named(name)}${before} → ${after}` : say`${named(name)}${after}`,
  /** "−10 < +10: yes"; the first answer has nothing to be compared with. */
  compares: (
    value: Words,
    sign: string | undefined,
    before: Words | undefined,
    isBetter: boolean,
  ) => [
    ...(sign && before ? say`${value} ${sign} ${before}` : say`the first`),
    yesOrNo(isBetter, ' '),
  ],
  /** Whether the score is kept: because it is better, or because it is equal and the last is kept. */
  decides: (isKept: boolean) => [yesOrNo(isKept)],
  returns: (value: Words) => say`returns ${value}`,
} as const;
