import type { RuleField } from '../../algorithms/line-attacks/rules.ts';
import { countThings, percent } from '#language/ui/language/grammar';

/** What the charts and questions of lesson `tuning` say. Prose itself is in the MDX file. */
export const tuningLesson = {
  games: {
    fewGames: 25,
    someGames: 100,
    few: (games: number) =>
      `After ${countThings(games, 'game')} the interval still goes about twenty points to either side.`,
    some: 'That’s only enough for ten points or so to either side.',
  },
  differ: {
    cell: (letter: string, name: string) => `${letter} ${name}`,
    why: 'That’s where the article’s weights lead.',
  },
  /** An entry of the table of weights, or one of the two bonuses. */
  field: (field: RuleField) =>
    ({ finish: 'finishing five', doubleThreat: 'two breakpoints' })[field as string] ??
    `[${field.replace(':', ' : ')}]`,
  chart: {
    run: 'Our run, generation by generation',
    title: 'Few openings or new ones, generation by generation',
    generation: 'generation',
    share: 'share of points against the article’s set',
    mean: 'on new openings each time',
    narrow: 'on the same four openings each time',
    percent,
  },
} as const;
