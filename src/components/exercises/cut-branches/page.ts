import {
  callTree,
  BOUND_ANSWERS,
  askedWindow,
  bestLine,
  cutBranches,
  cutTree,
  markName,
  tutorialRequest,
  withBelow,
  type BoundAnswer,
  type CallNode,
  type CutBranchesAnswer,
  type CutBranchesParams,
} from '../../../engine/index.ts';
import { stepMessages as steps } from '#language/exercises/frame/messages';
import { cutBranchesMessages as messages } from '#language/exercises/cut-branches/messages';
import type { Sentence } from '../../ui/types.ts';
import { treePlan, treeSpoken } from '../frame/answerTree.ts';
import { islandOf } from '../frame/islandPage.ts';
import type { DrawnKey } from '../frame/kindOnPage.ts';
import { boardSpoken } from '../frame/smallFacts.ts';
import { readSigned } from '../frame/typedNumbers.ts';
import Answer from './Answer.svelte';

function askedOf(params: CutBranchesParams): number | undefined {
  return askedWindow(params, cutTree(params))?.call;
}

function hints(params: CutBranchesParams): Sentence[] {
  const { cuts } = cutTree(params);
  const first = Math.min(...cuts.map(({ call }) => call));
  return [
    messages.hints.order,
    messages.hints.when,
    messages.hints.side(markName(params.computer)),
    messages.hints.number(cuts.length),
    messages.hints.first(first),
  ];
}

function readBound(text: string, letter: RegExp): BoundAnswer {
  const value = letter.exec(text)?.[1] ?? '';
  if (messages.noBound.includes(value.toLowerCase())) return 'none';
  const score = readSigned(value);
  return BOUND_ANSWERS.find((each) => each === score);
}

/** "4, 7; α 0; β none": bounds by their letters or names, in any order after the calls. */
function read(text: string, params: CutBranchesParams): CutBranchesAnswer | undefined {
  const [list = '', ...bounds] = text.split(/;|(?=\bα|\bβ|α|β|alpha|beta)/i);
  const cut = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const { calls } = cutTree(params);
  const isFine = cut.every((call) => Number.isInteger(call) && call > 1 && call <= calls.length);
  if (!isFine || new Set(cut).size < cut.length) return undefined;
  const rest = bounds.join(';');
  const alpha = readBound(rest, /(?:α|alpha|\ba)\s*[:=]?\s*([^\s;,]+)/i);
  const beta = readBound(rest, /(?:β|beta|\bb)\s*[:=]?\s*([^\s;,]+)/i);
  if (cut.length === 0 && alpha === undefined && beta === undefined) return undefined;
  return { cut: cut.sort((a, b) => a - b), alpha, beta };
}

/** A call that alpha-beta makes: no answer. */
function example(params: CutBranchesParams): number {
  return [...cutTree(params).windows.keys()][1] ?? 2;
}

function prunedTree(params: CutBranchesParams, [right]: readonly CutBranchesAnswer[]): DrawnKey {
  const { calls } = cutTree(params);
  const scoreOf = ({ isOver, score }: CallNode) => (isOver ? score : undefined);
  return { shape: 'tree', ...params, calls, scoreOf, cut: withBelow(calls, right?.cut ?? []) };
}

export default islandOf<'cut-branches'>({
  rules: cutBranches,
  component: Answer,
  messages,
  group: 'trees',
  lesson: 'whole-tree',
  picture: prunedTree,
  question: (params) => messages.question(markName(params.computer), askedOf(params)),
  spoken: (params) =>
    `${boardSpoken(params.setup)} ${treeSpoken(treePlan(cutTree(params).calls, params.setup))}`,
  isSpokenByAnswer: true,
  hints,
  solution: (params, key) =>
    messages.solution(cutTree(params).cuts, key, askedOf(params), markName(params.computer)),
  reason: (reason, { computer }) => messages.reason(reason, markName(computer)),
  answerText: (answer, params) => messages.answerText(answer, params.bounds === 'asked'),
  steps: ({ cut }, params) =>
    callTree(params).map(({ call }) => ({
      name: steps.call(call),
      value: cut.includes(call) ? steps.pruned : steps.notPruned,
    })),
  typed: { how: (params) => messages.typed(example(params), params.bounds === 'asked'), read },
  proof: ({ setup }) => ({ setup, moves: bestLine(setup).moves, at: 0 }),
  search: ({ setup, computer }) => ({ ...tutorialRequest(setup), search: 'alphaBeta', computer }),
});
