import type { BreakCopyReason, MiddleAttack, Slip, TwoReadings } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { attackText } from '#language/algorithms/line-attacks/ragged';
import { capital, countThings, ink, inWords, say, strong } from '#language/ui/language/grammar';

/** What the changed line is for. */
const STEPS: Readonly<Record<Slip, string>> = {
  'one-side': 'how many marks the run has, from those left and right of the middle',
  'one-end': 'how many ends of the run are open',
  'over-gaps': 'where the program stops counting X’s marks',
  'short-walk': 'how far the program looks for X’s marks',
  'less-room': 'how much room X needs',
  'empty-room': 'which cells count as room for X',
};

/** Where to look, by slip. */
const WHERE: Readonly<Record<Slip, string>> = {
  'one-side': 'Put X on both sides of the middle. What does each program add up?',
  'one-end': 'Close one end of the run, and leave the other open. Does it matter which end?',
  'over-gaps': 'Leave a gap in X’s marks. What does each program do when it gets there?',
  'short-walk': 'Which is the only cell on each side that the copy doesn’t look at?',
  'less-room':
    'Shut X in with O on both sides, and count the cells in between. When do the two disagree?',
  'empty-room': 'Shut X in a little, and put X’s own marks where its room is.',
};

/** "[2 : 1] (2 marks, 1 open end)": the signs alone say nothing to the ear. */
function read(attack: MiddleAttack | undefined): Sentence {
  if (!attack) return say`${strong('no attack')}`;
  const { power, potential } = attack;
  const inFull = `${countThings(power, 'mark')}, ${countThings(potential, 'open end')}`;
  return say`${strong(attackText({ ...attack, divider: 1 }))} (${inFull})`;
}

/** What the exercise `break-copy` says. */
export const breakCopyMessages = {
  name: 'Catch a faulty copy',
  about:
    'A program that reads a line, and a copy with one line of it changed. Pupils put marks on the line until the copy gives itself away.',
  fields: {
    slip: { label: 'What is changed in the copy', option: (slip: Slip) => STEPS[slip] },
    line: { label: 'Marks that are there already' },
  },
  question: (slip: Slip): Sentence =>
    say`${ink('X')} tries the marked cell in the middle, and a program says what that makes. A copy
      of the program has a mistake in one line, the one that says ${strong(STEPS[slip])}. With the
      marks that are there now, the two still agree. Add marks until they don’t.`,
  /** The program in words. */
  program:
    'The program says two things of the run through the middle: how many marks it has, and how many of its ends are open. It says “no attack” if X has fewer than five cells to use on this line, or if both ends are closed and the run is shorter than five. It looks four cells each way, and at the fifth only to see whether an end is open.',
  code: { original: 'The program', copy: 'The copy' },
  strip: 'The line. Choose a cell to change what is on it.',
  place: (at: number, place: string, isGiven: boolean) =>
    `Cell ${at}: ${place}${isGiven ? ', can’t be changed' : ''}`,
  middle: 'empty, X is tried here',
  /** Said after the line, which is spoken cell by cell. */
  tried: (at: number) => `X is tried on cell ${at}, the middle one.`,
  cleared: 'Your marks are off the line.',
  how: 'Tap a cell to change it: X, then O, then empty again. With the keyboard, use the arrows and X, O or Delete.',
  clear: 'Take my marks off',
  hints: {
    compare: say`Say in your own words what the line does in the program, and what it does in the
      copy.`,
    where: (slip: Slip): Sentence => say`${WHERE[slip]}`,
    count: (marks: number): Sentence =>
      say`${
        marks === 1
          ? 'One more mark is enough.'
          : `${capital(inWords(marks))} more marks are enough.`
      }`,
  },
  solution: (line: string, { original, copy }: TwoReadings): Sentence =>
    say`Many lines show it. One of them is ${strong(line)}: there the program says
      ${read(original)}, and the copy says ${read(copy)}.`,
  reason: (reason: BreakCopyReason): Sentence =>
    reason.code === 'given-changed'
      ? say`The marks that were there already have to stay as they are, and the middle has to stay
        empty.`
      : say`On this line both of them say ${read(reason.attack)}.`,
  blank: 'Put your marks on the line.',
};
