import { seededRng, type Rng } from '../../core/rng.ts';
import type { Mark, Score } from '../../core/types.ts';
import { emptyCells, moverAfter, type Setup } from '../../game/setup.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { isBetter } from '../../search/rules.ts';
import type { SearchRun } from '../../runs/request.ts';
import {
  bestChildBy,
  childAtStep,
  childrenOf,
  eventAt,
  nodeAt,
  nodeCount,
  plyOf,
  stepCount,
} from '../../trace/searchReader.ts';
import type { SearchEvent } from '../../trace/searchTracer.ts';
import type { CodecProblem } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, drawUntil, pickBetween, pickMark, type Span } from '../draw.ts';
import { countField, markField, openSetupField, paramsCodec } from '../fields.ts';
import { recordPlayed } from '../plays.ts';

/** A piece of a minimax search as a list of steps, one of which is false. */
export interface WrongStepParams {
  readonly setup: Setup;
  readonly computer: Mark;
  /** The call, from 1, with whose beginning the list starts. */
  readonly call: number;
  /** How many steps are listed. */
  readonly steps: number;
  /** Which of the steps is falsified, and how. */
  readonly seed: number;
}

/** The chosen step is true; the false one comes before it or after it. */
interface WrongStepReason {
  readonly code: 'true-step';
  readonly chosen: number;
  readonly isLater: boolean;
}

/** A falsified step: it claims this `score`, or a mark on this `cell`, instead of the true one. */
export interface Falsehood {
  /** The step of the recording. */
  readonly step: number;
  readonly fact: 'score' | 'cell';
  readonly value: number;
}

/** A search, the steps of it that are listed, and the one that is false. */
interface FalseStory {
  readonly run: SearchRun;
  readonly steps: readonly number[];
  readonly falsehood: Falsehood;
}

const FEWEST_STEPS = 8;
const MOST_STEPS = 16;
const MOST_EMPTY = 4;
/** Calls of a board with four empty cells: 1 + 4 + 12 + 24 + 24. */
const MOST_CALLS = 65;
const SEEDS = 20;
const SCORES: readonly Score[] = [LOSS, DRAW, WIN];

const fields = {
  setup: openSetupField,
  computer: markField,
  call: countField(1, MOST_CALLS),
  steps: countField(FEWEST_STEPS, MOST_STEPS),
  seed: countField(0, SEEDS - 1),
} as const;

/** The test whether the game is over is left out of the list, since every call begins with it. */
function toldSteps(run: SearchRun, call: number, count: number): number[] {
  const { trace } = run;
  const from = trace.enterAt[call - 1];
  const steps: number[] = [];
  if (call > nodeCount(trace) || from === undefined) return steps;
  for (let step = from; step < stepCount(trace) && steps.length < count; step++) {
    if (eventAt(trace, step) !== 'test') steps.push(step);
  }
  return steps;
}

type Falsify = (run: SearchRun, step: number, begin: number) => readonly Falsehood[];

/** The scores other than the true one. */
function otherScores(step: number, truth: Score): Falsehood[] {
  return SCORES.filter((score) => score !== truth).map((value) => ({ step, fact: 'score', value }));
}

/**
 * The ways to falsify a step so that a reader can find out, from the board or from the steps around it.
 * The listed steps begin with `begin`.
 */
