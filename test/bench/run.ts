import process from 'node:process';
import { factsAt } from '../../src/components/view/facts.ts';
import { TREE_LIMIT, treeView } from '../../src/components/view/treeView.ts';
import {
  BitPosition,
  SearchRecorder,
  X,
  emptySetup,
  minimax,
  recordSearch,
  seededRng,
  stepCount,
  traceBytes,
  tutorialRequest,
} from '../../src/engine/index.ts';
import { calls, textbookMinimax, tunedMinimax, type Square } from './baseline.ts';
import { interleaved, medianOfCalls } from './measure.ts';
import { finish, row } from './report.ts';
import { stateAt } from './state.ts';
import { untracedCopy } from './untracedCopy.ts';

const CALLS = 549_946;
const MB = 1e6;
const rules = { computer: X, ties: 'first' } as const;
const copy = untracedCopy();
const emptyBoard = (): Square[] => Array<Square>(9).fill('');
let peakBytes = 0;

/** Every subject has to find what is known of the whole game, or its time means nothing. */
function counted(score: number, count = CALLS): number {
  if (score !== 0 || count !== CALLS) throw new Error(`score ${score} by ${count} calls`);
  return count;
}

function counting(search: () => number): number {
  calls.count = 0;
  return counted(search(), calls.count);
}

const [textbook, tuned, untraced, free, traced] = interleaved([
  { name: 'textbook', run: () => counting(() => textbookMinimax(emptyBoard(), 'X').value) },
  { name: 'tuned', run: () => counting(() => tunedMinimax(emptyBoard(), 'X')) },
  { name: 'untraced', run: () => counted(minimax(new BitPosition(), X, rules)) },
  { name: 'without a tracer', run: () => counted(copy(new BitPosition(), X, rules)) },
  {
    name: 'traced',
    run: () => {
      const recorder = new SearchRecorder();
      const score = minimax(new BitPosition(), X, rules, recorder);
      const { callCount } = recorder.finish();
      peakBytes = recorder.peakBytes;
      return counted(score, callCount);
    },
  },
]) as [number, number, number, number, number];

console.log(`Noughts and crosses from the empty board, ${CALLS} calls, Node ${process.version}\n`);
row('textbook on an array of strings, untraced', textbook, 'ns/call');
row('the same tuned: plain loops, no objects', tuned, 'ns/call');
row('engine, untraced', untraced, 'ns/call');
row('engine, its source without the tracer', free, 'ns/call');
row('engine, traced whole', traced, 'ns/call');
row('textbook ÷ engine untraced', textbook / untraced, 'times', { atLeast: 8 });
row('textbook ÷ engine traced', textbook / traced, 'times', { atLeast: 4 });
row('tuned array ÷ engine untraced', tuned / untraced, 'times');
// What an absent tracer costs; the bound leaves room for how a compiler happens to decide.
row('engine untraced ÷ its source without the tracer', untraced / free, 'times', { atMost: 1.25 });

const run = recordSearch(tutorialRequest(emptySetup()));
row('the whole trace', traceBytes(run.trace) / MB, 'MB', { atMost: 24 });
row('columns at their greatest while recording', peakBytes / MB, 'MB', { atMost: 24 });

const rng = seededRng(1);
const steps = Array.from({ length: 20_000 }, () => rng.int(stepCount(run.trace)));
const micro = (ns: number) => ns / 1e3;
row(
  'state of any step (stack, best, scores, board)',
  micro(medianOfCalls(steps, (step) => stateAt(run, step))),
  'µs median',
  { atMost: 10 },
);
row(
  'all facts for the sentence of any step',
  micro(medianOfCalls(steps, (step) => factsAt(run, step))),
  'µs median',
);
const folding = { limit: TREE_LIMIT, unfolded: new Set<number>(), folded: new Set<number>() };
row(
  'tree view of any step',
  micro(medianOfCalls(steps.slice(0, 500), (step) => treeView(run, step, folding))) / 1e3,
  'ms median',
  { atMost: 4 },
);
finish();
