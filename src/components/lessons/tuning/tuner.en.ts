import type { RuleField } from '../../algorithms/line-attacks/rules.ts';
import type { LostSome, StoredProblem } from '../../platform/stored.ts';
import type { WorkerProblemCode } from '../../platform/workerProblem.ts';
import { count, countThings, numbers, percent, percentRange } from '#language/ui/language/grammar';

/** Rounded to whole minutes. */
function timeLeft(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes === 0 ? 'Less than a minute' : `About ${countThings(minutes, 'minute')}`;
}

/** What the figure of the tuner says. */
export const tunerMessages = {
  figure: 'The tuner at work',
  caption:
    'Each dot is the mean set of a generation, in its games against the article’s bot. The dashed line is our own run.',
  start: 'Start',
  goOn: 'Go on',
  pause: 'Pause',
  again: 'Another seed',
  test: (games: number) => `Test it: ${numbers.format(games)} new games`,
  acts: 'The run',
  seed: (seed: number) => `Seed ${seed}`,
  runs: 'Your runs',
  runOf: (seed: number, generations: number) =>
    `seed ${seed} · ${countThings(generations, 'generation')}`,
  unread: (problem: StoredProblem<LostSome>) => {
    if (problem.code === 'lost-some') {
      return problem.count === 1
        ? 'One kept run couldn’t be read, so it was put aside. The others are here.'
        : `${count(problem.count)} kept runs couldn’t be read, so they were put aside. The others are here.`;
    }
    return problem.code === 'unreadable'
      ? 'The kept runs couldn’t be read, so they were put aside, and you start with a new one.'
      : 'The kept runs can’t be read here, so they’re left as they are, and what you do now isn’t kept.';
  },
  unstored: 'This browser doesn’t keep the run: it’ll be gone when you leave the page.',
  fresh: (generations: number, games: number) =>
    `Nothing has been played yet: these are the article’s weights. A whole run has ${generations} generations and ${numbers.format(games)} games, which takes most computers a few minutes. You can pause it or leave, because every generation is kept on this device.`,
  running: (generation: number, candidates: number, all: number, left: number | undefined) =>
    `Generation ${generation}: ${candidates} of ${countThings(all, 'set')} ${candidates === 1 ? 'has' : 'have'} played.${left === undefined ? '' : ` ${timeLeft(left)} left.`}`,
  finished: (generation: number, share: number, best: number, generations: number) =>
    `Generation ${generation} of ${generations} is over: its mean set got ${percent(share)} of the points${best > share ? `; the highest so far is ${percent(best)}` : generation > 1 ? ', the highest so far' : ''}.`,
  late: 'This is taking longer than usual, but nothing is lost.',
  paused: (generation: number, share: number) =>
    `After ${countThings(generation, 'generation')}. The last mean set that was measured got ${percent(share)} of the points.`,
  over: (generation: number) => `The run is over, after ${countThings(generation, 'generation')}.`,
  testing: (games: number, all: number) =>
    `Playing on openings that it has never seen: game ${games} of ${all}.`,
  tested: (share: number, low: number, high: number, games: number) =>
    `On openings that it has never seen it got ${percent(share)} of the points in ${countThings(games, 'game')}. The interval is ${percentRange({ low, high })}.`,
  problems: {
    died: 'The part of the browser that plays the games has stopped. What was found so far is still here, and the run can go on.',
    'not-started':
      'The part of the browser that plays the games didn’t start, because its script didn’t load. Check the connection, and press Start again.',
    unsupported:
      'This browser cannot play games in the background, so the tuner does not run here.',
    cancelled: 'The run was paused.',
  } satisfies Record<WorkerProblemCode, string>,
  chart: (generations: number, share: number | undefined) =>
    share === undefined
      ? 'Chart of the run; nothing has been played yet'
      : `Share of points by generation: ${percent(share)} in generation ${generations}`,
  generations: 'generation',
  percent,
  table: {
    caption: 'Weights',
    of: 'number',
    article: 'article',
    now: 'now',
    times: 'times',
    fields: (field: RuleField) =>
      ({ finish: 'finishing five', doubleThreat: 'two breakpoints' })[field as string] ??
      `[${field.replace(':', ' : ')}]`,
  },
  number: (value: number) => numbers.format(value),
  times: (value: number) => `× ${Number(value.toPrecision(2))}`,
  play: 'Play against these weights',
} as const;
