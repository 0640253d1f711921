import type { Score } from '../../core/types.ts';
import { fail, ok } from '../../core/result.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { MOST_CALLS, drawTree, gameThrough, tooManyCalls, type CallNode } from '../callTree.ts';
import { choiceCodec, recordCodec, strange, type Codec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level, type Verdict } from '../contract.ts';
import { cutTree, type BoundSource, type Cut, type CutTree, type Window } from '../cutTree.ts';
import { choiceField, markField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import type { CallParams } from '../smallParams.ts';
import { pickMark, type Span } from '../pick.ts';

export interface CutBranchesParams extends CallParams {
  /** Whether alpha and beta of one call are asked for as well. */
  readonly bounds: 'asked' | 'not-asked';
}

/** Alpha or beta: a score, or `none` while that side is sure of nothing; `undefined` if not answered. */
export type BoundAnswer = Score | 'none' | undefined;

/** The choices for a bound, in the order in which they are offered. */
export const BOUND_ANSWERS = ['none', LOSS, DRAW, WIN] as const satisfies readonly BoundAnswer[];

export interface CutBranchesAnswer {
  /** The first call of each pruned branch, ascending; the calls below it are pruned too. */
  readonly cut: readonly number[];
  readonly alpha: BoundAnswer;
  readonly beta: BoundAnswer;
}

export type CutBranchesReason =
  /** This call was marked, but alpha-beta makes it, because the bounds had not met before it. */
  | { readonly code: 'is-asked'; readonly window: Window }
  /** This call was marked, but the tree has no call of this number. */
  | { readonly code: 'no-such-call'; readonly call: number }
  /** This branch was not marked. */
  | { readonly code: 'is-cut'; readonly cut: Cut; readonly branch: number }
  | {
      readonly code: 'other-bound';
      readonly bound: 'alpha' | 'beta';
      readonly call: number;
      readonly source: BoundSource | undefined;
    };

/** Call numbers of the tree, ascending, with points between: `4.7`; empty for none. */
const callsCodec: Codec<readonly number[]> = {
  limit: 3 * MOST_CALLS,
  encode: (calls) => calls.join('.'),
  decode(text) {
    if (text.length > callsCodec.limit) {
      return fail({ code: 'long-part', length: text.length, limit: callsCodec.limit });
    }
    if (text === '') return ok([]);
    if (!/^[1-9]\d?(\.[1-9]\d?)*$/.test(text)) return strange(text);
    const calls = text.split('.').map(Number);
    const isFine = calls.every((call, at) => call > (calls[at - 1] ?? 1) && call <= MOST_CALLS);
    return isFine ? ok(calls) : strange(text);
  },
};

const boundCodec = choiceCodec<BoundAnswer>([
  [undefined, '-'],
  ...BOUND_ANSWERS.map((value) => [value, String(value)] as const),
]);

const fields: Fields<CutBranchesParams> = {
  setup: openSetupField,
  computer: markField,
  bounds: choiceField([
    ['asked', 'asked'],
    ['not-asked', 'not-asked'],
  ]),
};

function refuse(params: CutBranchesParams): CodecProblem | undefined {
  const tooMany = tooManyCalls(params.setup);
  if (tooMany) return tooMany;
  return cutTree(params).cuts.length === 0 ? { code: 'nothing-to-find' } : undefined;
}

/**
 * The call whose alpha and beta are asked for: the last one with inner calls and at least one bound. Every
 * call that is cut off is such a call, so there is one wherever there is a cutoff.
 */
export function askedWindow({ bounds }: CutBranchesParams, tree: CutTree): Window | undefined {
  if (bounds === 'not-asked') return undefined;
  const asks = [...tree.windows.values()].filter(
    ({ call, alpha, beta }) => (alpha ?? beta) && tree.calls[call - 1]?.isOver === false,
  );
  return asks.at(-1);
}

/** These calls, and all below them. */
export function withBelow(
  calls: readonly CallNode[],
  first: readonly number[],
): ReadonlySet<number> {
  const found = new Set(first);
  // Parents have lower numbers than their children.
  for (const { call, parent } of calls) if (parent && found.has(parent)) found.add(call);
  return found;
}

const answerOf = (source: BoundSource | undefined): BoundAnswer => source?.value ?? 'none';

interface LevelRule {
  readonly emptyCells: Span;
  readonly mostCalls: number;
  readonly fewestCuts: number;
  readonly bounds: CutBranchesParams['bounds'];
}

const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [3, 3], mostCalls: 16, fewestCuts: 1, bounds: 'not-asked' },
  2: { emptyCells: [3, 4], mostCalls: 24, fewestCuts: 1, bounds: 'asked' },
  3: { emptyCells: [4, 4], mostCalls: 34, fewestCuts: 2, bounds: 'asked' },
};

