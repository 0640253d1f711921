import process from 'node:process';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { breakpointSteps, type Breakpoint } from '../../src/components/stepper/breakpoints.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { stackView } from '../../src/components/stepper/search/stackView.ts';
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
import { arenaRows } from './arena.ts';
import { calls, textbookMinimax, tunedMinimax, type Square } from './baseline.ts';
import { EarlierPosition, EarlierRecorder, earlierMinimax } from './earlierSearch.ts';
import { largeRows } from './large.ts';
import { learningRows } from './learning.ts';
import { interleaved, medianOfCalls } from './measure.ts';
import { packageCalls, packageMinimax } from './packageShape.ts';
import { mostCalls } from '../../src/engine/runs/recordWith.ts';
import { finish, row } from './report.ts';
import { stateAt } from './state.ts';
import { threatRows } from './threats.ts';
import { twoSidedMinimax, twoSidesOfPosition } from './twoSides.ts';
import { untracedCopy } from './untracedCopy.ts';

const CALLS = 549_946;
const MB = 1e6;
const rules = { computer: X, ties: 'first' } as const;
const copy = untracedCopy();
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
  tuned: () => counting(() => tunedMinimax(emptyBoard(), 'X')),
  published: () => counted(packageMinimax(), packageCalls.count),
  untraced: () => counted(minimax(new BitPosition(), X, startSearch(rules))),
  twoSides: () => counted(twoSidedMinimax()),
  onPosition: () => counted(twoSidesOfPosition()),
  earlier: () => counted(earlierMinimax(new EarlierPosition(), X, startSearch(rules))),
  earlierTraced: () => {
    const recorder = new EarlierRecorder();
    const score = earlierMinimax(new EarlierPosition(), X, startSearch(rules), recorder);
    return counted(score, recorder.finish());
  },
  withoutTracer: () => counted(copy(new BitPosition(), X, startSearch(rules))),
  traced: () => {
    const recorder = new SearchRecorder(mostCalls(9));
    const score = minimax(new BitPosition(), X, startSearch(rules), recorder);
    return counted(score, recorder.finish().callCount);
  },
};

const IN_THREAD = ['textbook', 'untraced', 'traced', 'earlierTraced'] as const;

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
const { textbook, tuned, published, untraced, earlier, withoutTracer, twoSides, onPosition } =
  interleaved(
    subjects,
    [
      'textbook',
      'tuned',
      'published',
      'untraced',
      'earlier',
      'withoutTracer',
      'twoSides',
      'onPosition',
    ],
    { afresh: true },
  );

console.log(`Noughts and crosses from the empty board, ${CALLS} calls, Node ${process.version}\n`);
row('textbook on an array of strings', textbook, 'ns/call');
row('the same tuned: plain loops, no objects', tuned, 'ns/call');
row('in the shape of the fastest published package', published, 'ns/call');
row('engine, untraced', untraced, 'ns/call');
row('engine, untraced, as it was before', earlier, 'ns/call');
row('engine, its source without the tracer', withoutTracer, 'ns/call');
row('a function for each side over bare integers', twoSides, 'ns/call');
row('the same over a position, able to do what ours can', onPosition, 'ns/call');
row('engine, untraced in turn with traced', later.untraced, 'ns/call');
row('engine, traced whole', later.traced, 'ns/call');
row('engine, traced whole, as it was before', later.earlierTraced, 'ns/call');
row('textbook ÷ engine untraced', textbook / untraced, 'times', { atLeast: 8 });
row('textbook ÷ engine traced', later.textbook / later.traced, 'times', { atLeast: 4 });
row('published shape ÷ engine untraced', published / untraced, 'times', { atLeast: 5 });
row('engine untraced ÷ as it was before', untraced / earlier, 'times', { atMost: 0.75 });
row('engine traced ÷ as it was before', later.traced / later.earlierTraced, 'times', {
  atMost: 0.85,
});
row('tuned array ÷ engine untraced', tuned / untraced, 'times');
row('engine untraced ÷ its source without the tracer', untraced / withoutTracer, 'times', {
  atMost: 1.25,
});
row('engine untraced ÷ a function for each side', untraced / twoSides, 'times');
row('engine untraced ÷ the same over a position', untraced / onPosition, 'times');

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
const snippet = { lines: [], lineOf: {} };
const stops: Breakpoint[] = [
  { kind: 'call', call: 300_000 },
  { kind: 'ply', ply: 5 },
  { kind: 'leaf' },
  { kind: 'improve' },
  { kind: 'position', position: 'XO..X....' },
];
row(
  'breakpoints of every kind found in the whole game',
  milli(medianOfCalls([1, 2, 3, 4, 5], () => breakpointSteps(run, snippet, stops))),
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
arenaRows();
largeRows();
threatRows();
finish();
