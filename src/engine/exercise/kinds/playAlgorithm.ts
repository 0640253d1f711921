import { fail, ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { emptyCells } from '../../game/setup.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, drawUntil, pick, pickBetween, pickMark, type Span } from '../draw.ts';
import {
  choiceField,
  countField,
  listField,
  markField,
  openSetupField,
  paramsCodec,
} from '../fields.ts';
import {
  ACTS,
  isSamePlay,
  playsOf,
  recordPlayed,
  type Act,
  type SearchStep,
  type PlayAt,
  type PlayedParams,
  type PlayedSearch,
} from '../plays.ts';

/** After a wrong step: take it back, or show the right one and continue the search. */
const ON_MISTAKE = ['undo', 'fix'] as const;
type OnMistake = (typeof ON_MISTAKE)[number];

/** A search that is partly done, and how many of its next steps are asked for. */
export interface PlayAlgorithmParams extends PlayedParams {
  /** How many plays of the search are already done. */
  readonly done: number;
  /** How many plays are asked for. */
  readonly steps: number;
  readonly onMistake: OnMistake;
}

export type PlayAlgorithmReason =
  /** Play number `at`, from 1, is wrong; it should be `right`. */
  | {
      readonly code: 'other-step';
      readonly at: number;
      readonly given: SearchStep;
      readonly right: PlayAt;
    }
  /** This many plays are missing, or were given beyond those asked for. */
  | { readonly code: 'missing-steps' | 'further-steps'; readonly count: number };

const MOST_EMPTY = 4;
const MOST_DONE = 60;
const FEWEST_STEPS = 3;
const MOST_STEPS = 8;

const SIGN: Readonly<Record<Act, string>> = { calls: 'c', keeps: 'k', returns: 'r' };
const PLAY = /^(?:([ck])([0-8])|(r)(-10|0|10))$/;

const LONGEST = MOST_STEPS * 'r-10.'.length - 1;

/** "c4.c6.r-10": at least one play. */
const playsCodec: Codec<readonly SearchStep[]> = {
  limit: LONGEST,
  encode: (plays) => plays.map(({ act, value }) => SIGN[act] + String(value)).join('.'),
  decode(text) {
    const plays: SearchStep[] = [];
    if (text.length > LONGEST) {
      return fail({ code: 'long-part', length: text.length, limit: LONGEST });
    }
    for (const part of text.split('.')) {
      const found = PLAY.exec(part);
      const act = ACTS.find((each) => SIGN[each] === (found?.[1] ?? found?.[3]));
      if (!act) return strange(text);
      plays.push({ act, value: Number(found?.[2] ?? found?.[4]) });
    }
    const found = plays.length;
    if (found > MOST_STEPS) return fail({ code: 'too-much', found, limit: MOST_STEPS });
    return ok(plays);
  },
};

const fields = {
  setup: openSetupField,
  computer: markField,
  search: choiceField<PlayedSearch>([
    ['minimax', 'minimax'],
    ['alphaBeta', 'alphaBeta'],
  ]),
  done: countField(0, MOST_DONE),
  steps: countField(FEWEST_STEPS, MOST_STEPS),
  onMistake: listField(ON_MISTAKE),
} as const;

function refuse(params: PlayAlgorithmParams): CodecProblem | undefined {
  const found = emptyCells(params.setup.cells).length;
  if (found > MOST_EMPTY) return { code: 'too-much', found, limit: MOST_EMPTY };
  const total = playsOf(recordPlayed(params).trace).length;
  return total < params.done + params.steps ? { code: 'nothing-to-find' } : undefined;
}

interface LevelRule {
  readonly emptyCells: Span;
  readonly searches: readonly PlayedSearch[];
  readonly steps: Span;
}

const RULES: Readonly<Record<Level, LevelRule>> = {
  1: { emptyCells: [2, 2], searches: ['minimax'], steps: [3, 4] },
  2: { emptyCells: [3, 3], searches: ['minimax'], steps: [4, 6] },
  3: { emptyCells: [3, 4], searches: ['minimax', 'alphaBeta'], steps: [5, 8] },
};

/** The plays that are asked for, each with its step in the recording. */
export function askedPlays(params: PlayAlgorithmParams): readonly PlayAt[] {
  const { done, steps } = params;
  return playsOf(recordPlayed(params).trace).slice(done, done + steps);
}

/** A piece of the search in which all three kinds of play occur. */
function drawPiece(rng: Rng, level: Level): Omit<PlayAlgorithmParams, 'onMistake'> {
  const { emptyCells: empty, searches, steps: span } = RULES[level];
  const computer = pickMark(rng);
  const search = pick(rng, searches);
  const steps = pickBetween(rng, span);
  return drawUntil(rng, () => {
    const setup = drawSetup(rng, empty, () => true);
    const plays = playsOf(recordPlayed({ setup, computer, search }).trace);
    const room = Math.min(plays.length - steps, MOST_DONE) + 1;
    if (room < 1) return undefined;
    const done = rng.int(room);
    const asked = plays.slice(done, done + steps);
    const isVaried = ACTS.every((act) => asked.some((play) => play.act === act));
    return isVaried ? { setup, computer, search, done, steps } : undefined;
  });
}

/** What does the search do next? The pupil plays it step by step. */
export const playAlgorithm: ExerciseKind<
  PlayAlgorithmParams,
  readonly SearchStep[],
  PlayAlgorithmReason,
  'play-algorithm'
> = {
  id: 'play-algorithm',
  fields,
  params: paramsCodec<PlayAlgorithmParams>(fields, refuse),
  answer: playsCodec,

  generate: (rng, level) => ({ ...drawPiece(rng, level), onMistake: level === 3 ? 'fix' : 'undo' }),

  key: (params) => askedPlays(params).map(({ act, value }) => ({ act, value })),

  /** Each play that is right in its place counts; extra plays count against them. */
  grade(params, answer) {
    const asked = askedPlays(params);
    const isRight = (play: SearchStep, at: number) =>
      asked[at] !== undefined && isSamePlay(play, asked[at]);
    const right = answer.filter(isRight).length;
    if (right === asked.length && right === answer.length) return FULL_MARKS;
    const at = answer.findIndex((play, i) => i < asked.length && !isRight(play, i));
    const [given, wanted] = [answer[at], asked[at]];
    const reasons: PlayAlgorithmReason[] = [];
    if (given && wanted) reasons.push({ code: 'other-step', at: at + 1, given, right: wanted });
    const missing = asked.length - answer.length;
    if (missing > 0) reasons.push({ code: 'missing-steps', count: missing });
    if (missing < 0) reasons.push({ code: 'further-steps', count: -missing });
    return { points: right / Math.max(asked.length, answer.length), reasons };
  },
};
