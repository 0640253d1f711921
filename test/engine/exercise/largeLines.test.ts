import { describe, expect, it } from 'vitest';
import { EMPTY, KINDS, X, type CellContent, type Sheet } from '../../../src/engine/index.ts';
import { attacksOnText, breaksOnText, markWeightOnText } from '../attacks/onText.ts';
import { drawn } from './read.ts';

/** Letters as `attacksOnText` wants them: X's marks, empty, and whatever stops X. */
const lettersOf = (line: readonly (CellContent | undefined)[]) =>
  line.map((place) => (place === X ? 'f' : place === EMPTY ? '.' : '#')).join('');
const tried = (letters: string) => `${letters.slice(0, 5)}f${letters.slice(6)}`;

/** A board of 11 × 11 as rows of letters. */
const SIDE = 11;
const rowsOf = ({ stones }: Sheet) =>
  Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => {
      const stone = stones.find((each) => each.x === x && each.y === y);
      return stone ? (stone.mark === X ? 'X' : 'O') : '.';
    }).join(''),
  );

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

it('double-threat: the empty cells on which two lines break', () => {
  for (const params of drawn('double-threat')) {
    const rows = rowsOf(params.sheet);
    const mark = params.mark === X ? 'X' : 'O';
    const right = rows.flatMap((row, y) =>
      [...row].flatMap((letter, x) =>
        letter === '.' && breaksOnText(rows, [x, y], mark, '|') >= 2 ? [{ x, y }] : [],
      ),
    );
    expect(KINDS['double-threat'].key(params)).toEqual(right);
  }
});

it('cell-weight: what each mark is worth, in hundredths', () => {
  for (const params of drawn('cell-weight')) {
    const rows = rowsOf(params.sheet);
    const { x: column, y: row } = params.cell;
    const toMove = params.toMove === X ? 'X' : 'O';
    const worth = (mark: 'X' | 'O') =>
      Math.round(100 * markWeightOnText(toMove, rows, [column, row], mark, '|'));
    const { x, o } = KINDS['cell-weight'].key(params);
    // Sums in another order may round the other way.
    expect(Math.abs(x - worth('X'))).toBeLessThanOrEqual(1);
    expect(Math.abs(o - worth('O'))).toBeLessThanOrEqual(1);
  }
});
