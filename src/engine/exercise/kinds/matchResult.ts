import type { Rng } from '../../core/rng.ts';
import {
  MATCH_VERDICTS,
  matchVerdict,
  wilsonInterval,
  type MatchVerdict,
  type ShareInterval,
} from '../../core/statistics.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { choiceField, countField, listField, paramsCodec, type Fields } from '../fields.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';

/** A match between two players: who is better, if anybody can say? */
export interface MatchResultParams {
  readonly games: number;
  /** The challenger's share of the points, in percent. */
  readonly percent: number;
  /** Whether the interval is given, or has to be reckoned from the number of games. */
  readonly shows: 'interval' | 'share';
}

export interface MatchResultReason {
  /** Luck alone could have done it; luck alone could hardly have done it; it's the other side. */
  readonly code: 'too-sure' | 'too-careful' | 'turned';
}

/** Any share in whole percents makes whole or half points of them. */
const GAMES = [50, 100, 150, 200, 250, 300, 400, 500, 600, 800] as const;
const PERCENTS: Span = [25, 75];

const fields: Fields<MatchResultParams> = {
  games: listField(GAMES),
  percent: countField(...PERCENTS),
  shows: choiceField([
    ['interval', 'interval'],
    ['share', 'share'],
  ]),
};

export function intervalOf({ games, percent }: MatchResultParams): ShareInterval {
  return wilsonInterval((games * percent) / 100, games);
}

const keyOf = (params: MatchResultParams): MatchVerdict => matchVerdict(intervalOf(params));

/** How many points the interval goes to either side, by the rule of thumb that the question tells. */
export const roughReach = ({ games }: MatchResultParams): number => 100 / Math.sqrt(games);

/** By that rule; `undefined` where the interval would end in the middle. */
function roughKeyOf(params: MatchResultParams): MatchVerdict | undefined {
  const ahead = params.percent - 50;
  const beyond = ahead ** 2 * params.games - 100 ** 2;
  if (beyond < 0) return 'open';
  if (beyond === 0) return undefined;
  return ahead > 0 ? 'better' : 'worse';
}

/** The interval itself is given where it's wanted, and where the rule of thumb is too rough for the answer. */
export const isIntervalGiven = (params: MatchResultParams): boolean =>
  params.shows === 'interval' || roughKeyOf(params) !== keyOf(params);

/** Who is better, after so many games, if anybody can say? */
export const matchResultKind: ExerciseKind<
  MatchResultParams,
  MatchVerdict,
  MatchResultReason,
  'match-result'
> = {
  id: 'match-result',
  fields,
  params: paramsCodec(fields),
  answer: listCodec(MATCH_VERDICTS),

  /** 1: the interval is there to be read; 2: only the share, and it is plain; 3: only the share, and it is close. */
  generate(rng, level) {
    const wanted = pick(rng, MATCH_VERDICTS);
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => keyOf(params) === wanted && isFair(params, level),
    );
  },

  key: keyOf,

  allRight: (params) => [keyOf(params)],

  grade(params, answer) {
    const right = keyOf(params);
    if (answer === right) return FULL_MARKS;
    if (right === 'open') return wrong({ code: 'too-sure' });
    return wrong({ code: answer === 'open' ? 'too-careful' : 'turned' });
  },
};

function draw(rng: Rng, level: Level): MatchResultParams {
  return {
    games: pick(rng, GAMES),
    percent: pickBetween(rng, PERCENTS),
    shows: level === 1 ? 'interval' : 'share',
  };
}

/** How far the near end of the interval is from half of the points: at least, at most. */
const MARGIN: Record<Level, Span> = { 1: [0.01, 0.12], 2: [0.025, 0.12], 3: [0.008, 0.045] };

/** Neither too close for the rule that is taught, nor too easy. */
function isFair(params: MatchResultParams, level: Level): boolean {
  const { low, high } = intervalOf(params);
  const margin = Math.min(Math.abs(low - 0.5), Math.abs(high - 0.5));
  const [least, most] = MARGIN[level];
  return margin >= least && margin <= most;
}
