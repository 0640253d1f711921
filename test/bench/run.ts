import process from 'node:process';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { stackView } from '../../src/components/stepper/search/stackView.ts';
import { stepsOfKinds } from '../../src/components/stepper/stepping.ts';
import { TREE_LIMIT, treeView } from '../../src/components/stepper/tree/treeView.ts';
import {
  BitPosition,
  LONGEST_POSITION,
  SearchRecorder,
  X,
  childrenOf,
  emptySetup,
  minimax,
  parsePosition,
  recordSearch,
  startSearch,
  seededRng,
  stepCount,
  traceBytes,
  tutorialRequest,
} from '../../src/engine/index.ts';
import { arenaRows, programRows } from './arena.ts';
import { boardRows } from './boards.ts';
import { calls, textbookMinimax, type Square } from './baseline.ts';
import { cubeRows } from './cube.ts';
import { largeRows } from './large.ts';
import { learningRows } from './learning.ts';
import { interleaved, medianOfCalls } from './measure.ts';
import { mostCalls } from '../../src/engine/runs/recordWith.ts';
import { finish, row } from './report.ts';
import { stateAt } from './state.ts';
import { threatRows } from './threats.ts';

const CALLS = 549_946;
const MB = 1e6;
const rules = { computer: X, ties: 'first' } as const;
const emptyBoard = (): Square[] => Array<Square>(9).fill('');

/** Every subject has to find what is known of the whole game, or its time means nothing. */
function counted(score: number, count = CALLS): number {
  if (score !== 0 || count !== CALLS) throw new Error(`score ${score} by ${count} calls`);
  return count;
}

function counting(search: () => number): number {
  calls.count = 0;
  return counted(search(), calls.count);
}

const subjects = {
  textbook: () => counting(() => textbookMinimax(emptyBoard(), 'X').value),
  untraced: () => counted(minimax(new BitPosition(), X, startSearch(rules))),
  traced: () => {
    const recorder = new SearchRecorder(mostCalls(tutorialRequest(emptySetup())));
    const score = minimax(new BitPosition(), X, startSearch(rules), recorder);
    return counted(score, recorder.finish().callCount);
  },
};

const IN_THREAD = ['textbook', 'untraced', 'traced'] as const;

/** What is measured with a tracer. */
type Traced = Record<(typeof IN_THREAD)[number], number>;

/**
 * What an absent tracer costs is seen as long as none has come: afterwards the compiler has put the
 * recorder's own code into the search, which then carries it along. So traced searches have a thread
 * of their own in this process, with the textbook's beside them, as on the site they have a worker.
 */
function inOwnThread(): Promise<Traced> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url));
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

if (!isMainThread) {
  parentPort?.postMessage(interleaved(subjects, IN_THREAD, { afresh: true }) satisfies Traced);
  process.exit();
}

const later = await inOwnThread();
const { textbook, untraced } = interleaved(subjects, ['textbook', 'untraced'], { afresh: true });

console.log(`Noughts and crosses from the empty board, ${CALLS} calls, Node ${process.version}\n`);
row('textbook on an array of strings', textbook, 'ns/call');
row('engine, untraced', untraced, 'ns/call');
row('engine, untraced in turn with traced', later.untraced, 'ns/call');
row('engine, traced whole', later.traced, 'ns/call');
row('textbook ÷ engine untraced', textbook / untraced, 'times', { atLeast: 8 });
row('textbook ÷ engine traced', later.textbook / later.traced, 'times', { atLeast: 4 });

const run = recordSearch(tutorialRequest(emptySetup()));
row('the whole trace', traceBytes(run.trace) / MB, 'MB', { atMost: 24 });

const rng = seededRng(1);
const steps = Array.from({ length: 20_000 }, () => rng.int(stepCount(run.trace)));
const micro = (ns: number) => ns / 1e3;
const milli = (ns: number) => ns / 1e6;
row(
  'state of any step (stack, best, scores, board)',
  micro(medianOfCalls(steps, (step) => stateAt(run, step))),
  'µs median',
  { atMost: 10 },
);
row(
  'the stack of any step, as it is shown',
  micro(medianOfCalls(steps, (step) => stackView(run, step))),
  'µs median',
  { atMost: 200 },
);
row(
  'all facts for the sentence of any step',
  micro(medianOfCalls(steps, (step) => factsAt(run, step))),
  'µs median',
);
const folding = { limit: TREE_LIMIT, unfolded: new Set<number>(), folded: new Set<number>() };
const unfolded = new Set([...childrenOf(run.trace, 0), ...childrenOf(run.trace, 1)]);
for (const [name, fold] of [
  ['tree view of any step', folding],
  ['the same with two plies unfolded', { ...folding, unfolded }],
] as const) {
  const time = medianOfCalls(steps.slice(0, 500), (step) => treeView(run, step, fold));
  row(name, milli(time), 'ms median', { atMost: 4 });
}
row(
  'steps of a kind found in the whole game',
  milli(medianOfCalls([1, 2, 3, 4, 5], () => stepsOfKinds(run, ['improve', 'won']))),
  'ms median',
  { atMost: 300 },
);
// What could make a careless regular expression look back and forth for ever.
const oddTexts = [' ', ';', '; ', '-', '- ', 'x ', '|', '+', ' |', '\n', 'x to move '].flatMap(
  (unit) => {
    const text = unit.repeat(LONGEST_POSITION).slice(0, LONGEST_POSITION - 1);
    return [text, `${text}q`];
  },
);
row(
  'the slowest of the strangest texts of a position',
  milli(Math.max(...oddTexts.map((text) => medianOfCalls([text, text, text], parsePosition)))),
  'ms',
  { atMost: 100 },
);
learningRows();
boardRows();
arenaRows();
await programRows();
largeRows();
threatRows();
cubeRows();
finish();
