import { count, listed, percent } from '#language/ui/language/grammar';
import type { FogWord } from './fogTree.ts';

const marks = (limit: number) => (limit === 1 ? 'one mark' : `${limit} marks`);
const ahead = (limit: number) => `${marks(limit)} ahead`;

/** The four things that a search with a limit can say of a move. */
const WORDS: Readonly<Record<FogWord, string>> = {
  won: 'won',
  lost: 'lost',
  draw: 'draw',
  unknown: 'don’t know',
};

/** What the boards, the fog and the chart of the lesson on depth say. */
export const depthMessages = {
  cell: (cell: number) => `Cell ${cell}`,
  limits: (first: number, last: number) =>
    first === last ? ahead(first) : `${first} to ${last} marks ahead`,
  fog: {
    label: 'The machine sees',
    ahead,
    /** In a small circle. */
    sign: { won: 'W', lost: 'L', draw: 'D', unknown: '?' } satisfies Record<FogWord, string>,
    horizon: 'fog: the machine sees nothing down here',
    caption:
      'Every way to play on. W: O has won, L: O has lost, D: a draw. The filled answers go up.',
    spoken: (limit: number, cells: readonly { cell: number; verdict: FogWord }[]) =>
      `${ahead(limit)}: ${cells.map(({ cell, verdict }) => `cell ${cell}, ${WORDS[verdict]}`).join('; ')}.`,
  },
  guess: {
    waits: 'It wins nothing there. At least not yet.',
    wouldWin: 'You’d win straight away there, and so would the machine. But it isn’t in a hurry.',
    instead: {
      draw: {
        text: 'It could say: a draw',
        why: 'Then a board on which it’s about to lose would look as safe as any other.',
      },
      further: {
        text: 'It could look one mark further',
        why: 'Then the horizon is one mark further away, and there the same question comes up again.',
      },
      guess: 'It could guess who’s better off',
    },
    /** Why these are not what a call returns that has just seen a win below it. */
    rating: {
      16: 'That call isn’t at the limit any more, so it knows.',
      24: 'That would be a draw, but X gets a line.',
      32: 'That’s what the call below returns, but from here the win is one mark further away.',
    } as Readonly<Record<number, string>>,
  },
  list: (numbers: readonly number[]) => listed(numbers.map(count)),
  chart: {
    title: 'How often it loses to Random',
    limit: 'limit, in marks',
    share: 'games lost',
    sides: { first: 'moving first', second: 'moving second' },
    percent: (share: number) => (share === 0 ? 'never' : percent(share)),
  },
} as const;
