import { expect, it } from 'vitest';
import { KINDS } from '../../../src/engine/index.ts';

// Boards that make no exercise, and the code of the reason; none for a board that just makes one.
it.each([
  ['best-move', 'XXXOO....o', 'finished-game'],
  ['best-move', 'XXX......o', 'mark-counts'],
  ['best-move', 'X........x', 'wrong-turn'],
  ['find-win', 'X...O....x', 'nothing-to-find'],
  // X threatens two lines: O can win first on the one board, and not on the other.
  ['stop-loss', 'XOX...XO.o', undefined],
  ['stop-loss', 'X.X.O.X.Oo', 'nothing-to-find'],
  ['fill-tree', '.........x~x~all', 'too-much'],
  ['cut-branches', 'XOXXOOO.Xx~x~asked', 'nothing-to-find'],
  // More calls than anyone should make by hand.
  ['horizon', 'X...O....x~x~2', 'too-much'],
  ['play-on', '.........x~minimax~win-4~0', 'nothing-to-find'],
  ['play-on', 'XXXOO....o~random~no-loss~0', 'finished-game'],
  ['expected-score', 'XXOOOX...x~6~b', undefined],
  ['expected-score', 'XXOOOX...x~0~b', 'asked-is-taken'],
  ['expected-score', 'X...O....x~1~b', 'too-much'],
  ['bead-chances', 'XO..OXX.Ox~3~2~2~win~7', undefined],
  ['bead-chances', 'XO..OXX.Ox~0~2~2~win~7', 'asked-is-taken'],
  ['bead-chances', 'XO..OXX.Ox~3~2~2~win~8', 'asked-is-taken'],
  // The only bead of the box is taken out after a loss.
  ['bead-chances', 'XOXXOOOX.x~8~1~4~loss~8', 'nothing-to-find'],
  ['bead-chances', 'XOXXOOOX.x~8~1~4~win~8', undefined],
  ['open', 'O.XX~shown~15x15.', 'strange-part'],
  ['open', 'XXXXX....x~none~15x15.', 'mark-counts'],
  ['open', '.........x~sheet~31x3.', 'too-much'],
] as const)('%s: %s is refused as %s', (id, text, code) => {
  const read = KINDS[id].params.decode(text);
  expect(read.ok ? undefined : read.problem.code).toBe(code);
});
