import { CENTRE } from '../../attacks/line.ts';
import type { LinePlace } from '../../attacks/lineRuns.ts';
import {
  SLIPS,
  middleAttack,
  type MiddleAttack,
  type Slip,
} from '../../attacks/teaching/lineProgram.ts';
import { EMPTY, O, X } from '../../core/types.ts';
import type { Rng } from '../../core/rng.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { listField, paramsCodec, type Fields } from '../fields.ts';
import { LINE_LENGTH, lineCodec, lineField } from '../largeFields.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';

interface BreakCopyParams {
  readonly slip: Slip;
  /** Marks that stay as they are, and on which the copy is still right; X is tried on the middle cell, which is empty. */
  readonly line: readonly LinePlace[];
}

type Answer = readonly LinePlace[];

/** The copy reads that line as the original does; or it isn't the given line with marks added. */
export type BreakCopyReason =
  | { readonly code: 'both-agree'; readonly attack: MiddleAttack | undefined }
  | { readonly code: 'given-changed' };

/** What the original and the copy read on a line. */
export interface TwoReadings {
  readonly original: MiddleAttack | undefined;
  readonly copy: MiddleAttack | undefined;
}

export function bothReadings(slip: Slip, line: Answer): TwoReadings {
  return { original: middleAttack(line), copy: middleAttack(line, slip) };
}

function isCaught(slip: Slip, line: Answer): boolean {
  const { original, copy } = bothReadings(slip, line);
  return original?.power !== copy?.power || original?.potential !== copy?.potential;
}

/** Whether marks may be put on a place of the given line. */
export const isOpenPlace = (line: Answer, at: number): boolean =>
  line[at] === EMPTY && at !== CENTRE;

const isKept = (line: Answer, answer: Answer) =>
  answer.every((place, at) => (isOpenPlace(line, at) ? place !== undefined : place === line[at]));

/** As many marks as any slip can need: `short-walk` shows itself only at four in a row on one side. */
const MOST_ADDED = 4;

/** The lines with that many marks added, each once: the places in ascending order, X before O. */
function* withAdded(line: Answer, count: number, from = 0): Generator<Answer> {
  if (count === 0) {
    yield line;
    return;
  }
  for (let at = from; at < line.length; at++) {
    if (!isOpenPlace(line, at)) continue;
    for (const mark of [X, O]) yield* withAdded(line.with(at, mark), count - 1, at + 1);
  }
}

/** A line with the fewest marks added on which the copy is caught. */
function caughtLine({ slip, line }: BreakCopyParams): Answer | undefined {
  for (let count = 0; count <= MOST_ADDED; count++) {
    for (const each of withAdded(line, count)) if (isCaught(slip, each)) return each;
  }
  return undefined;
}

const fields: Fields<BreakCopyParams> = {
  slip: listField(SLIPS),
  line: lineField,
};

interface LevelRule {
  readonly slips: readonly Slip[];
  /** Marks that are there already. */
  readonly given: Span;
}
const RULES: Record<Level, LevelRule> = {
  1: { slips: ['one-side', 'one-end'], given: [1, 2] },
  2: { slips: ['over-gaps', 'short-walk'], given: [1, 3] },
  3: { slips: ['less-room', 'empty-room'], given: [1, 3] },
};

function drawLine(rng: Rng, marks: number): Answer {
  let line: Answer = Array.from({ length: LINE_LENGTH }, () => EMPTY);
  for (let put = 0; put < marks; put++) line = line.with(rng.int(LINE_LENGTH), pick(rng, [X, O]));
  return line.with(CENTRE, EMPTY);
}

/** Put marks on a line until the faulty copy of a program reads it otherwise than the original. */
export const breakCopy: ExerciseKind<BreakCopyParams, Answer, BreakCopyReason, 'break-copy'> = {
  id: 'break-copy',
  fields,
  params: paramsCodec(fields, (params) => {
    if (params.line[CENTRE] !== EMPTY) return { code: 'asked-is-taken' };
    const isNothing = isCaught(params.slip, params.line) || !caughtLine(params);
    return isNothing ? { code: 'nothing-to-find' } : undefined;
  }),
  answer: lineCodec,

  generate(rng, level) {
    const { slips, given } = RULES[level];
    const slip = pick(rng, slips);
    return drawUntil(
      rng,
      () => ({ slip, line: drawLine(rng, pickBetween(rng, given)) }),
      (params) =>
        params.line.some((place) => place !== EMPTY) &&
        !isCaught(slip, params.line) &&
        caughtLine(params) !== undefined,
    );
  },

  key(params) {
    const line = caughtLine(params);
    if (!line) throw new Error('no line shows this slip');
    return line;
  },

  grade({ slip, line }, answer) {
    if (!isKept(line, answer)) return wrong({ code: 'given-changed' });
    if (isCaught(slip, answer)) return FULL_MARKS;
    return wrong({ code: 'both-agree', attack: middleAttack(answer) });
  },
};
