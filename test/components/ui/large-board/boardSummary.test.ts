import { expect, it } from 'vitest';
import { boardSummary, refusal } from '../../../../src/components/ui/large-board/boardSummary.ts';
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
  const board = boardOfSheet({ size, stones: THREE });
  expect(boardSummary({ board, last: { x: 6, y: 6 } }, words)).toBe(
    'X on g7, h8; O on i8. The last: X on g7.',
  );
  expect(boardSummary({ board: boardOfSheet({ stones: THREE.slice(1, 2) }) }, words)).toBe(
    'O on (8, 7).',
  );
});

it('counts many', () => {
  const stones = Array.from({ length: 13 }, (_, x) => ({ x, y: 0, mark: x % 2 ? O : X }));
  const scene = { board: boardOfSheet({ size, stones }), last: { x: 12, y: 0 } };
  expect(boardSummary(scene, words)).toBe('13 marks. The last: X on m1.');
});

it('says that there are none', () => {
  expect(boardSummary({ board: boardOfSheet({ stones: [] }) }, words)).toBe(words.summary.empty);
});

it('says why a cell cannot be chosen', () => {
  const scene = { board: boardOfSheet({ size, stones: THREE }) };
  expect(refusal(scene, { x: 8, y: 7 }, words)).toBe('Cell i8 is taken.');
  expect(refusal(scene, { x: 0, y: 0 }, words)).toBe(words.refused('a1'));
});
