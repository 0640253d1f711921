import { expect, it } from 'vitest';
import {
  boardMarks,
  boardSummary,
  refusal,
} from '../../../../src/components/ui/large-board/boardSummary.ts';
import { O, X, boardOfSheet, type Stone } from '../../../../src/engine/index.ts';
import { largeBoardMessages } from '#language/ui/large-board/messages';

const words = largeBoardMessages;
const size = { width: 15, height: 15 };
const THREE: readonly Stone[] = [
  { x: 7, y: 7, mark: X },
  { x: 8, y: 7, mark: O },
  { x: 6, y: 6, mark: X },
];

it('names few marks, and which of them is the last', () => {
  expect(boardSummary({ board: boardOfSheet({ stones: [] }) })).toBe(words.summary.empty);
  const board = boardOfSheet({ size, stones: THREE });
  expect(boardSummary({ board, last: { x: 6, y: 6 } })).toBe(
    'X on g9, h8; O on i8. The last: X on g9.',
  );
  const open = boardOfSheet({ stones: [{ x: -3, y: 7, mark: O }] });
  expect(boardSummary({ board: open })).toBe('O on (minus 3,\xa07).');
});

it('names every mark of a lesson, row by row from the top', () => {
  const stones = Array.from({ length: 14 }, (_, i) => ({ x: 13 - i, y: 1 - (i % 2), mark: X }));
  const said = boardSummary({ board: boardOfSheet({ size, stones }) });
  expect(said).toBe('X on a15, c15, e15, g15, i15, k15, m15, b14, d14, f14, h14, j14, l14, n14.');
  expect(boardMarks({ board: boardOfSheet({ size, stones }) })).toBeUndefined();
});

it('counts very many, and names them where they can be read one by one', () => {
  const stones = Array.from({ length: 60 }, (_, i) => ({
    x: i % 15,
    y: Math.floor(i / 15),
    mark: i % 2 ? O : X,
  }));
  const scene = { board: boardOfSheet({ size, stones }), last: { x: 12, y: 0 } };
  expect(boardSummary(scene)).toBe(`${words.summary.many(60)} The last: X on m15.`);
  const named = boardMarks(scene) ?? '';
  expect(named.match(/\b[a-o]\d+\b/g)).toHaveLength(60);
});

it('says why a cell cannot be chosen', () => {
  const scene = { board: boardOfSheet({ size, stones: THREE }) };
  expect(refusal(scene, { x: 0, y: 0 })).toBe(words.refused('a15'));
});
