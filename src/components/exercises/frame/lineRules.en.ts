import type { MarkName } from '../../../engine/index.ts';
import { countInWords, inWords, weightText } from '#language/ui/language/grammar';

/** A line that shows a rule: `x` is the tried cell, X the marks beside it, and the engine reads it. */
export interface LineExample {
  readonly line: string;
  /** Of the attack furthest to the right. */
  readonly divider: number;
  /** Empty cells between it and the tried cell. */
  readonly empty: number;
}

const LISTED =
  'five, a four with an open end, a broken four (XX_XX or X_XXX), an open three (_XXX_) or a broken three (_X_XX_). A _ is an empty cell, and mirror images count';

/** The rules of a line, said here for all exercises that ask by them (docs/algorithms.md, section 7). */
export const lineRules = {
  divider: 'one more than the number of empty cells between it and the cell',
  /** The list of lesson `breakpoints`, which agrees with the rules on every line. */
  breaks: (mark: MarkName) => LISTED.replaceAll('X', mark),
  noAttack:
    'A run behind an O or an edge is no attack. There is none at all unless five of the cells looked at lie side by side, with no O or edge among them.',
  weights: {
    title: 'What the attacks weigh',
    columns: ['Power', 'No end open', 'One end open', 'Two ends open'],
    /** Of the last row, which is for its power and more. */
    andMore: (power: number) => `${power} and more`,
    weight: weightText,
    divided: ({ line, divider, empty }: LineExample) =>
      `An attack that doesn’t go through the cell counts as well, but its weight is divided: by ${lineRules.divider}. In “${line}”, with the small x for the cell, ${countInWords(empty, 'empty cell')} ${empty === 1 ? 'is' : 'are'} between, so the last X is divided by ${inWords(divider)}.`,
    finish: (bonus: number) =>
      `Bonus: ${weightText(bonus)} for each five of the side whose turn it is.`,
    doubleThreat: (bonus: number) =>
      `Bonus: ${weightText(bonus)}, once, for X or O if the mark breaks two lines or more. A line breaks if the mark makes ${lineRules.breaks('X')}.`,
  },
} as const;
