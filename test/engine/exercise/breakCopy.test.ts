import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SLIP_CODE } from '../../../src/components/exercises/break-copy/slipCode.ts';
import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  EMPTY,
  FREE,
  O,
  OWN,
  SLIPS,
  X,
  breakCopy,
  lineAttacks,
  lineCodec,
  middleAttack,
  type CellContent,
  type LinePlace,
} from '../../../src/engine/index.ts';

const SOURCE = 'src/engine/attacks/teaching/lineProgram.ts';
const line = (text: string): readonly LinePlace[] => {
  const read = lineCodec.decode(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** Every line of eleven cells whose middle is empty. */
function* everyLine(begun: readonly CellContent[] = []): Generator<readonly CellContent[]> {
  if (begun.length === 2 * CENTRE + 1) yield begun;
  else if (begun.length === CENTRE) yield* everyLine([...begun, EMPTY]);
  else for (const content of [EMPTY, X, O] as const) yield* everyLine([...begun, content]);
}

describe('the program that reads the run through the middle', () => {
  it('says of every line what the engine says', () => {
    let count = 0;
    for (const cells of everyLine()) {
      const own = cells.map((content, at) => {
        if (at === CENTRE || content === X) return OWN;
        return content === EMPTY ? FREE : BLOCKED;
      });
      const { attacks } = lineAttacks(own, ARTICLE_RULES);
      const central = attacks.find(({ divider }) => divider === 1);
      const found = middleAttack(cells);
      if (found?.power !== central?.power || found?.potential !== central?.potential) {
        throw new Error(cells.join(''));
      }
      count += 1;
    }
    expect(count).toBe(3 ** 10);
  });

  it('has each line that the exercise shows, in the original and in its copy', () => {
    const source = readFileSync(SOURCE, 'utf8');
    const [original = '', copies = ''] = source.split('const SLIPPED');
    for (const slip of SLIPS) {
      expect(original).toContain(SLIP_CODE[slip].original);
      expect(copies.split(`'${slip}': {`)[1]?.split(/^ {2}'/m)[0]).toContain(SLIP_CODE[slip].copy);
    }
  });
});

describe('a line that catches a copy', () => {
  // Worked out by hand: what the original says, what the copy says.
  it.each([
    ['one-side', '...XX..X...', [3, 2], [3, 2]],
    ['one-side', '...XX.X....', [4, 2], [3, 2]],
    ['one-end', '..OXX......', [3, 1], [3, 0]],
    ['one-end', '......XXO..', [3, 1], [3, 2]],
    ['over-gaps', '...X.......', [1, 2], [2, 2]],
    ['over-gaps', '...XO......', [1, 1], [2, 2]],
    ['short-walk', '.XXXX......', [5, 2], [4, 2]],
    ['short-walk', '..XXX......', [4, 2], [4, 2]],
    ['less-room', '...O....O..', undefined, [1, 2]],
    ['less-room', '..O.....O..', [1, 2], [1, 2]],
    ['empty-room', '..O.X...O..', [2, 2], undefined],
    ['empty-room', '..O.....O..', [1, 2], [1, 2]],
  ] as const)('%s, %s', (slip, text, original, copy) => {
    const told = (attack: ReturnType<typeof middleAttack>) =>
      attack && [attack.power, attack.potential];
    // A run that is closed and no five counts for nothing.
    const meant = copy?.[1] === 0 ? undefined : copy;
    expect(told(middleAttack(line(text)))).toEqual(original);
    expect(told(middleAttack(line(text), slip))).toEqual(meant);
  });

  it('keeps the marks that were there, and gets full marks however it does it', () => {
    const params = { slip: 'one-side', line: line('....X......') } as const;
    const grade = (text: string) => breakCopy.grade(params, line(text));
    expect(lineCodec.encode(breakCopy.key(params))).toBe('....X.X....');
    expect(grade('....X.X....').points).toBe(1);
    expect(grade('..XXX.X...O').points).toBe(1);
    expect(grade('...XX......').reasons).toEqual([
      { code: 'both-agree', attack: { power: 3, potential: 2 } },
    ]);
    expect(grade('......XX...').reasons).toEqual([{ code: 'given-changed' }]);
    expect(grade('....XXX....').reasons).toEqual([{ code: 'given-changed' }]);
  });
});

// The key has the fewest marks: no line with fewer catches the copy.
it.each(SLIPS)('%s: no line with fewer marks added does it', (slip) => {
  const given = line('...........');
  const params = { slip, line: given };
  const marks = (cells: readonly LinePlace[]) => cells.filter((place) => place !== EMPTY).length;
  const fewest = Math.min(
    ...[...everyLine()].filter((cells) => breakCopy.grade(params, cells).points === 1).map(marks),
  );
  expect(marks(breakCopy.key(params))).toBe(fewest);
  expect([X, O]).toContain(breakCopy.key(params).find((place) => place !== EMPTY));
});
