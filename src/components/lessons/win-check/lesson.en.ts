import { inWords } from '#language/ui/language/grammar';

const some = (number: number, mark: string) => (number === 0 ? '' : `${inWords(number)} ${mark}`);

/** What the tables of lesson `fin` say. */
export const lessonFin = {
  /** "two X, one O": what a line holds. */
  content: (x: number, o: number) =>
    x + o === 0 ? 'nothing' : [some(x, 'X'), some(o, 'O')].filter(Boolean).join(', '),
  or: ' or ',
  columns: ['the line holds', 'AND', 'OR', 'it is', 'sum'],
  caption: 'Everything that a line can hold',
  states: { won: 'complete', dead: 'dead', open: 'open' },
  clashColumns: ['the line holds', 'sum with 1 and 4', 'sum with 1 and 2', 'the same sum has'],
  /** Why a value is not what OR gives for O, O, X. */
  whyNot: {
    none: 'OR gives that only for three empty cells.',
    x: 'That is the bit of X, but O is on the line as well.',
    o: 'That is the bit of O, but X is on the line as well.',
  },
  clashCaption: 'The same lines, with 2 for O',
} as const;
