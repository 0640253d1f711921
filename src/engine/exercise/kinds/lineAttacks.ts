import { CENTRE, BLOCKED, FREE, OWN, REACH, type Line } from '../../attacks/line.ts';
import { lineAttacks } from '../../attacks/lineAttacks.ts';
import { lineRuns, type LinePlace } from '../../attacks/lineRuns.ts';
import { ARTICLE_RULES, type Potential } from '../../attacks/rules.ts';
import type { Attack } from '../../attacks/attack.ts';
import { ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X } from '../../core/types.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { choiceField, paramsCodec, type Fields } from '../fields.ts';
import { LINE_LENGTH, lineField } from '../largeFields.ts';
import { drawUntil } from '../draw.ts';

/** A line of eleven cells. */
export interface LineParams {
  readonly line: readonly LinePlace[];
  /** Whether X tries the middle cell, so that distances count; otherwise the line is read as it is. */
  readonly isTried: boolean;
}

/** What a run is worth as an attack. Without a tried cell every divider is 1. */
export interface NamedAttack {
  readonly power: number;
  readonly potential: Potential;
  readonly divider: number;
}

/** By what an attack can be divided: one more than the empty cells between. */
export const DIVIDERS = [1, 2, 3, 4] as const;

/** One entry for each run that is asked about; `undefined` if it is no attack. */
export type NamedAttacks = readonly (NamedAttack | undefined)[];

/** A run of X that is asked about: its places in the line. */
interface AskedRun {
  readonly from: number;
  readonly to: number;
}

/** What is wrong with the entry of a run; `right` is what it should be. */
export interface LineReason {
  readonly code: 'power' | 'potential' | 'divider' | 'no-attack' | 'is-attack' | 'other-count';
  /** From 0 at the left. */
  readonly run: number;
  readonly right: NamedAttack | undefined;
}

/** The most runs that fit into a line: single marks with gaps between. */
const MOST_RUNS = 5;
/** The greatest power that an answer can hold: it has one digit for it. */
const LONGEST_RUN = 9;

/** The line, with X on the middle cell if it is tried there. */
export function shownLine({ line, isTried }: LineParams): readonly LinePlace[] {
  return isTried ? line.map((place, at) => (at === CENTRE ? X : place)) : line;
}

/** The runs of X that are asked about; if a cell is tried, only those within its window. */
export function askedRuns(params: LineParams): AskedRun[] {
  const [first, last] = params.isTried
    ? [CENTRE - REACH, CENTRE + REACH]
    : [0, params.line.length - 1];
  const inReach = shownLine(params).map((place, at) => (at < first || at > last ? EMPTY : place));
  return lineRuns(inReach).filter(({ mark }) => mark === X);
}

/**
 * Whether a run goes on beyond the window: it counts up to the rim, and is open there. Teachers may ask for it; generated tasks
 * don't.
 */
export function isCutOff({ line, isTried }: LineParams, { from, to }: AskedRun): boolean {
  const isOn = (end: number, rim: number, next: number) => end === rim && line[next] === X;
  const [first, last] = [CENTRE - REACH, CENTRE + REACH];
  return isTried && (isOn(from, first, first - 1) || isOn(to, last, last + 1));
}

function lineFor(params: LineParams): Line {
  return shownLine(params).map((place) => (place === X ? OWN : place === EMPTY ? FREE : BLOCKED));
}

function keyOf(params: LineParams): NamedAttacks {
  const named = ({ power, potential, divider }: NamedAttack) => ({ power, potential, divider });
  if (!params.isTried) {
    const runs = lineRuns(params.line).filter(({ mark }) => mark === X);
    return runs.map((run) => named({ ...run, divider: 1 }));
  }
  const { attacks } = lineAttacks(lineFor(params), ARTICLE_RULES);
  return askedRuns(params).map((run) => {
    const isThis = (attack: Attack) => CENTRE + attack.from === run.from;
    const attack = attacks.find(isThis);
    return attack && named(attack);
  });
}

const fields: Fields<LineParams> = {
  isTried: choiceField([
    [false, 'l'],
    [true, 't'],
  ]),
  line: lineField,
};

