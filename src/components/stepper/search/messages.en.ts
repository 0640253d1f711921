import { frameMessages as frame } from '#language/stepper/frame';
import { changesMind, scoreOf, sentence, tags } from '#language/stepper/search/sentences';
import { countThings, numbers, count, say } from '#language/ui/language/grammar';
import type { Words } from '../../ui/types.ts';

const { stepper } = frame;

/** What is said where calls wait for calls. */
const calls = {
  figure: (caption: string | undefined) =>
    caption ? `Step through the search: ${caption}` : 'Step through the search',
  /** Spoken before the first sentence of another search. */
  loaded: (calls: number) => `A search of ${countThings(calls, 'call')}.`,
  /** Spoken when a call is looked at. */
  looking: (what: string) => `On the board: ${what}. Escape goes back to the step.`,
  board: {
    now: 'The board at this step',
    call: (call: number) => `The board of call ${numbers.format(call)}`,
    cell: (cell: number, mark: 'X' | 'O' | undefined, isLast: boolean) =>
      `cell ${cell}, ${mark ?? 'empty'}${isLast ? ', put last' : ''}`,
    follow: (cell: number) => `cell ${cell}, empty: follow the search there`,
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
  scoreOf,
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
