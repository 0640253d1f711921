import { count, percent } from '#language/ui/language/grammar';

/** The third door: matchboxes that learn. */
export const learnMessages = {
  title: 'Watch it learn',
  boxes: (boxes: number) => `${count(boxes)} matchboxes full of beads learn from every game.`,
  /** Around how often they lose. */
  fresh: ['They know nothing yet and lose ', ' of them to somebody who moves at random.'],
  after: (games: number) => [
    `After ${count(games)} they lose `,
    ' to somebody who moves at random.',
  ],
  percent,
  teach: (games: number, again: boolean) => `${count(games)} ${again ? 'more' : 'games'}`,
  bead: 'Bead by bead',
  play: 'Play them',
  noScript: 'Without scripts they stay as they are; the lesson tells how they learn.',
  curve: 'games lost',
  games: (games: number) => `${count(games)} games`,
  spoken: (games: number, before: number, loss: number) =>
    `After ${count(games)} games the matchboxes lose ${percent(loss)} of their games; it was ${percent(before)} at first.`,
  lost: 'The matchboxes did not arrive.',
  retry: 'Try again',
} as const;
