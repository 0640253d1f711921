import type { Attack } from '../../attacks/attack.ts';
import { BREAK_REASONS } from '../../attacks/breakpoint.ts';
import { BLOCKED, CENTRE, FREE, OWN, type Line } from '../../attacks/line.ts';
import { lineAttacks, type LineReading } from '../../attacks/lineAttacks.ts';
import type { LinePlace } from '../../attacks/lineRuns.ts';
import { ARTICLE_RULES } from '../../attacks/rules.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X } from '../../core/types.ts';
import { choiceCodec } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level } from '../contract.ts';
import { paramsCodec, type Fields } from '../fields.ts';
import { lineField } from '../largeFields.ts';
import { LINE_LENGTH } from '../line.ts';
import { drawUntil, pick } from '../pick.ts';

/** Eleven cells; X is tried on the middle one, which is empty. */
export interface BreakLine {
  readonly line: readonly LinePlace[];
}

/** Whether and why the line breaks. */
export type BreakAnswer = (typeof BREAK_REASONS)[number];

/** Whether and why the line breaks, with the attacks that show it. */
export interface BreakLineFacts {
  readonly right: BreakAnswer;
  /** The attack through the tried cell; absent if the line has no room. */
  readonly central: Attack | undefined;
  /** The side attack that it joins, or the nearest one; absent if there is none. */
  readonly side: Attack | undefined;
}

/** The line differs from the answer. */
export interface BreakLineReason extends BreakLineFacts {
  readonly code: 'other-rule';
}

/** The reading of the line after X takes its middle cell. */
function readBreakLine({ line }: BreakLine): LineReading {
  const cells: Line = line.map((place, at) => {
    if (place === X || at === CENTRE) return OWN;
    return place === EMPTY ? FREE : BLOCKED;
  });
  return lineAttacks(cells, ARTICLE_RULES);
}

/** Why the line breaks or does not, with the attacks that it follows from. */
export function breakLineFacts(params: BreakLine): BreakLineFacts {
  const { attacks, breaks } = readBreakLine(params);
  const sides = attacks.filter(({ divider }) => divider > 1);
  const near = sides.filter(({ divider }) => divider === 2);
  const strongest = [...(near.length > 0 ? near : sides)].sort(
    (a, b) => b.power - a.power || b.potential - a.potential,
  );
  const central = attacks.find(({ divider }) => divider === 1);
  return { right: breaks ?? 'none', central, side: strongest[0] };
}

const fields: Fields<BreakLine> = { line: lineField };

/** Does the line break if X takes the middle cell, and by which rule? */
export const lineBreaks: ExerciseKind<BreakLine, BreakAnswer, BreakLineReason, 'line-breaks'> = {
  id: 'line-breaks',
  version: 1,
  fields,
  params: paramsCodec(fields, ({ line }) =>
    line[CENTRE] === EMPTY ? undefined : { code: 'asked-is-taken' },
  ),
  answer: choiceCodec<BreakAnswer>([
    ['none', 'none'],
    ['four', 'four'],
    ['open three', 'open-three'],
    ['joined', 'joined'],
  ]),

  /** Each answer is as likely as the others. 2: with side attacks; 3: near misses, edges and walls. */
  generate(rng, level) {
    const wanted = pick(rng, BREAK_REASONS);
    return drawUntil(
      rng,
      () => ({ line: drawLine(rng, level) }),
      (params) => {
        const { attacks, breaks = 'none' } = readBreakLine(params);
        const [own, isLong] = [marksOf(params), attacks.some(({ power }) => power > 4)];
        if (breaks !== wanted || isLong || own < 2) return false;
        return level === 1 || breaks === 'joined' || attacks.length > 1 || own > 2;
      },
    );
  },

  key: (params) => readBreakLine(params).breaks ?? 'none',

  grade(params, answer) {
    const facts = breakLineFacts(params);
    if (answer === facts.right) return FULL_MARKS;
    // That it breaks, or that it does not, is half of the answer.
    const isHalf = answer !== 'none' && facts.right !== 'none';
    return { points: isHalf ? 0.5 : 0, reasons: [{ code: 'other-rule', ...facts }] };
  },
};

const marksOf = ({ line }: BreakLine) => line.filter((place) => place === X).length;

/** Share of empty cells, in per cent. */
const ROOM: Record<Level, number> = { 1: 60, 2: 50, 3: 42 };

function drawLine(rng: Rng, level: Level): LinePlace[] {
  const line = Array.from({ length: LINE_LENGTH }, (_, at): LinePlace => {
    if (at === CENTRE || rng.int(100) < ROOM[level]) return EMPTY;
    return rng.int(100) < (level === 3 ? 68 : 80) ? X : O;
  });
  if (level === 3) line.fill(undefined, 0, rng.int(4));
  return line;
}
