import { lineDrawerMessages as lineDrawer } from '#language/algorithms/line-attacks/drawer';

/** What the chart, the table and the questions of lesson `attacks` say. */
export const attackLesson = {
  title: 'The weights of the article',
  power: 'power →',
  weight: '↑ weight, ten times as much from line to line',
  number: lineDrawer.weight,
  row: (power: number) => (power === 5 ? '5+' : String(power)),
  most: (power: number) => `${power} and more`,
  ends: { 1: 'one open end', 2: 'two open ends' },
  columns: { power: 'power', name: 'in the field' },
  names: (power: number) =>
    power >= 5
      ? lineDrawer.name(5, 2)
      : [1, 2].map((open) => lineDrawer.name(power, open)).join('; '),
  attack: (power: number, potential: number) => `[${power}\u00a0:\u00a0${potential}]`,
  alike: 'both alike',
  why: {
    four: 'It has one mark more, but it needs only one answer, on the one cell that is left.',
    alike:
      'They have the same number of marks and open ends together. The table does not weigh them alike.',
    less: 'It has fewer marks and fewer open ends than another.',
  },
} as const;
