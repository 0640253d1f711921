import {
  aloud,
  count,
  countInWords,
  countThings,
  formatScore,
  ink,
  numbers,
  otherMark,
  say,
  spoken,
} from '#language/ui/language/grammar';
import type { Sentence, FactsByKind } from '../ui/types.ts';

/** What every stepper says at first, apart from the sentences of the steps themselves. */
export const stepper = {
  controls: {
    group: 'Stepping',
    back: 'One step back',
    play: 'Play',
    speed: (times: number) => `speed ×${times}`,
    pause: 'Pause',
    forward: 'One step forward',
    slider: 'Step',
    where: (step: number, count: number) =>
      `step ${numbers.format(step + 1)} of ${numbers.format(count)}`,
    /** Where there is little room; the slider says it in full. */
    whereShort: (step: number, count: number) =>
      `${numbers.format(step + 1)} / ${numbers.format(count)}`,
    keys: 'Arrows step. S says where you are.',
    allKeys: ' The question mark shows all keys.',
  },
  code: {
    title: 'as it runs',
    label: 'The code',
    languages: { typescript: 'TypeScript', python: 'Python' },
    language: 'Language',
    copy: 'Copy',
    copied: 'Copied.',
    cannot: 'This browser doesn’t let a page copy. Select the lines and copy them.',
    stopAt: (line: number) => `Stop at line ${line}`,
  },
  tools: {
    group: 'Tools',
    code: 'Code',
    goTo: 'Go to',
    predict: 'Guess first',
    settings: 'Settings',
    position: 'Set up a position',
    more: 'More',
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    /** Spoken, where a key has done it and the focus is elsewhere. */
    toggled: (tool: string, isOpen: boolean) => `${tool}: ${isOpen ? 'open' : 'closed'}.`,
    isFull: (isFull: boolean) =>
      isFull ? 'Full screen. F or Escape leaves it.' : 'The whole page again.',
    /** In place of the sentence. */
    veiled: (): Sentence => [{ text: 'What do you think?' }],
    /** What is heard of a step then. */
    unsaid: (step: number, count: number) =>
      `Step ${numbers.format(step + 1)} of ${numbers.format(count)}. The scores are hidden.`,
    isVeiled: (isVeiled: boolean) =>
      isVeiled ? 'The scores are hidden.' : 'The scores are shown again.',
    /** Beside a tool that is switched on. */
    on: 'on',
  },
  /** Why stepping has stopped. */
  stopped: (line = 0) => `Stopped at line ${line} of the code.`,
  backToText: 'Back to the text',
  /** As it is written on its button. */
  backShort: '↩ text',
  close: 'Close',
} as const;

/** What the frame of every figure says, whatever is stepped through. */
export const frameMessages = {
  count,
  score: formatScore,
  spoken,
  aloud,
  stepper,
} as const;

/** What a figure's tools say that come when they are asked for. */
export const figureToolMessages = {
  more: 'More tools',
  /** Headings of what lies behind the dots. */
  groups: { run: 'How it runs', share: 'Take it along', show: 'On the screen' },
  speed: 'Speed',
  /** The first leaves time to read every sentence. */
  speeds: { 1: 'speed ×1', 2: 'speed ×2', 4: 'speed ×4', 15: 'fast', 60: 'very fast' },
  /** The last two, where all of it can be seen in six seconds. */
  perSecond: (steps: number) => `${countThings(steps, 'step')} a second`,
  keys: 'All keys',
  first: 'First step',
  last: 'Last step',
  share: {
    copied: 'The link to this step is copied.',
    cannot: 'The browser did not allow copying. The link is in the address bar.',
    copy: 'Copy a link to this step',
  },
  embed: {
    copy: 'Copy the HTML for your page',
    copied: 'Copied. Paste it into your page: it shows this figure alone, at this step.',
    label: 'The HTML, to be copied',
  },
} as const;

/** The keys of a figure: what is printed on them, and what they do. */
export const keyMessages = {
  title: 'Keys of this figure',
  intro:
    'They work in the figure that you clicked last, or else in the one that is nearest the middle of the window.',
  close: 'Close',
  foot: 'Keys',
  names: {
    step: '← →',
    ends: 'Home End',
    play: 'Space',
    over: 'O',
    out: 'U',
    where: 'S',
    code: 'C',
    guess: 'G',
    full: 'F',
    veil: 'V',
    turn: 'Pg↑ Pg↓',
    keys: '?',
    leave: 'Esc',
  },
  does: {
    step: 'one step back, one step on',
    ends: 'first step, last step (after a click in the figure)',
    play: 'play and pause (on the slider or the sentence)',
    over: 'to the return of this call (on the slider or the sentence)',
    out: 'to the return of the waiting call (on the slider or the sentence)',
    where: 'hear the step and the board',
    code: 'code, open or closed',
    guess: 'guess first: the figure asks you',
    full: 'full screen, and back',
    veil: 'in full screen: hide or show the sentence and all scores',
    turn: 'in full screen: one step, or an answer',
    keys: 'this list',
    leave: 'leave a call, or the full screen',
  },
  /** At the foot of a full screen. */
  short: {
    step: 'step',
    code: 'code',
    veil: 'hide all scores',
    full: 'leave',
    keys: 'all keys',
  },
  /** In place of `short.veil` while they are hidden. */
  unveil: 'show all scores',
} as const;

/** What is written over the skyline of a search. */
export const skylineMessages = {
  height: 'height = calls waiting',
  /** What the colours of the bars mean. */
  inks: { down: 'call', leaf: 'game over', up: 'return' },
  /** What the tick over a bar means. */
  mind: 'changes its mind',
  /** Beside that tick. */
  call: (call: number) => numbers.format(call),
} as const;

/** What is said while a search is being recorded in the background, and where that came to nothing. */
export const recordingMessages = {
  working: 'Recording the search',
  progress: (calls: number) => `${countThings(calls, 'call')} so far`,
  cancel: 'Stop recording',
  again: 'Try again',
} as const;

/** What is said where marks are put on the board of a figure. */
export const boardMarkMessages = {
  label: 'The board at this step: put marks on it',
  /** After what the figure says of a cell: what a press makes of it. */
  press: (next: 'X' | 'O' | undefined) => `: press for ${next ?? 'empty'}`,
  how: 'Press a cell: a mark, the other one, empty.',
  home: 'The first board again',
} as const;

/** "X could still complete three lines and O two lines, so the guess is " */
export function countedLines({ computer, openLines }: FactsByKind['horizon']): Sentence {
  const { computer: own = 0, rival = 0 } = openLines ?? {};
  return say`${ink(computer)} could still complete ${lines(own)} and ${ink(otherMark(computer))}
    ${lines(rival)}, so the guess is `;
}

const lines = (number: number) => countInWords(number, 'line');
