import type { LineReason, NamedAttack } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, say, strong } from '#language/ui/language/grammar';
import { attackText } from '#language/algorithms/line-attacks/ragged';
import { largeExercises } from '#language/exercises/frame/large';
import { lineRules } from '#language/exercises/frame/lineRules';

const which = (run: number) => `Run ${run + 1}`;
/** Words for no attack, as they may be typed; the first is the one that readers are told of. */
const NONE = ['no', 'none', 'n'];

/** What to look at again; what is right is not told. */
const REASONS: Readonly<
  Record<LineReason['code'], (run: string, right: NamedAttack, isCutOff: boolean) => string>
> = {
  power: (run, _, isCutOff) =>
    isCutOff
      ? `${run}: count its marks again, up to the fourth cell from the tried one.`
      : `${run}: count its marks again, those side by side only.`,
  potential: (run, _, isCutOff) =>
    isCutOff
      ? `${run} goes on beyond the fourth cell, so that end is open. Look at its other end: is the next cell empty?`
      : `${run}: look at the cell before it and the cell after it. How many of the two are empty?`,
  divider: (run, { divider }) =>
    divider === 1
      ? `${run}: is there any empty cell between it and the tried cell?`
      : `${run}: count the empty cells between it and the tried one, and add one.`,
  'no-attack': (run) =>
    `${run} is no attack: something is in the way between it and the tried cell, or there is no room for five.`,
  'is-attack': (run) =>
    `${run} is an attack: nothing is in the way between it and the tried cell, and there is room for five.`,
  'other-count': () => 'Name every run that has a number.',
};

/** The attacks of X on a line: what is asked and said. */
export const lineAttacksMessages = {
  name: 'Name the attacks on a line',
  about:
    'A line of eleven cells. Pupils give power and potential of each run of X, and the divider where a cell is tried.',
  fields: {
    isTried: {
      label: 'What is asked',
      option: (isTried: boolean) =>
        isTried ? 'X tries the middle cell, and gaps divide the weight' : 'the line as it is',
    },
    line: { label: largeExercises.line },
  },
  question: (isTried: boolean): Sentence =>
    isTried
      ? say`${ink('X')} tries the marked cell in the middle. Name its attacks: for each numbered run
        give the power (how many marks), the potential (how many of its ends are open) and the
        divider (${lineRules.divider}). The program looks at four cells on each side.
        ${lineRules.noAttack}`
      : say`Name the attacks of ${ink('X')}: for each numbered run give the power (how many marks)
        and the potential (how many of its ends are open). Name runs with both ends closed as well:
        their potential is 0.`,
  hints: {
    parts: (isCutOff: boolean): Sentence =>
      say`The power is how many marks the run has. The potential is how many of its two ends are
        open: the next cell there is empty.${
          isCutOff
            ? ' A run that goes on beyond the fourth cell counts up to there, and that end is open.'
            : ''
        }`,
    divider: say`The run through the tried cell has divider one: nothing is between. For any other
      run count the empty cells on the way, over every gap, and add one. Marks on the way don’t
      count.`,
    first: (key: readonly (NamedAttack | undefined)[]): Sentence =>
      say`${which(0)}: ${strong(key[0] ? attackText(key[0]) : 'no attack')}.`,
  },
  solution: (key: readonly (NamedAttack | undefined)[]): Sentence =>
    say`${key
      .map((attack, run) => `${which(run)}: ${attack ? attackText(attack) : 'no attack'}`)
      .join('; ')}.`,
  /** `isCutOff`: the run goes on beyond the cells that are looked at. */
  reason: (
    code: LineReason['code'],
    run: number,
    right: NamedAttack | undefined,
    isCutOff: boolean,
  ): Sentence =>
    say`${REASONS[code](which(run), right ?? { power: 0, potential: 0, divider: 1 }, isCutOff)}`,
  run: which,
  /** After its name, for someone who does not see the strip: places are counted from 1. */
  place: (from: number, to: number) =>
    from === to ? `, at place ${from} from the left` : `, places ${from} to ${to} from the left`,
  /** After the name of a run that was named wrongly, for someone who does not see its frame. */
  notRight: ', wrong',
  answerText: (answer: readonly (NamedAttack | undefined)[]) =>
    answer.map((attack) => (attack ? attackText(attack) : 'no attack')).join(', '),
  how: (runs: number, example: string) =>
    `Type power:potential${runs > 1 ? ' of each run, with spaces between' : ''}, like ${example}.`,
  howTried: (runs: number, example: string) =>
    `Type power:potential/divider${runs > 1 ? ' of each run, with spaces between' : ''}, or “${NONE[0]}” for no attack, like ${example}.`,
  strip: 'The line of the question',
  parts: { power: 'power', potential: 'potential', divider: 'divider' },
  isAttack: 'attack or not',
  attack: 'an attack',
  none: 'no attack',
  /** In an answer that is typed. */
  noAttack: NONE,
  unset: '–',
  /** Beside a line to write on. */
  blank: (isTried: boolean) => (isTried ? '[power : potential] ÷ divider' : '[power : potential]'),
} as const;
