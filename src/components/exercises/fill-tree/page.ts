import {
  DRAW,
  LOSS,
  WIN,
  askedCalls,
  callTree,
  fillTree,
  inOrderOfReturn,
  markName,
  tutorialRequest,
  type CallNode,
  type FillTreeAnswer,
  type FillTreeParams,
  type Score,
} from '../../../engine/index.ts';
import { stepMessages as steps } from '#language/exercises/frame/messages';
import { fillTreeMessages as messages, type ValueOf } from '#language/exercises/fill-tree/messages';
import type { Sentence } from '../../ui/types.ts';
import { treePlan, treeSpoken } from '../frame/answerTree.ts';
import type { DrawnKey } from '../frame/kindOnPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { boardSpoken } from '../frame/smallFacts.ts';
import { readSigned } from '../frame/typedNumbers.ts';
import Answer from './Answer.svelte';

const VALUES: readonly Score[] = [WIN, DRAW, LOSS];

function askedOf(params: FillTreeParams): readonly CallNode[] {
  return askedCalls(params, callTree(params));
}

function valuesOf(answer: FillTreeAnswer, params: FillTreeParams): ValueOf[] {
  return askedOf(params).map(({ call }, at) => ({ call, score: answer[at] }));
}

function hints(params: FillTreeParams): Sentence[] {
  const computer = markName(params.computer);
  const calls = callTree(params);
  const first = inOrderOfReturn(calls).find(({ isOver }) => !isOver);
  if (!first) return [messages.hints.below];
  const heard = first.children.flatMap((child) => calls.slice(child - 1, child));
  return [
    messages.hints.below,
    messages.hints.sides(computer),
    messages.hints.first(first.call, heard, first.mover === params.computer, computer),
  ];
}

/** "3: 10, call 4: -10": every call at most once, and only those that are asked for. */
function read(text: string, params: FillTreeParams): FillTreeAnswer | undefined {
  const asked = askedOf(params).map(({ call }) => call);
  const given = new Map<number, Score>();
  for (const part of text.split(/[,;\n]+/).filter((each) => each.trim() !== '')) {
    const [, call, value = ''] =
      /^\s*(?:\p{L}{2,}\s*)?(\d{1,2})\s*[:=]\s*(\S+)\s*$/u.exec(part) ?? [];
    const score = readSigned(value, VALUES);
    if (score === undefined || !asked.includes(Number(call)) || given.has(Number(call))) {
      return undefined;
    }
    given.set(Number(call), score);
  }
  return given.size === 0 ? undefined : asked.map((call) => given.get(call));
}

/** A value that the first of the asked calls does not return. */
function example(params: FillTreeParams): ValueOf {
  const [first] = askedOf(params);
  const score = VALUES.find((value) => value !== first?.score);
  return { call: first?.call ?? 1, score };
}

function filledTree(params: FillTreeParams, [right = []]: readonly FillTreeAnswer[]): DrawnKey {
  const asked = askedOf(params).map(({ call }) => call);
  const scoreOf = ({ call, score }: CallNode) =>
    asked.includes(call) ? right[asked.indexOf(call)] : score;
  return { shape: 'tree', ...params, calls: callTree(params), scoreOf, cut: new Set() };
}

export default islandOf<'fill-tree'>({
  rules: fillTree,
  component: Answer,
  messages,
  group: 'trees',
  lesson: 'minimax',
  picture: filledTree,
  question: (params) => messages.question(markName(params.computer), params),
  spoken: (params) =>
    `${boardSpoken(params.setup)} ${treeSpoken(treePlan(callTree(params), params.setup))}`,
  isSpokenByAnswer: true,
  hints,
  solution: (params, key) => messages.solution(valuesOf(key, params), markName(params.computer)),
  reason: (reason, { computer }) => messages.reason(reason, markName(computer)),
  answerText: (answer, params) => messages.answerText(valuesOf(answer, params)),
  steps: (answer, params) =>
    valuesOf(answer, params).map(({ call, score }) => ({
      name: steps.call(call),
      value: score === undefined ? steps.nothing : messages.value(score),
    })),
  early: (reason, { computer }) => messages.early(reason, markName(computer)),
  typed: { how: (params) => messages.typed(example(params)), read },
  missing: (answer, params) =>
    valuesOf(answer, params).filter(({ score }) => score === undefined).length,
  search: ({ setup, computer }) => ({ ...tutorialRequest(setup), computer }),
});
