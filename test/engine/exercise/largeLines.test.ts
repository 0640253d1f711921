import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  KINDS,
  LEVELS,
  O,
  X,
  seededRng,
  type CellContent,
  type KindId,
  type ParamsOf,
} from '../../../src/engine/index.ts';
import { attacksOnText, breakOnText, breaksOnText, markWeightOnText } from '../attacks/onText.ts';

/** A hundred exercises of each level. */
function drawn<Id extends KindId>(id: Id): ParamsOf<Id>[] {
  return LEVELS.flatMap((level) =>
    Array.from({ length: 100 }, (_, seed) => KINDS[id].generate(seededRng(1000 + seed), level)),
  ) as ParamsOf<Id>[];
}

/** Letters as `attacksOnText` wants them: X's marks, empty, and whatever stops X. */
const lettersOf = (line: readonly (CellContent | undefined)[]) =>
  line.map((place) => (place === X ? 'f' : place === EMPTY ? '.' : '#')).join('');
const tried = (letters: string) => `${letters.slice(0, 5)}f${letters.slice(6)}`;

/** A square of 11 × 11 as rows of letters. */
const SIDE = 11;
function rowsOf(cells: readonly CellContent[]): string[] {
  const letters = cells.map((content) => (content === EMPTY ? '.' : content === X ? 'X' : 'O'));
  return Array.from({ length: SIDE }, (_, y) => letters.slice(y * SIDE, (y + 1) * SIDE).join(''));
}
const pointOf = (cell: number) => [cell % SIDE, Math.floor(cell / SIDE)] as const;

describe('line-attacks', () => {
  it('names the runs of a line as they stand', () => {
    for (const params of drawn('line-attacks').filter(({ isTried }) => !isTried)) {
      const letters = `#${lettersOf(params.line)}#`;
      const runs = [...letters.matchAll(/(?<=(.))(f+)(?=(.))/g)].map(([run, before, , after]) => ({
        power: run.length,
        potential: `${before}${after}`.split('.').length - 1,
        divider: 1,
      }));
      expect(KINDS['line-attacks'].key(params)).toEqual(runs);
    }
  });

  it('names what a mark on the middle cell makes of it', () => {
    for (const params of drawn('line-attacks').filter(({ isTried }) => isTried)) {
      const letters = tried(lettersOf(params.line));
      const key = KINDS['line-attacks'].key(params);
      expect(key).toHaveLength(letters.slice(1, 10).match(/f+/g)?.length ?? 0);
      expect(key.filter((each) => each !== undefined)).toEqual(
        attacksOnText(letters).map(({ power, potential, divider }) => ({
          power,
          potential,
          divider,
        })),
      );
    }
  });
});

describe('line-breaks', () => {
  it.each([
    // The tried cell is the sixth; `-` is beyond the edge. Four in a row, one end open: a five is next.
    ['..OXX.X....', 'four'],
    // Three in a row with both ends open; with one end closed it is not enough.
    ['...XX......', 'open three'],
    ['..OXX......', 'none'],
    // One cell between: 1 and 2 marks, and one more because both have two open ends: 4.
    ['..XX.......', 'joined'],
    // 1 and 1 and one more are 3.
    ['...X.......', 'none'],
    // 2 and 2 marks with one cell between, however closed they are.
    ['.OXX..XO...', 'joined'],
    // No room for five: nothing breaks.
    ['--OXX..O---', 'none'],
  ] as const)('%s: %s', (text, right) => {
    const params = KINDS['line-breaks'].params.decode(text);
    if (!params.ok) throw new Error(params.problem.code);
    expect(KINDS['line-breaks'].key(params.value)).toBe(right);
  });

  it('is what the text of the rule says', () => {
    for (const params of drawn('line-breaks')) {
      const attacks = attacksOnText(tried(lettersOf(params.line)));
      expect(KINDS['line-breaks'].key(params)).toBe(breakOnText(attacks) ?? 'none');
    }
  });
});

it('double-threat: the empty cells on which two lines break', () => {
  for (const params of drawn('double-threat')) {
    const rows = rowsOf(params.cells);
    const mark = params.mark === X ? 'X' : 'O';
    const right = [...params.cells.keys()].filter(
      (cell) => params.cells[cell] === EMPTY && breaksOnText(rows, pointOf(cell), mark, '|') >= 2,
    );
    expect(KINDS['double-threat'].key(params)).toEqual(right);
  }
});

it('cell-weight: what each mark is worth, in hundredths', () => {
  for (const params of drawn('cell-weight')) {
    const rows = rowsOf(params.cells);
    const toMove = params.toMove === X ? 'X' : 'O';
    const worth = (mark: 'X' | 'O') =>
      Math.round(100 * markWeightOnText(toMove, rows, pointOf(params.cell), mark, '|'));
    const { x, o } = KINDS['cell-weight'].key(params);
    // Sums in another order may round the other way.
    expect(Math.abs(x - worth('X'))).toBeLessThanOrEqual(1);
    expect(Math.abs(o - worth('O'))).toBeLessThanOrEqual(1);
  }
});

it('scan-visits: from the last mark to the first unlike cell, both ways, until a line wins', () => {
  for (const params of drawn('scan-visits')) {
    const { rule, cells, last } = params;
    const rows = rowsOf(cells);
    const [x, y] = pointOf(last);
    const mark = cells[last] === O ? 'O' : 'X';
    // Four cells further there are five marks; to tell five from six takes one cell more.
    const reach = rule === 'standard' ? 5 : 4;
    const seen: number[] = [];
    // By their angle: 0, 45, 90, 135 degrees.
    for (const [dx, dy] of [
      [1, 0],
      [1, -1],
      [0, 1],
      [1, 1],
    ] as const) {
      const arms = [-1, 1].map((way) => {
        const steps = Array.from({ length: reach }, (_, at) => way * (at + 1));
        const letters = steps.map((step) => rows[y + step * dy]?.[x + step * dx] ?? '|').join('');
        const likes = /^[XO]/.test(letters)
          ? letters.length - letters.replace(new RegExp(`^${mark}+`), '').length
          : 0;
        const looked = Math.min(
          likes + 1,
          reach,
          letters.includes('|') ? letters.indexOf('|') : reach,
        );
        seen.push(...steps.slice(0, looked).map((step) => (y + step * dy) * SIDE + x + step * dx));
        return likes;
      });
      const length = 1 + (arms[0] ?? 0) + (arms[1] ?? 0);
      if (rule === 'standard' ? length === 5 : length >= 5) break;
    }
    expect(KINDS['scan-visits'].key(params)).toEqual(seen.sort((a, b) => a - b));
  }
});
