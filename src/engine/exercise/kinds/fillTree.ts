import type { Score } from '../../core/types.ts';
import { fail, ok } from '../../core/result.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import {
  MOST_CALLS,
  callTree,
  drawTree,
  gameThrough,
  inOrderOfReturn,
  tooManyCalls,
  type CallNode,
} from '../callTree.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level, type Verdict } from '../contract.ts';
import {
  choiceField,
  markField,
  openSetupField,
  paramsCodec,
  type CallParams,
  type Fields,
} from '../fields.ts';
import { pickMark, type Span } from '../draw.ts';

export interface FillTreeParams extends CallParams {
  /** Ask only for calls with inner calls, or for finished games as well. */
  readonly asked: 'askers' | 'all';
}

/** A value for each call that is asked for, in the order of their numbers; `undefined` where none is given. */
export type FillTreeAnswer = readonly (Score | undefined)[];

export type FillTreeReason =
  /** The first wrong value to return: the game is over there, or the inner calls returned `heard`. */
  | {
      readonly code: 'wrong-value';
      readonly call: number;
      readonly given: Score;
      readonly isOver: boolean;
      /** It is over, and the answer can be looked up: whose line it is is on the board. */
      readonly score: Score;
      readonly heard: readonly { readonly call: number; readonly score: Score }[];
      /** The call takes the greatest of what it has heard, and not the least. */
      readonly takesMost: boolean;
    }
  | { readonly code: 'no-value'; readonly call: number }
  /** So many other values are wrong or missing. */
  | { readonly code: 'more-wrong'; readonly calls: number };

const SIGNS: readonly (readonly [Score | undefined, string])[] = [
  [WIN, 'p'],
  [DRAW, '0'],
  [LOSS, 'n'],
  [undefined, '-'],
];

/** One sign a value: `p` for +10, `0`, `n` for −10, `-` where none is given. */
const valuesCodec: Codec<FillTreeAnswer> = {
  limit: MOST_CALLS,
  encode: (values) =>
    values.map((value) => SIGNS.find(([each]) => each === value)?.[1] ?? '').join(''),
  decode(text) {
    const { limit } = valuesCodec;
    if (text.length > limit) return fail({ code: 'long-part', length: text.length, limit });
    if (!/^[p0n-]+$/.test(text)) return strange(text);
    return ok([...text].map((sign) => SIGNS.find(([, each]) => each === sign)?.[0]));
  },
};

const fields: Fields<FillTreeParams> = {
  setup: openSetupField,
  computer: markField,
  asked: choiceField([
    ['askers', 'askers'],
    ['all', 'all'],
  ]),
};

function refuse({ setup }: FillTreeParams): CodecProblem | undefined {
  return tooManyCalls(setup);
}

/** The calls whose values are asked for, in the order of their numbers. */
export function askedCalls(
  { asked }: FillTreeParams,
  calls: readonly CallNode[],
): readonly CallNode[] {
  return asked === 'all' ? calls : calls.filter(({ isOver }) => !isOver);
}

interface LevelRule {
  readonly emptyCells: Span;
  readonly calls: Span;
  readonly asked: FillTreeParams['asked'];
}

const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [3, 3], calls: [6, 12], asked: 'askers' },
  2: { emptyCells: [3, 3], calls: [9, 16], asked: 'all' },
  3: { emptyCells: [4, 4], calls: [17, 30], asked: 'askers' },
};

/** If all games end alike, there is nothing to compare. */
function endsDiffer(calls: readonly CallNode[]): boolean {
  return new Set(calls.filter(({ isOver }) => isOver).map(({ score }) => score)).size > 1;
}

function reasonOf(
  { call, isOver, score, mover, children }: CallNode,
  given: Score | undefined,
  calls: readonly CallNode[],
  computer: CallParams['computer'],
): FillTreeReason {
  if (given === undefined) return { code: 'no-value', call };
  const heard = children.map((child) => ({ call: child, score: calls[child - 1]?.score ?? DRAW }));
  const takesMost = mover === computer;
  return { code: 'wrong-value', call, given, isOver, score, heard, takesMost };
}

/** What does each call of a small tree return? */
export const fillTree: ExerciseKind<FillTreeParams, FillTreeAnswer, FillTreeReason, 'fill-tree'> = {
  id: 'fill-tree',
  fields,
  params: paramsCodec(fields, refuse),
  answer: valuesCodec,

  generate(rng, level) {
    const { emptyCells, calls, asked } = RULES[level];
    const computer = pickMark(rng);
    const setup = drawTree(rng, emptyCells, calls, (drawn) =>
      endsDiffer(callTree({ setup: drawn, computer })),
    );
    return { setup, computer, asked };
  },

  key(params) {
    return askedCalls(params, callTree(params)).map(({ score }) => score);
  },

  grade(params, answer): Verdict<FillTreeReason> {
    const calls = callTree(params);
    const asked = askedCalls(params, calls);
    const given = new Map(asked.map(({ call }, at) => [call, answer[at]]));
    const wrong = inOrderOfReturn(calls).filter(
      ({ call, score }) => given.has(call) && given.get(call) !== score,
    );
    const [first] = wrong;
    if (!first) return FULL_MARKS;
    const reasons = [reasonOf(first, given.get(first.call), calls, params.computer)];
    if (wrong.length > 1) reasons.push({ code: 'more-wrong', calls: wrong.length - 1 });
    return {
      points: 1 - wrong.length / asked.length,
      reasons,
      refutation: gameThrough(params.setup, first),
    };
  },
};
