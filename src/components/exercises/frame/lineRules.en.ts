import { countInWords, inWords, weightText } from '#language/ui/language/grammar';

/** A line that shows a rule: `x` is the tried cell, X the marks beside it, and the engine reads it. */
export interface LineExample {
  readonly line: string;
  /** Of the attack furthest to the right. */
  readonly divider: number;
  /** Empty cells between it and the tried cell. */
  readonly empty: number;
}

/** The rules of a line, said here for all exercises that ask by them (docs/algorithms.md, section 7). */
export const lineRules = {
  divider: 'one more than the number of empty cells between it and the cell',
  four: 'five or more in an unbroken run through the cell, or four with an open end',
  openThree: 'three in an unbroken run through the cell, with both ends open',
  joined:
    'another run one empty cell away, if the two have at least four marks together (or three, with all their ends open)',
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
    finish: (bonus: number, toMove: string) =>
      `Bonus: ${weightText(bonus)} for each five of ${toMove}, whose turn it is.`,
    doubleThreat: (bonus: number) =>
      `Bonus: ${weightText(bonus)}, once, for X or O if the mark makes breakpoints on two lines or more. A line is a breakpoint with ${lineRules.four}; with ${lineRules.openThree}; or with ${lineRules.joined}.`,
  },
} as const;
