import type { RuleField } from '../../algorithms/line-attacks/rules.ts';
import {
  countThings,
  percent,
  capital,
  percentRange,
  say,
  strong,
  upTo,
} from '#language/ui/language/grammar';
import type { MatchVerdict, ShareInterval } from '../../../engine/index.ts';

const points = (share: number) => upTo(1)(100 * share);

/** What the charts and questions of lesson `tuning` say. Prose itself is in the MDX file. */
export const tuningLesson = {
  games: {
    fewGames: 25,
    someGames: 100,
    few: (games: number) =>
      `After ${countThings(games, 'game')} the interval still goes about twenty points to either side.`,
    some: 'That’s only enough for ten points or so to either side.',
  },
  points,
  pointsRange: ({ low, high }: ShareInterval) => `${points(low)} to ${points(high)}`,
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

/** The matches that the figure shows, by their names in the log. */
export type MatchName = 'tuned' | 'fiveFirst' | 'narrow';

const challengers: Record<MatchName, string> = {
  tuned: 'the tuned weights',
  fiveFirst: 'five first',
  narrow: 'the weights tuned on four openings',
};

interface Facts {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const tally = ({ won, drawn, lost }: Facts) => `${won} won, ${drawn} drawn, ${lost} lost`;

/** What the figure of a match between two sets of weights says. */
export const matchMessages = {
  figure: 'A match against the article’s bot, game by game',
  caption:
    'The line is the share of points so far; the band around it is the 95% interval. If it’s clear of the middle line at the end, luck alone hardly explains it.',
  matches: 'Who plays against the article’s bot?',
  names: {
    tuned: 'Tuned weights',
    fiveFirst: 'Five first',
    narrow: 'Tuned on four openings',
  } satisfies Record<MatchName, string>,
  guess: (games: number) => `After ${countThings(games, 'game')}, who’ll be ahead?`,
  guesses: {
    better: 'The challenger',
    worse: 'The article’s bot',
    open: 'Too close to call',
  } satisfies Record<MatchVerdict, string>,
  tags: { begin: 'before', step: 'game', stopped: 'test', end: 'end' },
  begin: (name: MatchName) =>
    say`${capital(challengers[name])} against the article’s weights. ${strong('Guess how it ends')},
      then press Play.`,
  step: (facts: Facts) =>
    say`After ${countThings(facts.games, 'game')}: ${tally(facts)}. That’s
      ${strong(percent(facts.share))} of the points, and the true share could be anything from
      ${percentRange(facts)}.`,
  stopped: (facts: Facts, isBetter: boolean) =>
    say`After ${countThings(facts.games, 'game')} the sequential test stops:
      ${strong(isBetter ? 'better' : 'not worth having')}. So far: ${tally(facts)},
      ${percent(facts.share)} (${percentRange(facts)}).`,
  end: (facts: Facts, outcome: MatchVerdict, guess: MatchVerdict | undefined) => {
    const results: Record<MatchVerdict, string> = {
      better: 'The challenger is better',
      worse: 'The article’s bot is better',
      open: 'Too close to call',
    };
    const verdict =
      guess === undefined ? '' : guess === outcome ? ' You saw it coming.' : ' Not your guess.';
    return say`${strong(`${results[outcome]}.`)} ${tally(facts)}: ${percent(facts.share)}, with
      ${percentRange(facts)} as its interval.${verdict}`;
  },
  chart: (facts: Facts, games: number) =>
    `Share of points after ${facts.games} of ${countThings(games, 'game')}: ${percent(facts.share)}, interval ${percentRange(facts)}`,
  games: 'games played',
  percent,
  stopsAt: (games: number) => `test stops at ${games}`,
} as const;
