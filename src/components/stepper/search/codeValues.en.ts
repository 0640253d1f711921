import type { MarkName, Words } from '../../ui/types.ts';
import { count, ink, say } from '#language/ui/language/grammar';

/** What stands beside the lines of the code; the names of variables are those of the code. */
export const codeValueMessages = {
  player: (mark: MarkName) => say('player ', ink(mark)),
  winner: (mark: MarkName) => say('winner ', ink(mark)),
  cell: (cell: number) => say(`cell ${cell}`),
  /** Neither side is sure of anything yet. */
  open: { text: '–' },
  holds: (name: string, value: Words) => say(`${name} `, value),
  from: (name: string, value: Words, call: number) =>
    say(`${name} `, value, ` from call ${count(call)}`),
  becomes: (name: string, before: Words | undefined, after: Words) =>
    before ? say(`${name} `, before, ' → ', after) : say(`${name} `, after),
  /** "−10 < +10: yes"; the first answer has nothing to be compared with. */
  compares: (
    value: Words,
    sign: string | undefined,
    before: Words | undefined,
    isBetter: boolean,
  ) => [
    ...(sign && before ? say(value, ` ${sign} `, before) : say('the first')),
    { text: isBetter ? ' yes' : ' no', tone: 'strong' } as const,
  ],
  returns: (value: Words) => say('returns ', value),
} as const;
