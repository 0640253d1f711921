import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  BLOCKED,
  EMPTY,
  FREE,
  O,
  OWN,
  PEEK,
  X,
  lineAttacks,
  lineRuns,
  type LinePlace,
} from '../../../src/engine/index.ts';

const SIGNS: Record<string, LinePlace> = { '.': EMPTY, X, O, '|': undefined };
const lineOf = (text: string) => [...text].map((sign) => SIGNS[sign]);
const told = (text: string) =>
  lineRuns(lineOf(text)).map(({ mark, power, potential }) => {
    const name = mark === X ? 'X' : 'O';
    return `${name} ${power}:${potential}`;
  });

describe('the runs of a line', () => {
  it.each([
    ['.......', []],
    ['...X...', ['X 1:2']],
    ['.XX.XX.', ['X 2:2', 'X 2:2']],
    ['.XXXXO.', ['X 4:1', 'O 1:1']],
    ['OXXXXO', ['O 1:0', 'X 4:0', 'O 1:0']],
    ['|X.XX|', ['X 1:1', 'X 2:1']],
    // Both ends of the list are edges.
    ['XX.', ['X 2:1']],
    ['.OOOOOO.', ['O 6:2']],
    ['.XOX.', ['X 1:1', 'O 1:0', 'X 1:1']],
  ])('%s', (text, runs) => expect(told(text)).toEqual(runs));
});

/** Every line of seven places with empty cells, X and O, between edges of their own making. */
function* lines(length: number): Generator<LinePlace[]> {
  if (length === 0) return yield [];
  for (const rest of lines(length - 1)) for (const place of [EMPTY, X, O]) yield [...rest, place];
}

it('a run is the central attack of the definition, seen from one of its own cells', () => {
  let compared = 0;
  for (const line of lines(7)) {
    for (const { mark, from, to, power, potential } of lineRuns(line)) {
      if (power > 4) continue;
      const around = Array.from({ length: 2 * PEEK + 1 }, (_, at) => {
        const place = line[from - PEEK + at];
        return place === mark ? OWN : place === EMPTY ? FREE : BLOCKED;
      });
      const { attacks, room } = lineAttacks(around, ARTICLE_RULES);
      const central = attacks.find(({ divider }) => divider === 1);
      // Where a five can never stand the definition has no attack; there an open end may be left.
      if (room < 5) {
        expect(attacks).toEqual([]);
        continue;
      }
      expect({ power: central?.power, potential: central?.potential }).toEqual({
        power,
        potential,
      });
      expect(central?.to === to - from).toBe(true);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1500);
});
