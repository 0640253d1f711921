import { aloud, count, formatScore, spoken, numbers } from '#language/ui/language/grammar';
import type { Sentence } from '../ui/types.ts';

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
    improve: 'a better move',
    position: `position ${position}`,
  };
  return names[kind];
}

/** What every stepper says at first, apart from the sentences of the steps themselves. */
export const stepper = {
  controls: {
    group: 'Stepping',
    back: 'One step back',
    play: 'Play',
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
    breakpoint: (line: number) => `Stop at line ${line}`,
    line: (line: number) => `line ${line}`,
  },
  tools: {
    group: 'Tools',
    code: 'Code',
    goTo: 'Go to',
    stops: 'Stops',
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
  stopped: (what: string) => `Stopped at ${what}.`,
  breakpoint: breakpointName,
  backToText: 'Back to the text',
  /** Where it has no room. */
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
