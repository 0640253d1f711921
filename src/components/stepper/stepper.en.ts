import { countThings, numbers } from '#language/ui/language/grammar';

/** What a breakpoint stops at, as far as words need to know. */
interface BreakpointMessages {
  readonly kind: 'line' | 'call' | 'ply' | 'leaf' | 'improve' | 'position';
  readonly line?: number;
  readonly call?: number;
  readonly ply?: number;
  readonly position?: string;
}

function breakpointName({ kind, line, call, ply, position }: BreakpointMessages): string {
  const names: Record<BreakpointMessages['kind'], string> = {
    line: `line ${line} of the code`,
    call: `call ${numbers.format(call ?? 0)}`,
    ply: `ply ${ply}`,
    leaf: 'a finished game',
    improve: 'a better move found',
    position: `position ${position}`,
  };
  return names[kind];
}

/** What the stepper says at first, apart from the sentences of the steps themselves. */
export const stepper = {
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
  },
  controls: {
    group: 'Stepping',
    first: 'First step',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step forward',
    last: 'Last step',
    slider: 'Step',
    where: (step: number, count: number) =>
      `step ${numbers.format(step + 1)} of ${numbers.format(count)}`,
    /** Where there is little room; the slider says it in full. */
    whereShort: (step: number, count: number) =>
      `${numbers.format(step + 1)} / ${numbers.format(count)}`,
    over: 'Step over',
    overHint: 'to the return of this call',
    out: 'Step out',
    outHint: 'to the return of the waiting call',
    keys: 'Left and right arrows step. S says where you are.',
    allKeys: ' The question mark shows all keys.',
  },
  stack: {
    title: 'Waiting calls',
    most: (mover: string) => `${mover}: highest`,
    least: (mover: string) => `${mover}: lowest`,
    took: (mark: string, cell: number) => `${mark} took ${cell}`,
    root: 'the start',
    by: (score: string, cell: number) => `${score} by ${cell}`,
    returns: (score: string) => `returns ${score}`,
    nothing: 'nothing yet',
    call: 'Call',
    /** What is sure for the computer, and for the other side. */
    alpha: (score: string | undefined) => `α ${score ?? '–'}`,
    beta: (score: string | undefined) => `β ${score ?? '–'}`,
  },
  code: {
    title: 'as it runs',
    label: 'The code',
    breakpoint: (line: number) => `Stop at line ${line}`,
    line: (line: number) => `line ${line}`,
  },
  tree: {
    list: 'The calls as a list',
    asList: 'As a list',
    now: 'now',
    call: (call: number) => `call ${numbers.format(call)}`,
  },
  tools: {
    group: 'Tools',
    code: 'Code',
    goTo: 'Go to',
    stops: 'Stops',
    predict: 'Guess first',
    settings: 'Settings',
    position: 'Change the board',
    more: 'More',
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    /** Spoken, where a key has done it and the focus is elsewhere. */
    toggled: (tool: string, isOpen: boolean) => `${tool}: ${isOpen ? 'open' : 'closed'}.`,
    isFull: (isFull: boolean) =>
      isFull ? 'Full screen. F or Escape leaves it.' : 'The whole page again.',
    /** Beside a tool that is switched on. */
    on: 'on',
  },
  /** Why stepping has stopped. */
  stopped: (what: string) => `Stopped at ${what}.`,
  breakpoint: breakpointName,
  recording: {
    cut: (recorded: number, all: number) =>
      `Only the first ${numbers.format(recorded)} of ${numbers.format(all)} calls could be recorded.`,
  },
  backToText: 'Back to the text',
  close: 'Close',
} as const;
