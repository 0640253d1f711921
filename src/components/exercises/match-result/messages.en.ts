import type {
  MatchVerdict,
  MatchResultParams,
  MatchResultReason,
  ShareInterval,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countThings, percent, percentRange, say, strong } from '#language/ui/language/grammar';

const ANSWERS: Readonly<Record<MatchVerdict, string>> = {
  better: 'the challenger',
  worse: 'the rival',
  open: 'too close to call',
};

/** Where the interval lies. */
const SIDES: Readonly<Record<MatchVerdict, string>> = {
  better: `all of it above ${percent(0.5)}`,
  worse: `all of it below ${percent(0.5)}`,
  open: `with ${percent(0.5)} inside it`,
};

const REASONS: Readonly<Record<MatchResultReason['code'], string>> = {
  'too-sure': `${percent(0.5)} lies inside the interval, so two equal players could get such a result.`,
  'too-careful': `${percent(0.5)} lies outside the interval. Between two equal players that happens only in about one match out of twenty.`,
  turned: `Look again at whose share it is, and on which side of ${percent(0.5)} it lies.`,
};

/** Who is better, after a match? What is asked and said. */
export const matchResultMessages = {
  name: 'Is one of them better, or was it luck?',
  about:
    'A match between two programs. Pupils say whether its result shows who is better: good for reading a confidence interval.',
  fields: {
    games: { label: 'Games', option: (games: number) => countThings(games, 'game') },
    percent: {
      label: 'The challenger’s share of the points',
      option: (share: number) => `${share}%`,
    },
    shows: {
      label: 'What is given',
      option: (shows: MatchResultParams['shows']) =>
        shows === 'interval'
          ? 'the share and its interval'
          : 'only the share, unless it’s too close for a rule of thumb',
    },
  },
  question: (
    { games, percent: share }: MatchResultParams,
    given: ShareInterval | undefined,
  ): Sentence =>
    say`In ${countThings(games, 'game')} against its rival the challenger got ${strong(`${share}%`)}
      of the points. ${
        given
          ? `The 95% interval goes from ${percentRange(given)}. `
          : 'Divide 100 by the square root of the number of games, and you know about how many points the 95% interval goes to either side: ten with 100 games, and five with 400. '
      }Which one is better, or is it too close to call?`,
  spoken: (share: number, found: ShareInterval | undefined) =>
    `The challenger’s share on a scale from 0 to 100%: ${share}%${found ? `, with an interval from ${percentRange(found)}` : ''}.`,
  choose: 'Who is better',
  answerText: (result: MatchVerdict) => ANSWERS[result],
  hints: {
    half: say`Two equal players get half of the points in the long run. Is that inside the interval?`,
    given: ({ low, high }: ShareInterval): Sentence =>
      say`Where does ${percent(0.5)} lie: below ${percent(low)}, above ${percent(high)}, or between
        them?`,
    reach: (games: number, points: number): Sentence =>
      say`With ${countThings(games, 'game')} the interval goes about ${Math.round(10 * points) / 10}
        points to either side of the share.`,
  },
  solution: (result: MatchVerdict, found: ShareInterval): Sentence =>
    say`The interval goes from ${percentRange(found)}, ${SIDES[result]}: ${strong(ANSWERS[result])}.`,
  reason: ({ code }: MatchResultReason): Sentence => say`${REASONS[code]}`,
} as const;
