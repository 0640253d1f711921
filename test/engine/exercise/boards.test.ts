import { describe, expect, it } from 'vitest';
import {
  GAME_VALUES,
  X,
  boardField,
  boardMove,
  checkSetup,
  emptyCells,
  emptySetup,
  findPairingKind,
  isPairing,
  linesThroughKind,
  makePosition,
  makeVariant,
  markName,
  movesOnBoard,
  pairsOf,
  seededRng,
  variantField,
  whoWins,
  type CellPair,
} from '../../../src/engine/index.ts';
import { plain } from '../plainBoards.ts';
import { deep } from '../../deep.ts';

const drawn = <Params extends object>(
  kind: { generate(rng: ReturnType<typeof seededRng>, level: 1 | 2 | 3): Params },
  seeds = 12,
): Params[] =>
  ([1, 2, 3] as const).flatMap((level) =>
    Array.from({ length: seeds }, (_, seed) => kind.generate(seededRng(seed), level)),
  );

describe('exercises on boards of any size', () => {
  it('count the lines through a cell as one finds them by walking from it', () => {
    for (const { variant, cell } of drawn(linesThroughKind)) {
      const { columns, rows, layers } = variant.geometry;
      const at = [
        cell % columns,
        Math.floor(cell / columns) % rows,
        Math.floor(cell / (columns * rows)),
      ];
      let lines = 0;
      // Half of the 27 steps: the other half leads the other way.
      for (let step = 14; step < 27; step++) {
        const by = [(step % 3) - 1, (Math.floor(step / 3) % 3) - 1, Math.floor(step / 9) - 1];
        const room = (way: 1 | -1) => {
          for (let far = 1; ; far++) {
            const isIn = [columns, rows, layers].every((size, axis) => {
              const to = (at[axis] ?? 0) + far * way * (by[axis] ?? 0);
              return to >= 0 && to < size;
            });
            if (!isIn) return far - 1;
          }
        };
        const [back, on] = [room(-1), room(1)];
        for (let from = 0; from < variant.winLength; from++) {
          if (from <= back && variant.winLength - 1 - from <= on) lines++;
        }
      }
      expect(linesThroughKind.key({ variant, cell }), `${variant.id} ${cell}`).toBe(lines);
    }
  });

  it('know who wins, as plain minimax does', () => {
    for (const [at, { variant }] of drawn(whoWins, deep(5, 12)).entries()) {
      if (at < deep(5, 12)) expect(variant.misere || variant.gravity, 'easy').toBe(false);
      if (variant.geometry.cellCount > 10) continue;
      const score = plain(variant).score(['.'.repeat(variant.geometry.cellCount), 'X']);
      expect(whoWins.key({ variant }), variant.id).toBe(GAME_VALUES[1 - score / 10]);
    }
  });

  it('know the best moves, as plain minimax does', () => {
    for (const { board } of drawn(boardMove, 6)) {
      const { cells, toMove } = board.setup;
      if (emptyCells(cells).length > 9) continue;
      const { score, cells: right } = plain(board.variant).solution([
        makePosition(cells),
        markName(toMove),
      ]);
      expect(movesOnBoard(board), boardField.codec.encode(board)).toMatchObject({ score, right });
    }
  });

  it('give pairs that belong to a pairing, and take any other that does it as well', () => {
    for (const params of drawn(findPairingKind, 6)) {
      const { given, missing } = pairsOf(params);
      expect(isPairing([...given, ...missing], params.variant)).toBe(true);
    }
    const params = { variant: makeVariant({ m: 3, n: 2, k: 3 }), given: 0, form: 0 };
    const graded = (pairs: string) =>
      findPairingKind.grade(
        params,
        pairs.split(' ').map(([a, b]): CellPair => [Number(a), Number(b)]),
      );
    for (const right of ['01 34', '12 45', '02 35']) expect(graded(right).points).toBe(1);
    expect(graded('01 25')).toMatchObject({
      points: 0.5,
      reasons: [{ code: 'line-open', line: [3, 4, 5], open: 1 }],
    });
    expect(graded('01 14').reasons[0]?.code).toBe('pairs-share');
  });

  it.each([
    ['1.1.1', 'strange-part'],
    ['4.4.5', 'no-line'],
    ['9.9.5', 'too-large'],
    ['4.4.4.torus', 'strange-part'],
    ['04.4.4', 'strange-part'],
    ['100.100.5.gravity', 'strange-part'],
  ])('refuse the board %s', (text, code) => {
    expect(variantField.codec.decode(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it.each([
    ['4.4.4_................x', true],
    ['4.4.4.gravity_X...............o', false],
    ['4.4.4_XXXX............o', false],
    ['4.4.4_X..............o', false],
    ['5.5.4_.........................x', true],
    [`8.8.4_X${'.'.repeat(63)}o`, true],
    [`8.8.4_${'X'.repeat(4)}${'.'.repeat(57)}OOOo`, false],
  ])('read the position %s: %s', (text, isSound) => {
    expect(boardField.codec.decode(text).ok).toBe(isSound);
  });

  it('ask only for what can be searched in time', () => {
    const empty = '5.5.4_.........................x';
    expect(boardMove.params.decode(empty)).toMatchObject({ problem: { code: 'unsolved' } });
    expect(whoWins.params.decode('8.8.4')).toMatchObject({ problem: { code: 'unsolved' } });
    for (const text of ['3.3.3~0~0', '5x5x2.5~0~0', '5.5.5.gravity~0~0'])
      expect(findPairingKind.params.decode(text)).toMatchObject({
        problem: { code: 'nothing-to-find' },
      });
    expect(checkSetup([...emptySetup(X, makeVariant({ m: 4, n: 4, k: 4 })).cells], X).ok).toBe(
      false,
    );
  });
});
