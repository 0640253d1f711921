import { count, countThings, percent } from '#language/ui/language/grammar';

/** The first box, and one black button. */
export const firstBoxMessages = {
  region: 'Train the matchboxes',
  percent,
  /** Around how often they lose. */
  fresh: [
    'These boxes know nothing yet. They lose ',
    ' of their games to somebody who moves at random.',
  ],
  after: (games: number) => [`After ${countThings(games, 'game')} they lose `, '.'],
  teach: (games: number) => countThings(games, 'game'),
  more: (games: number) => `${count(games)} more`,
  renew: 'Fresh boxes',
  beads: (cell: number, beads: number) => `Cell ${cell}: ${countThings(beads, 'bead')}. `,
  runs: {
    caption: 'What share of the beads in the first box says …',
    shelf: 'Shelf',
    kinds: ['corner', 'edge', 'centre'],
    loses: 'loses',
  },
  spoken: (games: number, loss: number, shares: readonly number[]) =>
    `After ${countThings(games, 'game')} the boxes lose ${percent(loss)}. Beads in the first box: ${shares
      .map((share, at) => `${firstBoxMessages.runs.kinds[at] ?? ''} ${percent(share)}`)
      .join(', ')}.`,
  caption:
    'The first box, whose label is the empty board. Its beads say cell 0, 1 or 4: a corner, an edge or the centre, and the other cells are the same moves, turned. How often the boxes lose is worked out over every possible game.',
  lost: 'The boxes couldn’t be trained, because a script didn’t load. Check the connection.',
  retry: 'Try again',
} as const;
