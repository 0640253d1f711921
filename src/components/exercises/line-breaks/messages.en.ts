import type { Attack, BreakAnswer, BreakLineFacts } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { attackText } from '#language/algorithms/line-attacks/ragged';
import { ink, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';
import { lineRules } from '#language/exercises/frame/lineRules';

type Why = Omit<BreakLineFacts, 'right'>;

/** "[2 : 2] and [1 : 2] with one empty cell between: 2 + 1 + 1 = 4". */
function sumText({ central, side }: Why): Sentence {
  if (!central || !side) return [];
  const bothOpen = central.potential === 2 && side.potential === 2;
  const sum = central.power + side.power + (bothOpen ? 1 : 0);
  return say`${strong(`[${central.power}\u00a0:\u00a0${central.potential}]`)} and
    ${strong(`[${side.power}\u00a0:\u00a0${side.potential}]`)} with one empty cell in between: ${strong(
      `${central.power} + ${side.power}${bothOpen ? ' + 1' : ''} = ${sum}`,
    )}${bothOpen ? ' (one more, because all their ends are open)' : ''}`;
}

const WHY: Readonly<Record<BreakAnswer, (why: Why) => Sentence>> = {
  four: ({ central }) =>
    say`It breaks, because of a four. The run through the middle is
      ${strong(central ? attackText(central) : '')}, four or more without a gap.`,
  'open three': ({ central }) =>
    say`It breaks, because of an open three. The attack through the middle is
      ${strong(central ? attackText(central) : '')}.`,
  joined: (why) => say`It breaks, because two attacks join. ${sumText(why)}.`,
  none: (why) => {
    const { central, side } = why;
    if (!central) return say`It doesn’t break: the line has no room for five.`;
    const has = say`It doesn’t break. In the middle is ${strong(attackText(central))}`;
    if (!side) return say`${has}, and there is no other attack to join.`;
    if (side.divider === 2) return say`${has}. ${sumText(why)}, and that is less than four.`;
    return say`${has}, and the next attack is more than one empty cell away.`;
  },
};

const ANSWER_TEXTS: Readonly<Record<BreakAnswer, string>> = {
  four: 'breaks: a four',
  'open three': 'breaks: an open three',
  joined: 'breaks: two attacks join',
  none: 'does not break',
};

/** Whether a line breaks: what is asked and said. */
export const lineBreaksMessages = {
  name: 'Does the line break?',
  about:
    'A line, and X on its middle cell. Pupils say whether that forces an answer, and by which rule.',
  fields: { line: { label: largeExercises.line } },
  question: say`${ink('X')} tries the marked cell in the middle. Does the line break then, and by
    which rule? If several rules fit, take the first. Here a run with a gap isn’t a four or a three:
    it counts as two runs.`,
  hints: {
    order: say`First count the unbroken run through the middle cell. Only if that makes neither a
      four nor an open three, look for another run with one empty cell in between.`,
    central: (central: Attack | undefined): Sentence =>
      central
        ? say`The attack through the middle is ${strong(attackText(central))}.`
        : say`Count the cells that are neither O nor beyond an edge. Are there five in a row?`,
    side: (side: Attack | undefined): Sentence =>
      side
        ? say`Beside it is ${strong(attackText(side))}.`
        : say`There is no other attack beside it.`,
  },
  answerText: (answer: BreakAnswer) => ANSWER_TEXTS[answer],
  how: 'Type one of these: four, open three, join, no.',
  /** What may be typed, by answer. */
  typed: {
    four: ['four', '4', 'a four'],
    'open three': ['open three', 'three', '3', 'an open three'],
    joined: ['join', 'joined', 'joins', 'two attacks join'],
    none: ['no', 'none', 'does not break'],
  } satisfies Readonly<Record<BreakAnswer, readonly string[]>>,
  rules: {
    title: 'When a line breaks',
    rows: [
      ['a four', lineRules.four],
      ['an open three', lineRules.openThree],
      ['two attacks join', lineRules.joined],
      ['does not break', lineRules.none],
    ] as const,
    note: lineRules.gapIsNoFour,
  },
  strip: 'The line of the question',
  tried: 'empty, X is tried here',
  choose: 'The line',
  why: ({ right, ...why }: BreakLineFacts): Sentence => WHY[right](why),
  /** Where to look, without the rule that fits. */
  reason: ({ central }: Pick<BreakLineFacts, 'central'>): Sentence =>
    central
      ? say`The run through the middle is ${strong(attackText(central))}. Go through the rules with
        it, from the first one on.`
      : say`Count the cells that are left to X on this line. Is there room for a five?`,
} as const;
