import { frameMessages as frame } from '#language/stepper/frame';
import { changesMind, scoreWriter, sentence, tags } from '#language/stepper/search/sentences';
import { countThings, numbers, count, say, sweeping } from '#language/ui/language/grammar';
import type { Words } from '../../ui/types.ts';

const { stepper } = frame;

/** What is said where calls wait for calls. */
const calls = {
  figure: (caption: string | undefined) =>
    caption ? `Step through the search: ${caption}` : 'Step through the search',
  /** Spoken before the first sentence of another search. */
  loaded: (calls: number) => `A search of ${countThings(calls, 'call')}.`,
  /** While a large search goes by as a disc. */
  sweeping: (call: number, all: number) => say`${sweeping(call, all)}`,
  /** Spoken when a call is looked at. */
  looking: (what: string) => `On the board: ${what}. Escape goes back to the step.`,
  board: {
    now: 'The board at this step',
    call: (call: number) => `The board of call ${numbers.format(call)}`,
    last: ', put last',
    follow: (cell: string) => `${cell}, empty: follow the search there`,
    looking: (call: number) => `Looking at call ${numbers.format(call)}.`,
    toItsStep: 'Go to where it begins',
    leave: 'Back to the step',
    fold: 'Fold its calls',
    unfold: 'Show its calls',
    calls: (calls: number) => `Now ${countThings(calls, 'call')}.`,
  },
  controls: {
    ...stepper.controls,
    over: 'Step over',
    overHint: 'to the return of this call',
    out: 'Step out',
    outHint: 'to the return of the waiting call',
  },
  stack: {
    title: 'Waiting calls',
    most: (mover: string) => `${mover}: highest`,
    least: (mover: string) => `${mover}: lowest`,
    took: (mark: string, cell: number) => `${mark} on cell ${cell}`,
    root: 'the start',
    by: (score: string, cell: number) => `${score} from cell ${cell}`,
    returns: (score: string) => `returns ${score}`,
    nothing: 'nothing yet',
    call: 'Call',
    /** What is sure for the computer, and for the other side. */
    alpha: (score: string | undefined) => `α ${score ?? '−∞'}`,
    beta: (score: string | undefined) => `β ${score ?? '+∞'}`,
  },
  tree: {
    list: 'The calls as a list',
    now: 'now',
    call: (call: number) => `call ${numbers.format(call)}`,
  },
  recording: {
    cut: (recorded: number, all: number) =>
      `Only ${numbers.format(recorded)} of ${numbers.format(all)} calls could be recorded.`,
  },
} as const;

/** What a search's figure says, in English. What only some readers meet is in `dialogs.en.ts`. */
export const stepperMessages = {
  ...frame,
  stepper: { ...stepper, ...calls },
  tags,
  changesMind,
  sentence,
  scoreWriter,
} as const;

/** A variable, which is called as in the code. */
const named = (name: string) => say`${{ text: name, tone: 'code' }} `;

const yesOrNo = (is: boolean, before = ''): Words => ({
  text: `${before}${is ? 'yes' : 'no'}`,
  tone: 'strong',
});

/** What stands beside the lines of the code. */
export const codeValueMessages = {
  /** Neither side is sure of anything yet. */
  open: { text: '–' },
  holds: (name: string, value: Words) => say`${named(name)}${value}`,
  from: (name: string, value: Words, call: number) =>
    say`${named(name)}${value} from call ${count(call)}`,
  becomes: (name: string, before: Words | undefined, after: Words) =>
    before ? say`${named(name)}${before} → ${after}` : say`${named(name)}${after}`,
  /** "−10 < +10: yes"; the first answer has nothing to be compared with. */
  compares: (
    value: Words,
    sign: string | undefined,
    before: Words | undefined,
    isBetter: boolean,
  ) => [
    ...(sign && before ? say`${value} ${sign} ${before}` : say`the first`),
    yesOrNo(isBetter, ' '),
  ],
  /** Whether the score is kept: because it is better, or because it is equal and the last is kept. */
  decides: (isKept: boolean) => [yesOrNo(isKept)],
  returns: (value: Words) => say`returns ${value}`,
} as const;

/** What the tree of calls says in the parts of it that come later. */
export const treeMessages = {
  title: 'The tree of calls',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show it all',
  willGrow: 'every call will be drawn here',
  limit: (most: number) =>
    `No more than about ${numbers.format(most)} calls are drawn at once. Fold some to open others.`,
  /** At the side of a row: who moves there, and which score that side keeps. */
  toMove: (mark: string) => `${mark} to move`,
  keeps: (which: string) => `keeps the ${which}`,
  /** Both in one line, where a row has no room for two. */
  sideKeeps: (mark: string, which: string) => `${mark}: ${which}`,
  highest: 'highest',
  lowest: 'lowest',
  gameOver: 'game over',
  legend: {
    kept: 'kept',
    /** After it, where there is room. */
    byWhom: 'by the call above',
    notKept: 'not kept',
    undecided: 'undecided',
    waiting: 'waiting',
    running: 'running',
  },
  /** Beside the disc of a search of thousands, when it is over. */
  allCalls: (calls: number) => countThings(calls, 'call'),
  discInks: { x: 'X wins', o: 'O wins', draw: 'a draw' },
  /** At the floor and at the ceiling of what a call can still find out. */
  atLeast: 'at least α',
  atMost: 'at most β',
  /** Written by hand where a call keeps another score than before. */
  changesMind: 'changes its mind',
  goesTo: (score: string, call: number) => `${score} goes up to call ${numbers.format(call)}`,
  /** On a branch that was pruned: the calls that are spared. A number, a space, and a word below it. */
  spared: (calls: number) => `${numbers.format(calls)} saved`,
  /** Beside the legend: of all branches that were pruned so far. */
  saved: (calls: number) => `${countThings(calls, 'call')} saved`,
  /** After it, where there is room. */
  soFar: 'so far',
  /** In the list of calls. */
  hidden: (count: number) => `+${countThings(count, 'call')}`,
  worth: (score: string) => `score ${score}`,
  keptBy: (call: number) => `kept by call ${numbers.format(call)}`,
  waiting: 'waiting',
  cut: (cells: readonly number[], calls: number) =>
    `pruned before cell ${cells.join(', ')}: ${countThings(calls, 'call')} saved`,
  horizon: 'at the limit',
} as const;
