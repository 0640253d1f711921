import type {
  MatchVerdict,
  MatchResultParams,
  MatchResultReason,
  ShareInterval,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countThings, percent, say, strong } from '#language/ui/language/grammar';

const range = ({ low, high }: ShareInterval) => `${percent(low)} to ${percent(high)}`;

const ANSWERS: Readonly<Record<MatchVerdict, string>> = {
  better: 'the challenger',
  worse: 'the rival',
  open: 'too close to call',
};

/** Typed answers, by the words that readers are told of. */
const WORDS: Readonly<Record<string, MatchVerdict>> = {
  challenger: 'better',
  rival: 'worse',
  open: 'open',
};

const REASONS: Readonly<Record<MatchResultReason['code'], string>> = {
  'too-sure': 'One half lies inside the interval, so two equal players could get such a result.',
  'too-careful':
    'One half lies outside the interval: two equal players hardly ever get such a result.',
  turned: 'Look again at whose share it is, and on which side of one half it lies.',
};

/** Who is better, after a match? What is asked and said. */
export const matchResultMessages = {
  name: 'Who won the match, or was it luck?',
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
        shows === 'interval' ? 'the share and its interval' : 'only the share',
    },
  },
  question: ({ games, percent: share, shows }: MatchResultParams, found: ShareInterval): Sentence =>
    say(
      `In ${countThings(games, 'game')} the challenger got `,
      strong(`${share}%`),
      ' of the points. ',
      shows === 'interval'
        ? `The 95% interval goes from ${range(found)}. `
        : 'With 100 games the 95% interval goes about ten points to either side, and with four times as many games half as far. ',
      'Who is better, if anybody can say?',
    ),
  spoken: (share: number, found: ShareInterval | undefined) =>
    `The challenger’s share on a scale from 0 to 100%: ${share}%${found ? `, with an interval from ${range(found)}` : ''}.`,
  choose: 'Who is better',
  answerText: (result: MatchVerdict) => ANSWERS[result],
  typed: 'Type “challenger” or “rival”, whoever is better, or “open” if it’s too close to call.',
  words: WORDS,
  hints: {
    half: say(
      'Two equal players get half of the points in the long run. Is one half inside the interval?',
    ),
    given: ({ low, high }: ShareInterval): Sentence =>
      say(
        `Where does ${percent(0.5)} lie: below ${percent(low)}, above ${percent(high)}, or between them?`,
      ),
    reach: (games: number, half: number): Sentence =>
      say(
        `With ${countThings(games, 'game')} the interval goes about ${Math.round(100 * half)} points to either side of the share.`,
      ),
  },
  solution: (result: MatchVerdict, found: ShareInterval): Sentence =>
    say(
      `The interval goes from ${range(found)}, and one half lies ${result === 'open' ? 'inside' : 'outside'} it: `,
      strong(ANSWERS[result]),
      '.',
    ),
  reason: ({ code }: MatchResultReason): Sentence => say(REASONS[code]),
} as const;