function refuse(params: LineParams): CodecProblem | undefined {
  if (params.isTried && params.line[CENTRE] !== EMPTY) return { code: 'asked-is-taken' };
  const runs = askedRuns(params);
  if (runs.length === 0) return { code: 'nothing-to-find' };
  if (runs.length > MOST_RUNS) {
    return { code: 'too-much', found: runs.length, limit: MOST_RUNS };
  }
  const longest = Math.max(...runs.map(({ from, to }) => to - from + 1));
  if (longest <= LONGEST_RUN) return undefined;
  return { code: 'too-much', found: longest, limit: LONGEST_RUN };
}

const answerCodec: Codec<NamedAttacks> = {
  limit: MOST_RUNS * 4 - 1,
  encode: (answer) =>
    answer.map((each) => (each ? `${each.power}${each.potential}${each.divider}` : 'n')).join('-'),
  decode(text) {
    if (!/^(n|[1-9][0-2][1-4])(-(n|[1-9][0-2][1-4])){0,4}$/.test(text)) return strange(text);
    return ok(
      text.split('-').map((part) => {
        const [power = 0, potential = 0, divider = 0] = [...part].map(Number);
        return part === 'n' ? undefined : { power, potential: potential as Potential, divider };
      }),
    );
  },
};

/** How many parts of one entry are right, out of how many, and the first error. */
function gradeRun(
  right: NamedAttack | undefined,
  given: NamedAttack | undefined,
  run: number,
  asks: readonly (keyof NamedAttack)[],
) {
  if (!right || !given) {
    const isRight = right === given;
    const code = right ? ('is-attack' as const) : ('no-attack' as const);
    return {
      points: isRight ? asks.length : 0,
      reason: isRight ? undefined : { code, run, right },
    };
  }
  const wrong = asks.filter((part) => right[part] !== given[part]);
  const [code] = wrong;
  return { points: asks.length - wrong.length, reason: code && { code, run, right } };
}

/** Name the attacks of X on a line: power, potential and, where a cell is tried, divider. */
export const lineAttacksKind: ExerciseKind<LineParams, NamedAttacks, LineReason, 'line-attacks'> = {
  id: 'line-attacks',
  fields,
  params: paramsCodec(fields, refuse),
  answer: answerCodec,

  /** 1: one or two runs; 2: more, and edges; 3: the middle cell is tried. */
  generate(rng, level) {
    return drawUntil(
      rng,
      () => ({ line: drawLine(rng, level), isTried: level === 3 }),
      (params) => {
        const runs = askedRuns(params);
        const isFit = level === 1 ? runs.length <= 2 : runs.length >= 2 && runs.length <= 4;
        const isWorth = runs.some(({ from, to }) => to > from);
        const isShort = runs.every(({ from, to }) => to - from < 5);
        const isRoomy = params.line.filter((place) => place === EMPTY).length >= 3;
        return isFit && isWorth && isShort && isRoomy && !runs.some((run) => isCutOff(params, run));
      },
    );
  },

  key: keyOf,

  grade(params, answer) {
    const key = keyOf(params);
    if (key.length !== answer.length) {
      return { points: 0, reasons: [{ code: 'other-count', run: 0, right: undefined }] };
    }
    const asks = params.isTried
      ? (['power', 'potential', 'divider'] as const)
      : (['power', 'potential'] as const);
    const graded = key.map((right, run) => gradeRun(right, answer[run], run, asks));
    const sum = graded.reduce((points, each) => points + each.points, 0);
    return {
      points: sum / (key.length * asks.length),
      reasons: graded.flatMap(({ reason }) => (reason ? [reason] : [])),
    };
  },
};

function drawLine(rng: Rng, level: Level): LinePlace[] {
  const line = Array.from({ length: LINE_LENGTH }, (): LinePlace => {
    const drawn = rng.int(10);
    if (drawn < (level === 3 ? 5 : 4)) return EMPTY;
    return drawn < 8 ? X : O;
  });
  if (level > 1) {
    const [left, right] = [rng.int(4), rng.int(4)];
    line.fill(undefined, 0, level === 2 ? left : Math.max(0, left - 1));
    if (right > 1) line.fill(undefined, LINE_LENGTH - right + 1);
  }
  if (level === 3) line[CENTRE] = EMPTY;
  return line;
}
