import { inWords } from '#language/ui/language/grammar';
import { lineDrawerMessages as lineDrawer } from '#language/algorithms/line-attacks/drawer';

/** What the chart, the lines and the questions of lesson `attacks` say. */
export const attackLesson = {
  title: 'The weights of the article',
  power: 'power →',
  weight: '↑ weight: each grid line is ten times the one below',
  number: lineDrawer.weight,
  row: (power: number) => (power === 5 ? '5+' : String(power)),
  most: (power: number) => `${power} and more`,
  ends: { 1: 'one open end', 2: 'two open ends' },
  columns: { power: 'power', name: 'what players call it' },
  names: (power: number) =>
    power >= 5
      ? lineDrawer.name(5, 2)
      : [1, 2].map((open) => lineDrawer.name(power, open)).join('; '),
  alike: 'both alike',
  saved: {
    option: (count: number) =>
      count === 0 ? 'on none' : count === 3 ? 'on all three' : `on ${inWords(count)}`,
    /** By how many the guess is too high, or below 0 too low. */
    why: (tooMany: number) =>
      tooMany > 0
        ? 'There’s a line with two cells that make five, and O has only one move.'
        : 'Look at the ends again: one line needs no saving at all, and on another a single O will do.',
  },
  why: {
    four: 'Once O has put a mark on its only open end, the four is closed on both sides, and nothing is left of it.',
    three: 'O closes one end, but the other is still open.',
    alike: 'Close one end of each, and look at what each of them still has.',
  },
  lines: {
    label: 'A line',
    tried: (cell: string) => `${cell}, tried here`,
    weighs: (mark: string, weight: string) => `For ${mark} this line weighs ${weight}.`,
  },
  divider: {
    whole: 'That goes for the attack through the tried cell, and the far X isn’t part of it.',
    gaps: 'Those are the empty cells. The divider is one more, so that marks which touch are divided by one.',
    distance:
      'That’s how far away it is. But one of those steps goes over an X, and only empty cells have to be filled.',
  },
} as const;