/** Which branches of the tree does alpha-beta leave out? */
export const cutBranches: ExerciseKind<
  CutBranchesParams,
  CutBranchesAnswer,
  CutBranchesReason,
  'cut-branches'
> = {
  id: 'cut-branches',
  version: 1,
  fields,
  params: paramsCodec(fields, refuse),
  answer: recordCodec<CutBranchesAnswer>({ cut: callsCodec, alpha: boundCodec, beta: boundCodec }),

  generate(rng, level) {
    const { emptyCells, mostCalls, fewestCuts, bounds } = RULES[level];
    const computer = pickMark(rng);
    const setup = drawTree(
      rng,
      emptyCells,
      [1, mostCalls],
      (drawn) => cutTree({ setup: drawn, computer }).cuts.length >= fewestCuts,
    );
    return { setup, computer, bounds };
  },

  key(params) {
    const tree = cutTree(params);
    const window = askedWindow(params, tree);
    return {
      cut: tree.cuts.flatMap(({ branches }) => branches).sort((a, b) => a - b),
      alpha: window && answerOf(window.alpha),
      beta: window && answerOf(window.beta),
    };
  },

  grade(params, answer): Verdict<CutBranchesReason> {
    const tree = cutTree(params);
    const { reasons, parts } = judged(params, tree, answer);
    const [first] = reasons;
    if (!first) return FULL_MARKS;
    const shown = tree.calls[shownCall(first) - 1];
    return {
      points: Math.max(0, 1 - reasons.length / parts),
      reasons,
      ...(shown && { refutation: gameThrough(params.setup, shown) }),
    };
  },
};

/** The parts of the grade: each branch to be found, each call marked wrongly, and each bound. */
function judged(params: CutBranchesParams, tree: CutTree, answer: CutBranchesAnswer) {
  const marked = withBelow(tree.calls, answer.cut);
  const asked = [...tree.windows.values()]
    .filter(({ call }) => marked.has(call))
    .map((window): CutBranchesReason => ({ code: 'is-asked', window }));
  const missed = tree.cuts.flatMap((cut) =>
    cut.branches
      .filter((branch) => !marked.has(branch))
      .map((branch): CutBranchesReason => ({ code: 'is-cut', cut, branch })),
  );
  const window = askedWindow(params, tree);
  const bounds = (['alpha', 'beta'] as const).flatMap((bound): CutBranchesReason[] => {
    if (!window || answer[bound] === answerOf(window[bound])) return [];
    return [{ code: 'other-bound', bound, call: window.call, source: window[bound] }];
  });
  const branches = tree.cuts.reduce((sum, { branches: { length } }) => sum + length, 0);
  const strangers = answer.cut
    .filter((call) => call > tree.calls.length)
    .map((call): CutBranchesReason => ({ code: 'no-such-call', call }));
  const parts = branches + asked.length + strangers.length + (window ? 2 : 0);
  return { reasons: [...asked, ...missed, ...bounds, ...strangers], parts };
}

/** The call that the refutation's game passes through. */
function shownCall(reason: CutBranchesReason): number {
  if (reason.code === 'is-asked') return reason.window.call;
  if (reason.code === 'is-cut') return reason.cut.after;
  if (reason.code === 'no-such-call') return reason.call;
  return reason.source?.child ?? reason.call;
}
