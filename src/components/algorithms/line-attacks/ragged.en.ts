import type { Attack } from '../../../engine/index.ts';
import { inWords, locale } from '#language/ui/language/grammar';

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

/** What the charts and questions of the lesson on gaps say. */
export const raggedMessages = {
  chart: {
    title: 'Attacks on a line, in games',
    attacks: 'attacks on the line →',
    lines: '↑ % of the lines read',
    count: (attacks: number) => (attacks === 0 ? 'no room' : String(attacks)),
    boards: { open: 'without borders', bordered: '15 × 15' },
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 }).format(
        share,
      ),
  },
  lines: {
    label: 'A line',
    edge: 'edge',
    empty: 'empty',
    tried: (held: string) => `${held}, tried here`,
    weighs: (mark: string, weight: string) => `For ${mark} this line weighs ${weight}.`,
  },
  divider: {
    whole: 'That goes for the attack through the tried cell, and the far X isn’t part of it.',
    gaps: 'Those are the empty cells. The divider is one more, so that marks which touch are divided by one.',
    distance:
      'That’s how far away it is. But one of those steps goes over an X, and only empty cells have to be filled.',
  },
  filter: {
    never: 'Never',
    rim: 'Only at the rim of the window',
    often: 'On every line with two walls',
    whyRim:
      'A run that ends at the rim would also need a wall on its inner side, and there the window would have ended already.',
    whyOften:
      'Two walls with fewer than five cells between them leave no room, so step two has sorted that line out already.',
  },
} as const;
