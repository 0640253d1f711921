import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  DIRECTIONS,
  FREE,
  LINE_EVENTS,
  OWN,
  lineAttacks,
  lineThrough,
  markOf,
  seededRng,
  type AttackRules,
  type Line,
  type LineEvent,
  type LineReading,
} from '../../../src/engine/index.ts';
import { recordSteps } from '../../../src/engine/trace/linearTrace.ts';
import { boardOf } from '../boardOf.ts';
import { attacksOnText, breakOnText, lineOnText } from './onText.ts';
import { deep } from '../../deep.ts';

const LETTERS = ['.', 'f', '#'] as const;
const textOf = (line: Line) => line.map((cell) => LETTERS[cell]).join('');

/** Every line there is: the ten neighbours of a cell. */
function* everyLine(): Generator<Line> {
  for (let number = 0; number < 3 ** 10; number++) {
    const digits = number.toString(3).padStart(10, '0');
    const cells = [...digits].map(
      (digit) => ([FREE, OWN, BLOCKED] as const)[Number(digit)] ?? FREE,
    );
    yield [...cells.slice(0, CENTRE), OWN, ...cells.slice(CENTRE)];
  }
}

/**
 * A drawn line: `X` and `O` marks, `.` empty, `|` the edge, the lower-case letter the tried cell, whose
 * mark is tried. What is not drawn is empty.
 */
function drawn(text: string): Line {
  const centre = text.search(/[xo]/);
  const own = text.charAt(centre).toUpperCase();
  return Array.from({ length: 11 }, (_, at) => {
    const offset = at - CENTRE;
    const [first, last] = [
      text.startsWith('|') ? 1 : 0,
      text.length - (text.endsWith('|') ? 2 : 1),
    ];
    const place = centre + offset;
    if (offset === 0) return OWN;
    if (place < first) return first === 1 ? BLOCKED : FREE;
    if (place > last) return text.endsWith('|') ? BLOCKED : FREE;
    const letter = text.charAt(place);
    return letter === '.' ? FREE : letter === own ? OWN : BLOCKED;
  });
}

const read = (text: string) => lineAttacks(drawn(text), ARTICLE_RULES);
const named = ({ attacks }: LineReading) =>
  attacks.map(({ power, potential, divider }) => `${power}:${potential}/${divider}`).join(' ');

// What a reader can check by hand. Every line there is, is read a second time below.
describe('the attacks of a line', () => {
  it.each([
    ['X.X.X.xOO', '1:2/3 1:2/2 1:1/1'],
    ['.OX.X.x|', '1:1/3 1:2/2 1:1/1'],
    ['OOO..OoO.|', '1:2/3 3:2/1'],
    ['|o...OO.', '1:1/1 1:2/4'],
  ])('%s, a check of the text itself', (text, attacks) => expect(named(read(text))).toBe(attacks));

  it.each([
    ['|xXXXX.', [0, 4], 5],
    ['.....x|', [-4, 0], 5],
    ['OxO', [0, 0], 1],
    ['O.x..O', [-1, 2], 4],
    ['.....x.....', [-4, 4], 9],
  ])('%s has its window at %j', (text, window, room) => {
    // Never −0, which would be another number to a test and to a reader.
    expect(read(text)).toMatchObject({ window, room });
  });

  it('counts side attacks only if the rules say so', () => {
    const rules: AttackRules = { ...ARTICLE_RULES, ragged: false };
    expect(named(lineAttacks(drawn('X.X.X.xOO'), rules))).toBe('1:1/1');
    expect(lineAttacks(drawn('x.XXX'), rules).breaks).toBeUndefined();
    expect(read('x.XXX').breaks).toBe('joined');
  });
});

describe('every line there is', () => {
  const lines = [...everyLine()];

  it('reads as a second reading of the text does: attacks, weight, breakpoint', () => {
    const odd = lines.filter((line) => {
      const [here, there] = [lineAttacks(line, ARTICLE_RULES), attacksOnText(textOf(line))];
      const attacks = here.attacks.map(({ power, potential, divider, weight }) => {
        return { power, potential, divider, weight };
      });
      const weight = there.reduce((sum, attack) => sum + attack.weight, 0);
      const isSame =
        JSON.stringify(attacks) === JSON.stringify(there) &&
        Math.abs(here.weight - weight) < 1e-12 &&
        here.breaks === breakOnText(there) &&
        here.fives === there.filter(({ power }) => power >= 5).length;
      return !isSame;
    });
    expect(odd.map(textOf)).toEqual([]);
  });

  it('reads the same with a tracer, which is told of every kind; nothing is ever dropped for its ends', () => {
    const told = new Set<string>();
    const rules = { ...ARTICLE_RULES, ragged: false };
    for (const line of lines.filter((_, at) => at % deep(29, 7) === 0)) {
      let traced: LineReading | undefined;
      const { events } = recordSteps<LineEvent>(LINE_EVENTS, (trace) => {
        traced = lineAttacks(line, ARTICLE_RULES, trace);
      });
      expect(traced).toEqual(lineAttacks(line, ARTICLE_RULES));
      for (const { kind } of events) told.add(kind);
    }
    // With room for five, no run below five is closed at both ends: the filter has nothing to do.
    expect([...told].toSorted()).toEqual(LINE_EVENTS.filter((kind) => kind !== 'drop').toSorted());
    const { events } = recordSteps<LineEvent>(LINE_EVENTS, (trace) => {
      lineAttacks(drawn('x.X'), rules, trace);
    });
    expect(events.filter(({ kind }) => kind === 'drop')).toHaveLength(1);
  });
});

describe('lines of a board', () => {
  it(`are what is drawn, in every direction, with borders and without: ${deep('24,000', '100,000')} lines`, () => {
    const rng = seededRng(7);
    let odd = 0;
    for (let round = 0; round < deep(3000, 12_500); round++) {
      const [width, height] = [1 + rng.int(12), 1 + rng.int(12)];
      const hasBorders = rng.int(2) === 0;
      const rows = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => 'XXOO....'.charAt(rng.int(8))).join(''),
      );
      const board = boardOf(rows, hasBorders ? { width, height } : undefined);
      const [x, y] = [rng.int(width), rng.int(height)];
      for (const direction of DIRECTIONS) {
        const way = [direction.dx, direction.dy] as const;
        for (const sign of ['X', 'O'] as const) {
          const wanted = lineOnText(rows, [x, y], way, sign, hasBorders ? '|' : '.');
          const line = lineThrough(board, x, y, direction, markOf(sign));
          const sum = attacksOnText(wanted).reduce((total, { weight }) => total + weight, 0);
          const isSame =
            textOf(line) === wanted &&
            Math.abs(lineAttacks(line, ARTICLE_RULES).weight - sum) < 1e-12;
          if (!isSame) odd += 1;
        }
      }
    }
    expect(odd).toBe(0);
  });
});
