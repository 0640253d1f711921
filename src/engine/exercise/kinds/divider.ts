import type { Attack } from '../../attacks/attack.ts';
import { BLOCKED, CENTRE, FREE, OWN, REACH, type Line } from '../../attacks/line.ts';
import { lineAttacks, type LineReading } from '../../attacks/lineAttacks.ts';
import type { LinePlace } from '../../attacks/lineRuns.ts';
import { ARTICLE_RULES } from '../../attacks/rules.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X } from '../../core/types.ts';
import { choiceCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { choiceField, paramsCodec, type Fields } from '../fields.ts';
import { lineField } from '../largeFields.ts';
import { LINE_LENGTH } from '../line.ts';
import { drawUntil, pick } from '../pick.ts';

/** A line of eleven cells. X tries the middle one, and one of the X around it is asked about. */
export interface DividerParams {
  readonly line: readonly LinePlace[];
  /** Where it is, from the middle: negative to the left. */
  readonly asked: number;
}

/** By what the attack with the asked mark is divided; 0 if it is no attack. */
export const DIVIDERS = [0, 1, 2, 3, 4] as const;
export type DividerValue = (typeof DIVIDERS)[number];

/** What is wrong with an answer, without what is right. */
export interface DividerReason {
  readonly code:
    | 'is-attack'
    | 'no-attack'
    /** The mark is in one run with the tried cell. */
    | 'goes-through'
    /** The answer is the distance, marks on the way counted. */
    | 'is-distance'
    | 'more'
    | 'fewer';
}

/** The places that may be asked about, by their texts in links. */
const PLACES = [4, 3, 2, 1].flatMap((away): readonly (readonly [number, string])[] => [
  [-away, `l${away}`],
  [away, `r${away}`],
]);

const fields: Fields<DividerParams> = { line: lineField, asked: choiceField<number>(PLACES) };

function readingOf({ line }: DividerParams): LineReading {
  const cells: Line = line.map((place, at) => {
    if (place === X || at === CENTRE) return OWN;
    return place === EMPTY ? FREE : BLOCKED;
  });
  return lineAttacks(cells, ARTICLE_RULES);
}

/** The attack that the asked mark belongs to, if it is one. */
export function askedAttack(params: DividerParams): Attack | undefined {
  const { asked } = params;
  return readingOf(params).attacks.find(({ from, to }) => from <= asked && asked <= to);
}

/** First and last place in the line of the run that is asked about, the tried mark with it. */
export function askedRun({ line, asked }: DividerParams): readonly [from: number, to: number] {
  const isX = (at: number) => at === CENTRE || line[at] === X;
  let [from, to] = [CENTRE + asked, CENTRE + asked];
  while (isX(from - 1)) from -= 1;
  while (isX(to + 1)) to += 1;
  return [from, to];
}

function keyOf(params: DividerParams): DividerValue {
  const divider = askedAttack(params)?.divider ?? 0;
  const found = DIVIDERS.find((each) => each === divider);
  if (found === undefined) throw new Error(`a divider of ${divider} in a window of nine cells`);
  return found;
}

/** How far the nearest mark of the asked run is from the tried cell. */
function distanceOf(params: DividerParams): number {
  const [from, to] = askedRun(params);
  return params.asked < 0 ? CENTRE - to : from - CENTRE;
}

/** 1: nothing but empty cells between; 2: marks between; 3: walls as well. Each of these keys is as likely as the others. */
const WANTED: Record<Level, readonly DividerValue[]> = {
  1: [2, 3, 4],
  2: [1, 2, 3, 2, 3],
  3: [0, 1, 2, 3, 0],
};

/** By what is this attack divided? */
export const dividerKind: ExerciseKind<DividerParams, DividerValue, DividerReason, 'divider'> = {
  id: 'divider',
  version: 1,
  fields,
  params: paramsCodec(fields, ({ line, asked }) => {
    if (line[CENTRE] !== EMPTY) return { code: 'asked-is-taken' };
    return line[CENTRE + asked] === X ? undefined : { code: 'asked-is-empty' };
  }),
  answer: choiceCodec<DividerValue>(DIVIDERS.map((each) => [each, String(each)])),

  generate(rng, level) {
    const wanted = pick(rng, WANTED[level]);
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => {
        const key = keyOf(params);
        const [from, to] = askedRun(params);
        const isSeen = from >= CENTRE - REACH && to <= CENTRE + REACH;
        if (key !== wanted || !isSeen) return false;
        const isPlain = distanceOf(params) === key;
        return level === 1 ? isPlain : key < 2 || !isPlain;
      },
    );
  },

  key: keyOf,
  allRight: (params) => [keyOf(params)],

  grade(params, answer) {
    const key = keyOf(params);
    if (answer === key) return FULL_MARKS;
    if (key === 0) return wrong({ code: 'no-attack' });
    if (answer === 0) return wrong({ code: 'is-attack' });
    if (key === 1) return wrong({ code: 'goes-through' });
    if (answer === distanceOf(params)) return wrong({ code: 'is-distance' });
    return wrong({ code: answer < key ? 'more' : 'fewer' });
  },
};

/** Share of empty cells, of X among the others, both in per cent. */
const ROOM: Record<Level, readonly [number, number]> = { 1: [75, 90], 2: [50, 92], 3: [48, 74] };

function draw(rng: Rng, level: Level): DividerParams | undefined {
  const [room, own] = ROOM[level];
  const line = Array.from({ length: LINE_LENGTH }, (_, at): LinePlace => {
    if (at === CENTRE || rng.int(100) < room) return EMPTY;
    return rng.int(100) < own ? X : O;
  });
  if (level === 3) line.fill(undefined, 0, rng.int(3));
  const places = PLACES.map(([place]) => place).filter((place) => line[CENTRE + place] === X);
  return places.length === 0 ? undefined : { line, asked: pick(rng, places) };
}
