import { count, listed, percent } from '#language/ui/language/grammar';

const marks = (limit: number) => (limit === 1 ? 'one mark' : `${limit} marks`);

/** What the boards and the chart of the lesson on depth say. */
export const depthMessages = {
  rating: (rating: number) => count(rating),
  limits: (first: number, last: number) =>
    first === last ? `${marks(first)} ahead` : `${first} to ${last} marks ahead`,
  spoken: (what: string, cells: readonly string[]) => `${what}: ${cells.join(', ')}.`,
  spokenCell: (cell: number, rating: string) => `cell ${cell}, ${rating}`,
  /** Why these are not what a call returns that has just seen a win below it. */
  guess: {
    16: 'It is not at the limit any more, so it knows.',
    24: 'That is a draw, and X has a line.',
    32: 'That is what the call below it returns. One mark is between them.',
  } as Readonly<Record<number, string>>,
  list: (numbers: readonly number[]) => listed(numbers.map(count)),
  chart: {
    title: 'How often it loses to chance',
    limit: 'limit, in marks',
    share: 'games lost',
    sides: { first: 'moving first', second: 'moving second' },
    never: 'never',
    percent: (share: number) => (share === 0 ? 'never' : percent(share)),
  },
} as const;
