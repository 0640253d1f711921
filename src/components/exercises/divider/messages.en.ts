import type { DividerValue, DividerReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, inWords, say } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';
import { lineRules } from '#language/exercises/frame/lineRules';

/** A typed answer for no attack; the first is the one that readers are told of. */
const NONE = ['none', 'no'];

const cells = (count: number) => `${inWords(count)} ${count === 1 ? 'cell' : 'cells'}`;

const REASONS: Readonly<Record<DividerReason['code'], string>> = {
  'is-attack': 'It does count: there’s no O and no edge in between, and there is room for a five.',
  'no-attack':
    'Look at what’s between that mark and the tried cell, and whether X has room for a five at all.',
  'goes-through': 'Put the X on the tried cell first. Is this still a run of its own?',
  'is-distance': 'That’s how far away it is. Marks on the way don’t count, only empty cells do.',
  more: 'It is divided by more than that. Begin with one, and add every empty cell on the way.',
  fewer:
    'It is divided by less than that. Begin with one, and add only the empty cells on the way.',
};

/** By what is this attack divided? */
export const dividerMessages = {
  name: 'Find the divider',
  about:
    'X tries the middle cell of a line. Pupils say what one of its attacks is divided by: good for telling empty cells from distance.',
  fields: {
    line: { label: largeExercises.line },
    asked: {
      label: 'The mark that is asked about',
      option: (place: number) =>
        `${cells(Math.abs(place))} to the ${place < 0 ? 'left' : 'right'} of the middle`,
    },
  },
  question: say`${ink('X')} tries the marked cell in the middle. What is the weight of the attack
    with the question mark divided by? The program looks at four cells on each side.`,
  /** Where the question mark is, for someone who does not see it. */
  asked: (place: number) =>
    `The question mark is at the X ${cells(Math.abs(place))} to the ${place < 0 ? 'left' : 'right'} of the middle.`,
  strip: 'The line of the question',
  tried: 'empty, X is tried here',
  choose: 'It is divided by',
  answerText: (divider: DividerValue) => (divider === 0 ? 'no attack' : String(divider)),
  typed: (most: number) => `Type a number from 1 to ${most}, or “${NONE[0]}” if it is no attack.`,
  noAttack: NONE,
  hints: {
    rule: say`The divider of an attack is ${lineRules.divider}. If it goes through the cell, it’s
      one.`,
    wall: say`${lineRules.noAttack}`,
    between: (marks: number): Sentence =>
      say`${
        marks === 0
          ? 'There is no other mark between this run and the tried cell.'
          : `Between this run and the tried cell ${marks === 1 ? 'there is one more mark' : `there are ${inWords(marks)} more marks`}.`
      }`,
  },
  solution: (divider: DividerValue, empty: number): Sentence => {
    if (divider === 0) return say`No attack. ${lineRules.noAttack}`;
    if (divider === 1) return say`By 1: the run goes through the tried cell, so it isn’t divided.`;
    return say`By ${divider}: ${inWords(empty)} empty ${empty === 1 ? 'cell is' : 'cells are'}
      between it and the tried cell, and one is added.`;
  },
  reason: (code: DividerReason['code']): Sentence => say`${REASONS[code]}`,
} as const;