const FALSIFY: Partial<Record<SearchEvent, Falsify>> = {
  won: ({ trace }, step) => {
    const value = 0 - (trace.score[nodeAt(trace, step)] as Score);
    return [{ step, fact: 'score', value }];
  },
  /** Whether it is better than the best so far must not change: else the step after it looks false too. */
  back: (run, step) => {
    const { trace, request } = run;
    const truth = trace.score[childAtStep(trace, step) as number] as Score;
    const before = bestChildBy(trace, nodeAt(trace, step), step - 1);
    const best = before === undefined ? undefined : (trace.score[before] as Score);
    const mover = moverAfter(request.setup, plyOf(trace, nodeAt(trace, step)));
    const isKept = (score: Score) =>
      best === undefined || isBetter(score, best, mover === request.computer, request.ties);
    return otherScores(step, truth).filter(({ value }) => isKept(value) === isKept(truth));
  },
  /** Which cell was tried must have been told. */
  improve: ({ trace }, step, begin) => {
    const child = childAtStep(trace, step) as number;
    const scores = otherScores(step, trace.score[child] as Score);
    const node = nodeAt(trace, step);
    if ((trace.enterAt[node] as number) < begin) return scores;
    const cells = childrenOf(trace, node).map((each) => trace.cell[each] as number);
    const others = cells.filter((cell) => cell !== trace.cell[child]);
    return [...scores, ...others.map((value) => ({ step, fact: 'cell', value }) as const)];
  },
  /** All answers that the call chooses from must have been told. */
  return: ({ trace }, step, begin) => {
    const node = nodeAt(trace, step);
    const isTold = (trace.enterAt[node] as number) >= begin;
    return isTold ? otherScores(step, trace.score[node] as Score) : [];
  },
};

/** The list of steps of an exercise; `undefined` if it is too short, or nothing in it can be falsified. */
function tell(params: WrongStepParams): FalseStory | undefined {
  const { setup, computer, call, steps: count, seed } = params;
  const run = recordPlayed({ setup, computer, search: 'minimax' });
  const steps = toldSteps(run, call, count);
  if (steps.length < count) return undefined;
  const begin = steps[0] as number;
  // The first two steps cannot be falsified: nothing listed before them would give them away.
  const ways = steps
    .slice(2)
    .map((step) => FALSIFY[eventAt(run.trace, step)]?.(run, step, begin) ?? [])
    .filter((each) => each.length > 0);
  const rng = seededRng(seed);
  const chosen = ways[rng.int(Math.max(ways.length, 1))];
  const falsehood = chosen?.[rng.int(chosen.length)];
  return falsehood && { run, steps, falsehood };
}

/** The list of steps of an exercise whose parameters were accepted. */
export function falseStory(params: WrongStepParams): FalseStory {
  const story = tell(params);
  if (!story) throw new Error('an exercise without a story is refused');
  return story;
}

function refuse(params: WrongStepParams): CodecProblem | undefined {
  const found = emptyCells(params.setup.cells).length;
  if (found > MOST_EMPTY) return { code: 'too-much', found, limit: MOST_EMPTY };
  return tell(params) ? undefined : { code: 'nothing-to-find' };
}

interface LevelRule {
  readonly emptyCells: Span;
  readonly steps: Span;
}

const RULES: Readonly<Record<Level, LevelRule>> = {
  1: { emptyCells: [2, 2], steps: [8, 8] },
  2: { emptyCells: [3, 3], steps: [10, 12] },
  3: { emptyCells: [4, 4], steps: [13, 16] },
};

function drawParams(rng: Rng, level: Level): WrongStepParams {
  const { emptyCells: empty, steps: span } = RULES[level];
  const draw = () => {
    const setup = drawSetup(rng, empty, () => true);
    const computer = pickMark(rng);
    const steps = pickBetween(rng, span);
    const calls = nodeCount(recordPlayed({ setup, computer, search: 'minimax' }).trace);
    const call = level === 1 ? 1 : 1 + rng.int(Math.min(calls, MOST_CALLS));
    return { setup, computer, call, steps, seed: rng.int(SEEDS) };
  };
  return drawUntil(rng, draw, (params) => tell(params) !== undefined);
}

/** The number of the false step, from 1. */
function falseNumber(params: WrongStepParams): number {
  const { steps, falsehood } = falseStory(params);
  return steps.indexOf(falsehood.step) + 1;
}

/** One of these steps is false. Which one? The answer is its number, from 1. */
export const wrongStep: ExerciseKind<WrongStepParams, number, WrongStepReason, 'wrong-step'> = {
  id: 'wrong-step',
  fields,
  params: paramsCodec<WrongStepParams>(fields, refuse),
  answer: countField(1, MOST_STEPS).codec,

  generate: drawParams,

  key: falseNumber,

  grade(params, chosen) {
    const key = falseNumber(params);
    if (chosen === key) return FULL_MARKS;
    return wrong({ code: 'true-step', chosen, isLater: key > chosen });
  },
};
