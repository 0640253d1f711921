import type { Attack } from '../../../engine/index.ts';
import { locale } from '#language/ui/language/grammar';

const upToThree = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

/** A weight as it stands in a text: "0.308", "7.083", "100". */
export const tableWeightText = (weight: number): string => upToThree.format(weight);

/** "[1 : 2] ÷ 3", with spaces that do not break; the attack through the tried cell is not divided. */
export const attackText = ({
  power,
  potential,
  divider,
}: Pick<Attack, 'power' | 'potential' | 'divider'>): string =>
  `[${power}\u00a0:\u00a0${potential}]${divider > 1 ? `\u00a0÷\u00a0${divider}` : ''}`;

/** What the charts and questions of lesson `ragged` say. */
export const raggedMessages = {
  chart: {
    title: 'How many attacks a line has',
    attacks: 'attacks on the line',
    lines: 'lines',
    noRoom: 'no room for five',
    share: 'share',
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share),
  },
  lines: {
    label: 'A line',
    edge: 'edge',
    empty: 'empty',
    tried: (held: string) => `${held}, tried here`,
    weighs: (mark: string, weight: string) => `The line weighs ${weight} for ${mark}.`,
  },
  sum: {
    undivided: 'That is the sum without the dividers.',
    noPeek: 'That would be so if the cell at distance five were a wall.',
    outside: 'That counts the O at distance five into the run. It lies outside of the window.',
  },
  filter: {
    never: 'Never',
    rim: 'Only at the rim of the window',
    often: 'On every line with two walls',
    whyRim:
      'A run at the rim that is closed there too would need a wall on its inner side, and there the window would have stopped.',
    whyOften: 'Two walls with fewer than five cells between them leave no room: that is step two.',
  },
} as const;
