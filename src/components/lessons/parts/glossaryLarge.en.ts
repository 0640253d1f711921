/** The words of five in a row. */
export const WORDS_OF_FIVE = {
  gomoku: {
    term: 'gomoku',
    also: ['five in a row', 'gobang', 'connect five'],
    meaning:
      'Five in a row on a board of fifteen by fifteen lines, played with black and white stones.',
    lesson: 'lessons/five',
  },
  renju: {
    term: 'renju',
    also: ['freestyle', 'standard'],
    meaning:
      'Gomoku with rules that hold back Black, who moves first and would otherwise win: some double threats, and rows of six or more, are forbidden to Black.',
    lesson: 'lessons/five',
  },
  mnk: {
    term: 'm,n,k-game',
    meaning:
      'Noughts and crosses of any size: a board of m columns and n rows on which k in a row win.',
    lesson: 'lessons/five',
  },
  five: {
    term: 'five',
    also: ['overline'],
    meaning: 'Five marks in a row, which win. Six or more are an overline.',
    lesson: 'lessons/five',
  },
  four: {
    term: 'four',
    also: ['open four', 'straight four'],
    meaning:
      'A move after which its player can make five next turn. If there’s an empty cell at both ends, the four is open, and no single answer can stop it.',
    lesson: 'lessons/attacks',
  },
  three: {
    term: 'open three',
    also: ['three', 'broken three', 'split three'],
    meaning:
      'Three marks that become an open four unless the other side answers. With a gap inside it’s called broken, or split.',
    lesson: 'lessons/attacks',
  },
  attack: {
    term: 'attack',
    also: ['power', 'potential'],
    meaning:
      'What our source for five in a row calls an unbroken run of one player’s marks. The power of an attack is how many marks it has, and its potential is how many of its two ends are open.',
    lesson: 'lessons/attacks',
  },
  ragged: {
    term: 'ragged attack',
    also: ['broken', 'split'],
    meaning:
      'An attack with a gap between it and the cell that you’re thinking of taking. Players say broken or split.',
    lesson: 'lessons/ragged',
  },
  divider: {
    term: 'divider',
    meaning:
      'One more than the number of empty cells between an attack and the tried cell. The attack’s weight is divided by this number: the wider the gap, the less the attack counts.',
    lesson: 'lessons/ragged',
  },
  breakpoint: {
    term: 'breakpoint',
    meaning:
      'What our source for five in a row calls a line on which one careless answer loses the game: a threat. (Where a debugger stops is called a stop here.)',
    lesson: 'lessons/breakpoints',
  },
  weight: {
    term: 'weight',
    meaning:
      'The number that the bot for five in a row gives a cell: what both players would gain there, added up. It’s an evaluation of a move.',
    lesson: 'lessons/weight',
  },
  vcf: {
    term: 'VCF and VCT',
    also: ['victory by continuous fours', 'threat-space search'],
    meaning:
      'A win by threats alone: every move is a four (or, in a VCT, a four or a three), so the other side never gets a free move.',
    lesson: 'lessons/weight',
  },
  interval: {
    term: 'confidence interval',
    also: ['95% interval', 'margin of error'],
    meaning:
      'From the games played, the range in which the true share of points lies. It’s worked out so that it’s right 95 times out of 100.',
    lesson: 'lessons/tuning',
  },
  evolution: {
    term: 'evolution strategy',
    also: ['tuning'],
    meaning:
      'A way to find better numbers by results alone: change them at random, keep those that do best, and repeat.',
    lesson: 'lessons/tuning',
  },
  overfitting: {
    term: 'overfitting',
    meaning:
      'Being good at the examples that were learnt from, and at nothing else. It shows when you test with new ones.',
    lesson: 'lessons/tuning',
  },
} as const satisfies Record<string, GlossaryEntry>;

/** A word of the field, as the glossary explains it and as a tap on it in a lesson shows it. */
export interface GlossaryEntry {
  readonly term: string;
  /** Other names for the same thing, which a reader may know or search for. */
  readonly also?: readonly string[];
  readonly meaning: string;
  /** The lesson that is about it: its page. */
  readonly lesson?: `lessons/${string}`;
}
