import type { Score } from '../../core/types.ts';
import { fail, ok } from '../../core/result.ts';
import { moverAfter } from '../../game/setup.ts';
import { tutorialRequest } from '../../runs/request.ts';
import { recordSearch } from '../../runs/searches.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import {
  bestChildBy,
  boundsAt,
  childrenOf,
  isCutBy,
  movesTo,
  nodeCount,
  pathTo,
  plyOf,
  returnStep,
  type Bounds,
} from '../../trace/searchReader.ts';
import type { SearchTrace } from '../../trace/searchTrace.ts';
import {
  callTree,
  drawTree,
  gameThrough,
  MOST_CALLS,
  tooManyCalls,
  type CallNode,
} from '../callTree.ts';
import { choiceCodec, recordCodec, strange, type Codec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level, type Verdict } from '../contract.ts';
import { pickMark, type Span } from '../draw.ts';
import {
  choiceField,
  markField,
  openSetupField,
  paramsCodec,
  type CallParams,
  type Fields,
} from '../fields.ts';

/** A call that alpha-beta ends early. Here and below, calls have their numbers in plain minimax. */
export interface Cut {
  readonly call: number;
  /** Its last inner call, whose score made the two bounds meet. */
  readonly after: number;
  /** The inner calls that it no longer makes. */
  readonly branches: readonly number[];
  readonly bounds: Bounds;
}

/** Where a bound comes from: the call `holder` keeps the score of its inner call `child`. */
interface BoundSource {
  readonly value: Score;
  readonly holder: number;
  readonly child: number;
}

/** Alpha and beta when a call begins; absent while that side is sure of nothing. */
export interface Window {
  readonly call: number;
  readonly alpha: BoundSource | undefined;
  readonly beta: BoundSource | undefined;
}

/** The tree of plain minimax, and what alpha-beta leaves out of it. */
interface CutTree {
  readonly calls: readonly CallNode[];
  /** The bounds of every call that alpha-beta makes, in order. */
  readonly windows: ReadonlyMap<number, Window>;
  readonly cuts: readonly Cut[];
}

/** Both searches of one board, matched call by call. */
export function cutTree(params: CallParams): CutTree {
  const { setup, computer } = params;
  const calls = callTree(params);
  const { trace } = recordSearch({ ...tutorialRequest(setup), search: 'alphaBeta', computer });
  const byMoves = new Map(calls.map(({ call, moves }) => [moves.join(), call]));
  const nodes = Array.from({ length: nodeCount(trace) }, (_, node) => node);
  const numbers = nodes.map((node) => byMoves.get(movesTo(trace, node).join()) ?? 0);
  const maximises = (ply: number) => moverAfter(setup, ply) === computer;

  const windows = nodes.map((node) => windowOf(trace, node, numbers, maximises));
  const cuts = nodes
    .filter((node) => isCutBy(trace, node))
    .map((node): Cut => {
      const asked = childrenOf(trace, node).map((child) => numbers[child] as number);
      const call = numbers[node] as number;
      const after = asked.at(-1) as number;
      const branches = calls[call - 1]?.children.filter((child) => !asked.includes(child)) ?? [];
      const bounds = boundsAt(trace, node, returnStep(trace, node) as number, maximises);
      return { call, after, branches, bounds };
    });
  return { calls, windows: new Map(windows.map((each) => [each.call, each])), cuts };
}

function windowOf(
  trace: SearchTrace,
  node: number,
  numbers: readonly number[],
  maximises: (ply: number) => boolean,
): Window {
  const step = trace.enterAt[node] as number;
  const above = pathTo(trace, node).slice(0, -1);
  const held = above.flatMap((at) => {
    const child = bestChildBy(trace, at, step);
    if (child === undefined) return [];
    const [holder, from] = [numbers[at] as number, numbers[child] as number];
    const isAlpha = maximises(plyOf(trace, at));
    return [{ isAlpha, value: trace.score[child] as Score, holder, child: from }];
  });
  // Of equal bounds the first, because it was set before the others.
  const [alpha] = held.filter(({ isAlpha }) => isAlpha).sort((a, b) => b.value - a.value);
  const [beta] = held.filter(({ isAlpha }) => !isAlpha).sort((a, b) => a.value - b.value);
  return { call: numbers[node] as number, alpha: sourceOf(alpha), beta: sourceOf(beta) };
}

function sourceOf(held: (BoundSource & { isAlpha: boolean }) | undefined): BoundSource | undefined {
  return held && { value: held.value, holder: held.holder, child: held.child };
}

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
